"""What HKK would be without a clause; the patches are in the modules named here, see `patches`."""

from tests.ablation import hkk_costs  # noqa: F401
