"""The types of what the haunt tells."""

from typing import Annotated, Any

from .....engine import NoArguments, PublicTypes
from ...shapes import ByOne, InRoom, OneInRoom, OneTowards

EVENTS: dict[str, Any] = {
    "flesh-begins": Annotated[InRoom, "The Blob begins to grow."],
    "flesh-caught": Annotated[ByOne, "An explorer becomes part of the Blob."],
    "flesh-found": Annotated[OneInRoom, "An explorer has found an Ingredient."],
    "flesh-examined": Annotated[OneTowards, "An explorer has learned something about the Blob."],
    "flesh-thrown": Annotated[OneTowards, "An explorer throws the mixture at the Blob."],
}

QUESTIONS: dict[str, Any] = {}

TYPES = PublicTypes(NoArguments, EVENTS, QUESTIONS)
