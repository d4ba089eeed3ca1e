"""Calls with the Python client, one a line, and what came of each as a line of JSON. Its argument: sync or async."""

import asyncio
import inspect
import json
import sys

import recto_client as client

KIND = client.Recto if sys.argv[1] == "sync" else client.AsyncRecto
FILE = b"%PDF-1.7"


async def done(outcome):
    return await outcome if inspect.isawaitable(outcome) else outcome


async def every(items):
    return [item async for item in items] if hasattr(items, "__aiter__") else [*items]


async def outcome_of(given, recto):
    documents = recto.documents
    match given["name"]:
        case "usage":
            return (await done(recto.usage()))["plan"]
        case "upload":
            return (await done(documents.upload(FILE)))["document"]["_id"]
        case "uploadUrl":
            return (await done(documents.upload(client.FileAtUrl(given["at"]), filename=given.get("filename"))))["document"]["_id"]
        case "retry":
            return (await done(documents.retry("d")))["_id"]
        case "edit":
            return (await done(documents.edit("d", {}, if_version=given["ifVersion"])))["_id"]
        case "extract":
            options = {"timeout": given["waitMs"] / 1000} if "waitMs" in given else {}
            fields = (await done(documents.extract(FILE, **options))).fields
            return [{key: value for key, value in vars(field).items() if value is not None} for field in fields]
        case "uploadAndGet":
            return await done(documents.get((await done(documents.upload(FILE)))["document"]["_id"]))
        case "list":
            return [one["_id"] for one in await every(documents.list(status=given["status"]))]
        case "verify":
            options = {"tolerance_seconds": given["tolerance"]} if "tolerance" in given else {}
            return client.verify_webhook(given["text"], given["headers"], given["secret"], **options)["type"]


async def answer(given):
    settings = {
        **({"max_retries": given["maxRetries"]} if "maxRetries" in given else {}),
        **({"timeout": given["timeoutMs"] / 1000} if "timeoutMs" in given else {}),
    }
    recto = KIND("recto_live_1", f"{given['url']}/", **settings)
    try:
        return await outcome_of(given, recto)
    except client.RectoError as error:
        name = type(error).__name__
        assert isinstance(error, getattr(client, name))
        return {
            "error": name,
            "code": error.code,
            "message": error.message,
            "status": getattr(error, "status", None),
            "requestId": getattr(error, "request_id", None),
            "retryAfter": getattr(error, "retry_after", None),
            "documentId": getattr(error, "document_id", None),
        }
    finally:
        await done(recto.close())


for line in sys.stdin:
    print(json.dumps({"outcome": asyncio.run(answer(json.loads(line)))}), flush=True)
