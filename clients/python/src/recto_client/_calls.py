"""What can be asked of Recto, as steps (see _steps.py), said once for both clients."""

from __future__ import annotations

import re
import time
import uuid
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from os import PathLike, fspath
from pathlib import Path
from typing import Any, BinaryIO, TypeAlias, TypeVar, cast
from urllib.parse import quote, unquote

from ._steps import Answer, Pause, Request, Steps, back_off, send
from .api import (
    AddWebhookBody,
    BulkExport,
    BulkJob,
    Document,
    DocumentHistory,
    DocumentListData,
    ExportBody,
    ExportPreview,
    Proposal,
    UploadData,
    Usage,
    VersionWithValues,
    Webhook,
    WebhookSecret,
)
from .errors import ExtractionFailedError, RectoTimeoutError
from .extracted import Extracted, extracted

@dataclass(frozen=True)
class FileAtUrl:
    """https; the server fetches it, once, and follows no redirect."""

    url: str


FileToRead: TypeAlias = str | PathLike[str] | bytes | BinaryIO | FileAtUrl
"""A path, bytes, a file that is open for reading bytes, or where the server finds one."""

WAIT = 600.0
"""Seconds for which a document is waited for in all."""
PROGRESS = 2
"""Seconds between two tellings of how far a job is."""
PAGE = 100
T = TypeVar("T")


@dataclass(frozen=True)
class ExportedFile:
    filename: str
    content_type: str
    content: bytes


@dataclass(frozen=True)
class ExportedAll:
    job: BulkExport
    file: ExportedFile | None
    """None: none of them could be exported, or the job was canceled or failed, see `job`."""


Tell: TypeAlias = Callable[[Mapping[str, Any]], object] | None


