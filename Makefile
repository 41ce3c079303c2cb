# For people who type make: every target is ./dev of the same name.
.PHONY: demo test check bench ablate docs ci
demo test check bench ablate docs ci:
	@./dev $@ $(ARGS)
