"""What was read from a document, value by value."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from typing import Any, Generic, Literal, TypeAlias, TypeVar, cast

from .api import (
    BankStatementValues,
    ContractValues,
    Document,
    Evidence,
    FormValues,
    IdCardValues,
    InvoiceValues,
    ReceiptValues,
    ShippingLabelValues,
    UnknownValues,
)


@dataclass(frozen=True)
class Value:
    path: str
    """Dotted, list items by index: `line_items.0.amount`."""
    value: Any
    confidence: float | None
    """0 to 1; None of what a member added."""
    place: Evidence | None
    """Page from 0; box from left and top to right and bottom, as parts (0 to 1) of the page."""
    confirmed: bool
    """A member found it right."""
    edited: bool
    """A member set it."""


Type = TypeVar("Type")
Values = TypeVar("Values")


@dataclass(frozen=True)
class Read(Generic[Type, Values]):
    type: Type
    values: Values
    fields: tuple[Value, ...]
    """Every single value with its certainty and place."""
    document: Document


# What each type of document holds as it is read; members may have added to it or taken from it.
Extracted: TypeAlias = (
    Read[Literal["invoice"], InvoiceValues]
    | Read[Literal["receipt"], ReceiptValues]
    | Read[Literal["contract"], ContractValues]
    | Read[Literal["id_card"], IdCardValues]
    | Read[Literal["shipping_label"], ShippingLabelValues]
    | Read[Literal["bank_statement"], BankStatementValues]
    | Read[Literal["form"], FormValues]
    | Read[Literal["unknown"], UnknownValues]
)
"""Tell the types apart by `type`: then `values` has its members."""


def extracted(document: Document) -> Extracted:
    # What type the values have the server says by `docType`.
    read = Read(document["docType"], document["extraction"], tuple(fields_of(document)), document)
    return cast(Extracted, read)


def fields_of(document: Document) -> list[Value]:
    """Every single value of a document with its certainty and place."""
    confidence, evidence = document["confidence"], document["evidence"]
    confirmed, edited = set(document["confirmed"]), set(document["edited"])
    return [
        Value(path, value, confidence.get(path), evidence.get(path), path in confirmed, path in edited)
        for path, value in _leaves(document["extraction"], "", confidence)
    ]


def _leaves(value: Any, path: str, confidence: Mapping[str, float]) -> Iterator[tuple[str, Any]]:
    # A list that was scored as one is one value.
    if not isinstance(value, dict | list) or path in confidence:
        yield path, value
        return
    members = value.items() if isinstance(value, dict) else enumerate(value)
    for key, member in members:
        yield from _leaves(member, f"{path}.{key}" if path else str(key), confidence)
