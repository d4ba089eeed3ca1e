"""Is a message from Recto? Standard Webhooks: an HMAC over id, time and body."""

from __future__ import annotations

import base64
import binascii
import hashlib
import hmac
import json
import time
from collections.abc import Mapping, Sequence
from typing import Any, Literal, NotRequired, TypeAlias, TypedDict, cast

from .api import DocumentType
from .errors import WebhookVerificationError

TOLERANCE_SECONDS = 5 * 60
PREFIX = "whsec_"


class MessageError(TypedDict):
    code: str
    message: str


class DocumentMessageData(TypedDict):
    workspaceId: str
    documentId: str
    docType: DocumentType
    status: str
    version: NotRequired[int]
    error: NotRequired[MessageError]
    link: NotRequired[str]
    values: NotRequired[dict[str, Any]]
    valuesLeftOut: NotRequired[bool]


class DocumentMessage(TypedDict):
    type: Literal["document.completed", "document.failed", "document.edited", "document.confirmed", "document.deleted"]
    timestamp: str
    data: DocumentMessageData


class CreditsLowData(TypedDict):
    workspaceId: str
    period: str
    granted: int
    used: int
    left: int
    link: str


class CreditsLowMessage(TypedDict):
    type: Literal["credits.low"]
    timestamp: str
    data: CreditsLowData


class TestMessageData(TypedDict):
    workspaceId: str


class TestMessage(TypedDict):
    type: Literal["webhook.test"]
    timestamp: str
    data: TestMessageData


WebhookMessage: TypeAlias = DocumentMessage | CreditsLowMessage | TestMessage
"""Others may come later: ignore what you do not know."""


def verify_webhook(
    payload: str | bytes,
    headers: Mapping[str, str],
    secret: str | Sequence[str],
    *,
    tolerance_seconds: float = TOLERANCE_SECONDS,
) -> WebhookMessage:
    """The message, when it is one of this webhook; raises `WebhookVerificationError` when it is not.

    `payload` is the body as it came, byte for byte: verify before you parse. `secret` is `whsec_…`, several when you
    hold more than one; one signature that fits one of them is enough. `tolerance_seconds` is how old, or ahead of your
    clock, a message may be.
    """
    given = {name.lower(): value for name, value in headers.items()}
    for name in ("webhook-id", "webhook-timestamp", "webhook-signature"):
        if not given.get(name):
            raise WebhookVerificationError(f"There is no {name} header.")
    timestamp = given["webhook-timestamp"]
    if not (timestamp.isascii() and timestamp.isdigit()):
        raise WebhookVerificationError("webhook-timestamp is not a number of seconds.")
    if abs(time.time() - int(timestamp)) > tolerance_seconds:
        raise WebhookVerificationError("The message is too old, or the clocks differ.")

    body = payload.encode() if isinstance(payload, str) else payload
    signed = f"{given['webhook-id']}.{timestamp}.".encode() + body
    signatures = [one[3:].encode() for one in given["webhook-signature"].split(" ") if one.startswith("v1,")]
    for one in [secret] if isinstance(secret, str) else secret:
        wanted = base64.b64encode(hmac.new(_key(one), signed, hashlib.sha256).digest())
        if any(hmac.compare_digest(wanted, signature) for signature in signatures):
            return cast(WebhookMessage, json.loads(body))
    raise WebhookVerificationError("No signature fits the secret.")


def _key(secret: str) -> bytes:
    try:
        key = base64.b64decode(secret.removeprefix(PREFIX), validate=True)
    except binascii.Error:
        key = b""
    if not key:
        raise WebhookVerificationError(f"The secret is not {PREFIX}… in base64.")
    return key
