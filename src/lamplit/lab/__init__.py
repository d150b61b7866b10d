"""The laboratory: plays many games and counts the results.

>>> report = simulate("terrorscape", games=4, seed="7", bots={"killer": "random", "survivors": "random"})
>>> report.played, len(report.failures)
(4, 0)
"""

from .plan import Plan
from .report import Group, Report, Share, wilson
from .simulation import simulate

__all__ = ["Group", "Plan", "Report", "Share", "simulate", "wilson"]
