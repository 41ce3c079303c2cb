# В какой фазе что-то происходит.
during-setup = при подготовке
during-plot = в фазе замыслов
during-draw = в фазе взятия карт
during-marshalling = в фазе сбора
during-challenges = в фазе вызовов
during-dominance = в фазе господства
during-standing = в фазе подъёма
during-taxation = в фазе налогов
during-epic = в эпической фазе