class Calls:
    """`longest_hold`: seconds to ask the server to hold an answer for, well within the time of a request."""

    def __init__(self, max_retries: int, longest_hold: int) -> None:
        self._max_retries = max_retries
        self._longest_hold = longest_hold

    def extract(self, file: FileToRead, timeout: float, **upload: Any) -> Steps[Extracted]:
        uploaded = yield from self.upload(file, **upload)
        document = yield from self.wait(uploaded["document"]["_id"], timeout)
        if document["status"] == "failed":
            raise ExtractionFailedError(document)
        return extracted(document)

    def upload(
        self, file: FileToRead, filename: str | None, delete_after_processing: bool, idempotency_key: str | None
    ) -> Steps[UploadData]:
        headers = {"Idempotency-Key": idempotency_key or str(uuid.uuid4())}
        if isinstance(file, FileAtUrl):
            body: dict[str, Any] = {"url": file.url, "deleteAfterProcessing": delete_after_processing}
            if filename is not None:
                body["filename"] = filename
            answer = yield from self._send(Request("POST", "/documents", headers=headers, json=body, repeatable=True))
            return cast(UploadData, answer.data())
        name, content = _content(file)
        answer = yield from self._send(
            Request(
                "POST",
                "/documents/upload",
                headers=headers,
                form={"deleteAfterProcessing": "true" if delete_after_processing else "false"},
                file=(filename or name, content),
                repeatable=True,
            )
        )
        return cast(UploadData, answer.data())

    def wait(self, document_id: str, timeout: float) -> Steps[Document]:
        return (
            yield from _held(
                lambda hold: self._document(document_id, {"wait": min(hold, self._longest_hold)}),
                lambda document: document["status"] in ("completed", "failed"),
                RectoTimeoutError(f"The document was not read within {timeout:g} s.", document_id),
                timeout,
            )
        )

    def part_of_list(self, cursor: str | None, narrowed: Mapping[str, Any]) -> Steps[DocumentListData]:
        params: dict[str, str | int] = {"limit": PAGE} if cursor is None else {"limit": PAGE, "cursor": cursor}
        for name, value in narrowed.items():
            if value is None or value is False:
                continue
            params[name] = "true" if value is True else value if isinstance(value, str) else ",".join(value)
        answer = yield from self._get("/documents", params)
        return cast(DocumentListData, answer.data())

    def get(self, document_id: str) -> Steps[Document]:
        return (yield from self._document(document_id))

    def edit(
        self,
        document_id: str,
        extraction: Mapping[str, Any],
        changes: Sequence[str] | None,
        if_version: int | None,
    ) -> Steps[Document]:
        body = {"extraction": extraction, **({} if changes is None else {"changes": [*changes]})}
        return (yield from self._write("PUT", document_id, "", body, if_version))

    def confirm(self, document_id: str, paths: Sequence[str], if_version: int | None) -> Steps[Document]:
        return (yield from self._write("POST", document_id, "/confirm", {"paths": [*paths]}, if_version))

    def propose(
        self, document_id: str, path: str, value: str | float | bool, reason: str, idempotency_key: str | None
    ) -> Steps[Proposal]:
        headers = {"Idempotency-Key": idempotency_key or str(uuid.uuid4())}
        body = {"path": path, "value": value, "reason": reason}
        to = f"{_path(document_id)}/proposals"
        answer = yield from self._send(Request("POST", to, headers=headers, json=body, repeatable=True))
        return cast(Proposal, answer.data()["proposal"])

    def retry(self, document_id: str, idempotency_key: str | None) -> Steps[Document]:
        headers = {"Idempotency-Key": idempotency_key or str(uuid.uuid4())}
        answer = yield from self._send(
            Request("POST", f"{_path(document_id)}/retry", headers=headers, repeatable=True)
        )
        return cast(Document, answer.data()["document"])

    def delete(self, document_id: str) -> Steps[None]:
        yield from self._send(Request("DELETE", _path(document_id), repeatable=True))

    def delete_all(
        self,
        document_ids: Sequence[str],
        on_progress: Callable[[BulkJob], object] | None,
        timeout: float,
        idempotency_key: str | None,
    ) -> Steps[BulkJob]:
        body = {"ids": [*document_ids]}
        job = yield from self._job("deletions", body, cast(Tell, on_progress), timeout, idempotency_key)
        return cast(BulkJob, job)

    def export_all(
        self,
        document_ids: Sequence[str],
        wanted: Mapping[str, Any],
        on_progress: Callable[[BulkExport], object] | None,
        timeout: float,
        idempotency_key: str | None,
    ) -> Steps[ExportedAll]:
        body = {**wanted, "ids": [*document_ids]}
        told = yield from self._job("exports", body, cast(Tell, on_progress), timeout, idempotency_key)
        job = cast(BulkExport, told)
        file = job.get("file")
        if file is None:
            return ExportedAll(job, None)
        answer = yield from self._get(file["href"])
        return ExportedAll(job, _exported(answer))

    def _job(
        self, kind: str, body: Mapping[str, Any], on_progress: Tell, timeout: float, idempotency_key: str | None
    ) -> Steps[Mapping[str, Any]]:
        """Asks for a job and until it is over."""
        jobs = f"/bulk-jobs/{kind}"
        headers = {"Idempotency-Key": idempotency_key or str(uuid.uuid4())}
        requested = yield from self._send(Request("POST", jobs, headers=headers, json=body, repeatable=True))
        path = f"{jobs}/{requested.data()['job']['id']}"
        longest = self._longest_hold if on_progress is None else min(self._longest_hold, PROGRESS)

        def ask(hold: int) -> Steps[Mapping[str, Any]]:
            answer = yield from self._get(path, {"wait": min(hold, longest)})
            job = cast(Mapping[str, Any], answer.data()["job"])
            if on_progress is not None:
                on_progress(job)
            return job

        late = RectoTimeoutError(f"The job was not over within {timeout:g} s.")
        return (yield from _held(ask, lambda job: job["status"] not in ("pending", "running"), late, timeout))

    def version(self, document_id: str, number: int) -> Steps[VersionWithValues]:
        answer = yield from self._get(f"{_path(document_id)}/versions/{number}")
        return cast(VersionWithValues, answer.data()["version"])

    def restore(self, document_id: str, number: int, if_version: int | None) -> Steps[Document]:
        return (yield from self._write("POST", document_id, f"/versions/{number}/restore", None, if_version))

    def history(self, document_id: str) -> Steps[DocumentHistory]:
        answer = yield from self._get(f"{_path(document_id)}/history")
        return cast(DocumentHistory, answer.data())

    def original(self, document_id: str) -> Steps[bytes]:
        answer = yield from self._get(f"{_path(document_id)}/original")
        return answer.content

    def page(self, document_id: str, number: int, width: int | None) -> Steps[bytes]:
        params = {} if width is None else {"width": width}
        answer = yield from self._get(f"{_path(document_id)}/pages/{number}", params)
        return answer.content

    def export(self, wanted: ExportBody) -> Steps[ExportedFile]:
        request = Request("POST", "/export/advanced", json=cast(Mapping[str, Any], wanted), repeatable=True)
        return _exported((yield from self._send(request)))

    def preview_export(self, wanted: ExportBody) -> Steps[ExportPreview]:
        request = Request("POST", "/export/preview", json=cast(Mapping[str, Any], wanted), repeatable=True)
        answer = yield from self._send(request)
        return cast(ExportPreview, answer.data())

    def usage(self) -> Steps[Usage]:
        answer = yield from self._get("/workspaces/usage")
        return cast(Usage, answer.data()["usage"])

    def webhooks(self) -> Steps[list[Webhook]]:
        answer = yield from self._get("/webhooks")
        return cast(list[Webhook], answer.data()["webhooks"])

    def add_webhook(self, wanted: AddWebhookBody, idempotency_key: str | None) -> Steps[WebhookSecret]:
        headers = {"Idempotency-Key": idempotency_key or str(uuid.uuid4())}
        body = cast(Mapping[str, Any], wanted)
        answer = yield from self._send(Request("POST", "/webhooks", headers=headers, json=body, repeatable=True))
        return cast(WebhookSecret, answer.data())

    def remove_webhook(self, webhook_id: str) -> Steps[None]:
        yield from self._send(Request("DELETE", f"/webhooks/{quote(webhook_id, safe='')}", repeatable=True))

    def _send(self, request: Request) -> Steps[Answer]:
        return send(request, self._max_retries)

    def _get(self, path: str, params: Mapping[str, str | int] | None = None) -> Steps[Answer]:
        return self._send(Request("GET", path, params=params or {}, repeatable=True))

    def _document(self, document_id: str, params: Mapping[str, str | int] | None = None) -> Steps[Document]:
        answer = yield from self._get(_path(document_id), params)
        return cast(Document, answer.data()["document"])

    def _write(
        self, method: str, document_id: str, below: str, body: Mapping[str, Any] | None, if_version: int | None
    ) -> Steps[Document]:
        # Made twice it changes nothing more, but of the version that was seen the first try left another one.
        seen = if_version is not None
        headers = {"If-Match": f'"{if_version}"'} if seen else {}
        request = Request(method, _path(document_id) + below, headers=headers, json=body, repeatable=not seen)
        answer = yield from self._send(request)
        return cast(Document, answer.data()["document"])


