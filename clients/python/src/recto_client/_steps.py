"""A call as steps without I/O: it yields what is to be sent or waited for, and both clients do that, each its way."""

from __future__ import annotations

import json
import random
import time
from collections.abc import Generator, Mapping
from dataclasses import dataclass, field
from email.utils import parsedate_to_datetime
from typing import Any, TypeAlias, TypeVar

from .errors import BY_STATUS, ApiError, RectoConnectionError, RectoTimeoutError, ServerError


@dataclass(frozen=True)
class Request:
    method: str
    path: str
    """Below `/api`."""
    params: Mapping[str, str | int] = field(default_factory=dict)
    headers: Mapping[str, str] = field(default_factory=dict)
    json: Mapping[str, Any] | None = None
    form: Mapping[str, str] | None = None
    file: tuple[str, bytes] | None = None
    """Its name and its bytes."""
    repeatable: bool = False
    """Sent twice it does no more than once."""


@dataclass(frozen=True)
class Pause:
    seconds: float


@dataclass(frozen=True)
class Answer:
    status: int
    headers: Mapping[str, str]
    """By lower-case names."""
    content: bytes

    def data(self) -> Any:
        try:
            return json.loads(self.content)["data"]
        except (ValueError, KeyError, TypeError):
            raise ApiError(self.status, "not_recto", "What answers at this address is not Recto.") from None


T = TypeVar("T")
Broken: TypeAlias = RectoConnectionError | RectoTimeoutError
Outcome: TypeAlias = Answer | Broken | None
"""None after a pause."""
Steps: TypeAlias = Generator[Request | Pause, Outcome, T]

FIRST_PAUSE = 0.5
LONGEST_PAUSE = 8.0
LONGEST_RETRY_AFTER = 60.0
"""Seconds. Who is told to come again later than that hears it at once."""
NOT_NOW = (429, 503)
"""The server did nothing but say so."""


def send(request: Request, max_retries: int) -> Steps[Answer]:
    tried = 0
    while True:
        outcome = yield request
        assert outcome is not None
        if isinstance(outcome, Answer) and 200 <= outcome.status < 300:
            return outcome
        error = refusal(outcome) if isinstance(outcome, Answer) else outcome
        # After a refusal nothing was done; after a broken connection nobody knows.
        again = error.status in NOT_NOW if isinstance(error, ApiError) else request.repeatable
        wait = (error.retry_after if isinstance(error, ApiError) else None) or 0.0
        if not again or tried >= max_retries or wait > LONGEST_RETRY_AFTER:
            raise error
        yield Pause(max(wait, back_off(tried)))
        tried += 1


def back_off(tried: int) -> float:
    """Twice as long each time, and not all clients at the same moment."""
    return min(LONGEST_PAUSE, FIRST_PAUSE * 2.0**tried) * random.uniform(0.5, 1.0)


def refusal(answer: Answer) -> ApiError:
    status = answer.status
    kind = BY_STATUS.get(status, ServerError if status >= 500 else ApiError)
    request_id = answer.headers.get("x-correlation-id")
    retry_after = seconds_until(answer.headers.get("retry-after"))
    try:
        error = json.loads(answer.content)["error"]
        code, message = error["code"], error["message"]
    except (ValueError, KeyError, TypeError):
        # Not of Recto: something between answered.
        text = f"The server answered {status}."
        return kind(status, f"http_{status}", text, request_id=request_id, retry_after=retry_after)
    return kind(
        status,
        code,
        message,
        request_id=error.get("correlationId", request_id),
        details=error.get("details"),
        retry_after=retry_after,
    )


def seconds_until(header: str | None) -> float | None:
    """Of seconds or a date."""
    if header is None:
        return None
    if header.strip().isdigit():
        return float(header)
    try:
        return max(0.0, parsedate_to_datetime(header).timestamp() - time.time())
    except ValueError:
        return None
