"""The laboratory: plays many games and counts.

>>> report = simulate("terrorscape", games=4, seed="7", bots={"killer": "random", "survivors": "random"})
>>> report.played, len(report.failures)
(4, 0)
"""

from .plan import Plan
from .report import Report, Share, wilson
from .simulation import simulate

__all__ = ["Plan", "Report", "Share", "simulate", "wilson"]
