"""What both clients do around a request: address, key, and what an answer or a broken connection means."""

from __future__ import annotations

from typing import Any

import httpx

from ._steps import Answer, Broken, Request
from .errors import RectoConnectionError, RectoTimeoutError

TIMEOUT = 60.0
MAX_RETRIES = 4
LONGEST_HOLD = 30
"""Seconds for which the server holds an answer at most."""


class Exchange:
    def __init__(self, api_key: str, base_url: str, timeout: float) -> None:
        if not api_key:
            raise ValueError("Recto needs an api_key: the owner of the workspace makes one.")
        if not base_url.startswith(("http://", "https://")):
            raise ValueError("Recto needs a base_url such as https://recto.example.")
        self._base = base_url.rstrip("/")
        self._key = api_key
        self._timeout = timeout
        # Where the log stood after the last write: what is read next shows it, whichever process answers.
        self._position: str | None = None

    @property
    def longest_hold(self) -> int:
        return min(LONGEST_HOLD, int(self._timeout / 2))

    def arguments(self, request: Request) -> dict[str, Any]:
        headers = {"Accept": "application/json", "Authorization": f"Bearer {self._key}", **request.headers}
        if request.method == "GET" and self._position is not None:
            headers["Min-Position"] = self._position
        return {
            "method": request.method,
            "url": f"{self._base}/api{request.path}",
            "params": dict(request.params),
            "headers": headers,
            "json": request.json,
            "data": request.form,
            "files": {"file": request.file} if request.file else None,
            "timeout": self._timeout,
            # Where one leads to is for who set the address to say.
            "follow_redirects": False,
        }

    def answer(self, response: httpx.Response) -> Answer:
        if response.is_success:
            self._position = response.headers.get("position", self._position)
        headers = {name.lower(): value for name, value in response.headers.items()}
        return Answer(response.status_code, headers, response.content)

    def broken(self, error: httpx.RequestError) -> Broken:
        if isinstance(error, httpx.TimeoutException):
            return RectoTimeoutError(f"{self._base} did not answer within {self._timeout:g} s.")
        return RectoConnectionError(f"There is no connection to {self._base}: {error}")
