"""The client that waits."""

from __future__ import annotations

import time
from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import Any, TypeVar

import httpx

from ._calls import WAIT, Calls, ExportedAll, ExportedFile, FileToRead
from ._http import MAX_RETRIES, TIMEOUT, Exchange
from ._steps import Outcome, Pause, Steps
from .api import (
    AddWebhookBody,
    BulkExport,
    BulkJob,
    Document,
    DocumentHistory,
    DocumentStatus,
    DocumentSummary,
    DocumentType,
    ExportBody,
    ExportPreview,
    Proposal,
    UploadData,
    Usage,
    Version,
    VersionWithValues,
    Webhook,
    WebhookSecret,
)
from .extracted import Extracted

T = TypeVar("T")


class _Runner:
    def __init__(self, exchange: Exchange, http: httpx.Client) -> None:
        self._exchange = exchange
        self._http = http

    def run(self, steps: Steps[T]) -> T:
        outcome: Outcome = None
        while True:
            try:
                step = steps.send(outcome)
            except StopIteration as done:
                result: T = done.value
                return result
            if isinstance(step, Pause):
                time.sleep(step.seconds)
                outcome = None
                continue
            try:
                outcome = self._exchange.answer(self._http.request(**self._exchange.arguments(step)))
            except httpx.RequestError as error:
                outcome = self._exchange.broken(error)


class Recto:
    """A workspace of a Recto server, as an API key may reach it.

    `timeout`: seconds for which the server may be silent. `max_retries`: how often a request is sent again after 429,
    503 or a broken connection. `http_client`: yours in place of one of its own; then closing it is yours, too.
    """

    def __init__(
        self,
        api_key: str,
        base_url: str,
        *,
        timeout: float = TIMEOUT,
        max_retries: int = MAX_RETRIES,
        http_client: httpx.Client | None = None,
    ) -> None:
        exchange = Exchange(api_key, base_url, timeout)
        self._own = httpx.Client() if http_client is None else None
        self._runner = _Runner(exchange, http_client or self._own or httpx.Client())
        self._calls = Calls(max_retries, exchange.longest_hold)
        self.documents = Documents(self._runner, self._calls)
        self.webhooks = Webhooks(self._runner, self._calls)

    def export(self, wanted: ExportBody) -> ExportedFile:
        """Documents as one file: JSON, CSV, Excel, PDF or XML."""
        return self._runner.run(self._calls.export(wanted))

    def preview_export(self, wanted: ExportBody) -> ExportPreview:
        """The first records of an export, at most 100."""
        return self._runner.run(self._calls.preview_export(wanted))

    def usage(self) -> Usage:
        """Credits of the month."""
        return self._runner.run(self._calls.usage())

    def close(self) -> None:
        if self._own is not None:
            self._own.close()

    def __enter__(self) -> Recto:
        return self

    def __exit__(self, *_raised: object) -> None:
        self.close()


