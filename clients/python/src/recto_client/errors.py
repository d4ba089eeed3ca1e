"""Everything the client raises is a `RectoError`; the class says what happened, `code` says it for programs."""

from __future__ import annotations

from typing import Any

from .api import Document


class RectoError(Exception):
    """`code` is stable and machine-readable, such as `no_credits`."""

    def __init__(self, code: str, message: str) -> None:
        super().__init__(message)
        self.code = code
        self.message = message


class ApiError(RectoError):
    """The server refused. `request_id` is to be quoted to support, `retry_after` in seconds."""

    def __init__(
        self,
        status: int,
        code: str,
        message: str,
        *,
        request_id: str | None = None,
        details: Any = None,
        retry_after: float | None = None,
    ) -> None:
        super().__init__(code, message)
        self.status = status
        self.request_id = request_id
        self.details = details
        self.retry_after = retry_after


class InvalidRequestError(ApiError):
    """400, 422: what was sent is not valid, or cannot be done."""


class AuthenticationError(ApiError):
    """401: no such API key, or one that is revoked or over."""


class NoCreditsError(ApiError):
    """402: no credits are left."""


class PermissionDeniedError(ApiError):
    """403: the key has not the scope for it."""


class NotFoundError(ApiError):
    """404: not there, or not of this workspace."""


class ConflictError(ApiError):
    """409: does not fit what is there."""


class VersionConflictError(ApiError):
    """412: somebody changed the document since you saw it."""


class TooLargeError(ApiError):
    """413: a file over 10 MB (`file_too_large`), or values beyond the limits."""


class UnsupportedFileError(ApiError):
    """415: not a file that is read."""


class RateLimitedError(ApiError):
    """429: too many requests; `retry_after` says when to come again."""


class ServerError(ApiError):
    """5xx: not now, or a fault of the server."""


BY_STATUS: dict[int, type[ApiError]] = {
    400: InvalidRequestError,
    401: AuthenticationError,
    402: NoCreditsError,
    403: PermissionDeniedError,
    404: NotFoundError,
    409: ConflictError,
    412: VersionConflictError,
    413: TooLargeError,
    415: UnsupportedFileError,
    422: InvalidRequestError,
    429: RateLimitedError,
}


class RectoConnectionError(RectoError):
    """No answer came: the server cannot be reached, or the connection broke."""

    def __init__(self, message: str) -> None:
        super().__init__("no_connection", message)


class RectoTimeoutError(RectoError):
    """Not in the time you gave. What was uploaded is there and is read on: `wait(document_id)` goes on waiting."""

    def __init__(self, message: str, document_id: str | None = None) -> None:
        super().__init__("timeout", message)
        self.document_id = document_id


class ExtractionFailedError(RectoError):
    """The document could not be read; its `code` and message say why, and its credit comes back."""

    def __init__(self, document: Document) -> None:
        failure = document.get("failure")
        super().__init__(
            failure["code"] if failure else "failed",
            failure["message"] if failure else "The document could not be read.",
        )
        self.document = document


class WebhookVerificationError(RectoError):
    """Not a message of this webhook, or one that is too old."""

    def __init__(self, message: str) -> None:
        super().__init__("not_verified", message)