def _held(
    ask: Callable[[int], Steps[T]], is_over: Callable[[T], bool], late: RectoTimeoutError, timeout: float
) -> Steps[T]:
    """Asks until it is over, each time for an answer that is held for so many seconds at most."""
    until = time.monotonic() + timeout
    asked = 0
    while True:
        before = time.monotonic()
        left = until - before
        if asked > 0 and left <= 0:
            raise late
        told = yield from ask(max(0, int(left + 0.999)))
        if is_over(told):
            return told
        # A server that holds no answers, as too many wait, must not be asked without end.
        if time.monotonic() - before < 1:
            yield Pause(min(back_off(asked), max(0.0, until - time.monotonic())))
        asked += 1


def _path(document_id: str) -> str:
    return f"/documents/{quote(document_id, safe='')}"


def _content(file: str | PathLike[str] | bytes | BinaryIO) -> tuple[str, bytes]:
    if isinstance(file, bytes | bytearray):
        return "document", bytes(file)
    if isinstance(file, str | PathLike):
        path = Path(fspath(file))
        return path.name, path.read_bytes()
    name = getattr(file, "name", None)
    return Path(name).name if isinstance(name, str) else "document", file.read()


def _exported(answer: Answer) -> ExportedFile:
    named = answer.headers.get("content-disposition", "")
    kind = answer.headers.get("content-type", "application/octet-stream")
    return ExportedFile(_filename(named) or "export", kind, answer.content)


def _filename(disposition: str) -> str | None:
    """RFC 6266: the one in UTF-8 is the whole name."""
    encoded = re.search(r"filename\*=UTF-8''([^;]+)", disposition, re.IGNORECASE)
    if encoded:
        return unquote(encoded[1])
    plain = re.search(r'filename="([^"]*)"', disposition, re.IGNORECASE)
    return plain[1] if plain else None