class Documents:
    """Documents, from upload to deletion."""

    def __init__(self, runner: _Runner, calls: Calls) -> None:
        self._run = runner.run
        self._calls = calls

    def extract(
        self,
        file: FileToRead,
        *,
        filename: str | None = None,
        delete_after_processing: bool = False,
        idempotency_key: str | None = None,
        timeout: float = WAIT,
    ) -> Extracted:
        """Uploads a file, waits until it is read, and answers its values with certainty and place.

        Raises `ExtractionFailedError` when it cannot be read; `RectoTimeoutError`, with the id to go on waiting by.
        """
        steps = self._calls.extract(
            file,
            timeout,
            filename=filename,
            delete_after_processing=delete_after_processing,
            idempotency_key=idempotency_key,
        )
        return self._run(steps)

    def upload(
        self,
        file: FileToRead,
        *,
        filename: str | None = None,
        delete_after_processing: bool = False,
        idempotency_key: str | None = None,
    ) -> UploadData:
        """It is read afterwards. `idempotency_key`: yours, one for each upload; made again with it, an upload is
        answered as it was and charged once."""
        return self._run(self._calls.upload(file, filename, delete_after_processing, idempotency_key))

    def wait(self, document_id: str, *, timeout: float = WAIT) -> Document:
        """Until it is read, well or not: see `status`. `timeout` in seconds, then `RectoTimeoutError`."""
        return self._run(self._calls.wait(document_id, timeout))

    def list(
        self,
        *,
        search: str | None = None,
        status: Sequence[DocumentStatus] | None = None,
        doc_type: Sequence[DocumentType] | None = None,
        language: Sequence[str] | None = None,
        start_date: str | None = None,
        end_date: str | None = None,
        include_fields: bool = False,
    ) -> Iterator[DocumentSummary]:
        """Newest first. What comes meanwhile is left out, and nothing is told twice or passed over."""
        narrowed = {
            "search": search,
            "status": status,
            "docType": doc_type,
            "language": language,
            "startDate": start_date,
            "endDate": end_date,
            "includeFields": include_fields,
        }
        cursor: str | None = None
        while True:
            found = self._run(self._calls.part_of_list(cursor, narrowed))
            for document in found["documents"]:
                yield document
            cursor = found["pagination"]["next"]
            if cursor is None:
                return

    def get(self, document_id: str) -> Document:
        return self._run(self._calls.get(document_id))

    def edit(
        self,
        document_id: str,
        extraction: Mapping[str, Any],
        *,
        changes: Sequence[str] | None = None,
        if_version: int | None = None,
    ) -> Document:
        """`extraction`: all values as they are to be. `changes`: what you say of it, for its history. `if_version`: the
        version you saw; when the document is at another one by now, nothing is changed (`VersionConflictError`)."""
        return self._run(self._calls.edit(document_id, extraction, changes, if_version))

    def confirm(self, document_id: str, paths: Sequence[str], *, if_version: int | None = None) -> Document:
        """These values were looked at and are right."""
        return self._run(self._calls.confirm(document_id, paths, if_version))

    def propose(
        self,
        document_id: str,
        path: str,
        value: str | float | bool,
        reason: str,
        *,
        idempotency_key: str | None = None,
    ) -> Proposal:
        """Another value for a path, and why: nothing changes until a person accepts it. `idempotency_key`: yours, one
        for each proposal; made again with it, a proposal is answered as it was."""
        return self._run(self._calls.propose(document_id, path, value, reason, idempotency_key))

    def retry(self, document_id: str, *, idempotency_key: str | None = None) -> Document:
        """Reads a document again that failed, while its file is there. `idempotency_key`: yours, one for each new try;
        made again with it, it is no second one."""
        return self._run(self._calls.retry(document_id, idempotency_key))

    def delete(self, document_id: str) -> None:
        """For good."""
        self._run(self._calls.delete(document_id))

    def delete_all(
        self,
        document_ids: Sequence[str],
        *,
        on_progress: Callable[[BulkJob], object] | None = None,
        timeout: float = WAIT,
        idempotency_key: str | None = None,
    ) -> BulkJob:
        """Many, for good, each as `delete` would; 10,000 at most. Answers when the job is over; what could not be
        deleted stands in `failed`, and keeps nothing else. `on_progress` is told how far it is, every two seconds or so
        and when it is over. Raises RectoTimeoutError; the job goes on. `idempotency_key`: yours, one for each such
        request."""
        return self._run(self._calls.delete_all(document_ids, on_progress, timeout, idempotency_key))

    def export_all(
        self,
        document_ids: Sequence[str],
        wanted: Mapping[str, Any],
        *,
        on_progress: Callable[[BulkExport], object] | None = None,
        timeout: float = WAIT,
        idempotency_key: str | None = None,
    ) -> ExportedAll:
        """Many as one file, 10,000 at most; `wanted`: fields and form, as of `BulkExportBody` without `ids`. Answers
        when the job is over; what could not be exported stands in `job["failed"]`, and keeps nothing else.
        `on_progress` is told how far it is, every two seconds or so and when it is over. Raises RectoTimeoutError; the
        job goes on, and its file is kept for a day. `idempotency_key`: yours, one for each such request."""
        return self._run(self._calls.export_all(document_ids, wanted, on_progress, timeout, idempotency_key))

    def versions(self, document_id: str) -> Iterator[Version]:
        """Newest first."""
        document = self.get(document_id)
        known = {version["version"]: version for version in document["versions"]}
        # The document has the newest of them.
        for number in range(document["version"], 0, -1):
            yield known[number] if number in known else self.version(document_id, number)

    def version(self, document_id: str, number: int) -> VersionWithValues:
        """With the values as they were then."""
        return self._run(self._calls.version(document_id, number))

    def restore(self, document_id: str, number: int, *, if_version: int | None = None) -> Document:
        """Makes the values of an old version the newest."""
        return self._run(self._calls.restore(document_id, number, if_version))

    def history(self, document_id: str) -> DocumentHistory:
        """Every fact from upload to deletion."""
        return self._run(self._calls.history(document_id))

    def original(self, document_id: str) -> bytes:
        """The file as it was uploaded."""
        return self._run(self._calls.original(document_id))

    def page(self, document_id: str, number: int, *, width: int | None = None) -> bytes:
        """A page, from 1, as a WebP picture; `width`: most pixels across."""
        return self._run(self._calls.page(document_id, number, width))


class Webhooks:
    """Where messages go: for keys with the scopes `webhooks` and `documents:read`."""

    def __init__(self, runner: _Runner, calls: Calls) -> None:
        self._run = runner.run
        self._calls = calls

    def list(self) -> Sequence[Webhook]:
        """In the order they were added."""
        return self._run(self._calls.webhooks())

    def add(self, wanted: AddWebhookBody, *, idempotency_key: str | None = None) -> WebhookSecret:
        """The answer has the secret that signs its messages, for `verify_webhook`; it is never shown again."""
        return self._run(self._calls.add_webhook(wanted, idempotency_key))

    def remove(self, webhook_id: str) -> None:
        """With its secrets and what became of its messages."""
        self._run(self._calls.remove_webhook(webhook_id))
