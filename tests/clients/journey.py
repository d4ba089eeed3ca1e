"""What a program does with the Python client; prints what it saw as JSON. Runs beside the files of stand.ts."""

import asyncio
import inspect
import json
import sys
import uuid

import recto_client as client


async def done(outcome):
    """Of both clients: one waits itself, the other is awaited."""
    return await outcome if inspect.isawaitable(outcome) else outcome


async def every(items):
    return [item async for item in items] if hasattr(items, "__aiter__") else list(items)


async def fault(work):
    try:
        await done(work())
        return "none"
    except client.RectoError as error:
        name = type(error).__name__
        known = getattr(client, name)
        status = f" {error.status}" if isinstance(error, client.ApiError) else ""
        return f"{known.__name__} {error.code}{status}"


async def verify(given):
    text, headers, secret = given["text"], given["headers"], given["secret"]
    message = client.verify_webhook(text.encode(), headers, secret)
    changed = await fault(lambda: client.verify_webhook(text.replace(message["type"], "x"), headers, secret))
    return {"type": message["type"], "documentId": message["data"]["documentId"], "changed": changed}


async def journey(given, kind):
    recto = kind(given["key"], given["url"])
    documents = recto.documents
    key = str(uuid.uuid4())
    read = await done(documents.extract("invoice.pdf", filename="whole-way.pdf", idempotency_key=key))
    id, version = read.document["_id"], read.document["version"]
    total = next(field for field in read.fields if field.path == "total_amount")

    with open("invoice.pdf", "rb") as file:
        again = await done(documents.upload(file, idempotency_key=key))
    other = await fault(lambda: documents.upload(b"%PDF-1.7 other", idempotency_key=key))

    changed = {**read.values, "total_amount": 125}
    edited = await done(documents.edit(id, changed, changes=["Updated total_amount"], if_version=version))
    stale = await fault(lambda: documents.edit(id, read.values, if_version=version))
    confirmed = await done(documents.confirm(id, ["invoice_number"], if_version=edited["version"]))
    proposal = (id, "invoice_number", "INV-1", "It says so.")
    proposed = await done(documents.propose(*proposal, idempotency_key="journey"))
    same = await done(documents.propose(*proposal, idempotency_key="journey"))
    versions = await every(documents.versions(id))
    first = await done(documents.version(id, 1))
    wanted = {"selectedDocuments": [id], "selectedFields": ["extraction.total_amount"], "format": "csv"}
    exported = await done(recto.export(wanted))
    records = await done(recto.preview_export({**wanted, "format": "json"}))
    listed = await every(documents.list(status=["completed"], search="whole-way"))
    usage = await done(recto.usage())
    original = await done(documents.original(id))
    page = await done(documents.page(id, 1, width=320))
    history = await done(documents.history(id))
    restored = await done(documents.restore(id, 1))

    endpoint = {"url": given["hook"], "events": ["credits.low"]}
    added = await done(recto.webhooks.add(endpoint, idempotency_key=key))
    added_again = await done(recto.webhooks.add(endpoint, idempotency_key=key))
    webhook = added["webhook"]["id"]

    async def has():
        return [one["id"] for one in await done(recto.webhooks.list())].count(webhook)

    before = await has()
    await done(recto.webhooks.remove(webhook))
    after = await has()

    damaged = await done(documents.upload("damaged.pdf"))
    failed = await done(documents.wait(damaged["document"]["_id"]))
    retried = await done(documents.retry(damaged["document"]["_id"]))
    stranger, away = kind(f"recto_live_{'0' * 64}", given["url"]), kind("k", "http://127.0.0.1:1", max_retries=0)
    faults = {
        "wrongKey": await fault(lambda: stranger.usage()),
        "unreadable": await fault(lambda: documents.extract("damaged.pdf")),
        "tooLarge": await fault(lambda: documents.extract("large.pdf")),
        "noDocument": await fault(lambda: documents.extract("notes.txt")),
        "notThere": await fault(lambda: documents.get("0190a1b2-7c3d-7e4f-8a5b-0000000000d1")),
        "invalid": await fault(lambda: documents.confirm(id, [])),
        "nobody": await fault(lambda: away.usage()),
        "other": other,
        "stale": stale,
    }
    exporting = []
    form = {"selectedFields": ["extraction.invoice_number"], "format": "csv", "customFileName": "all"}
    tell_export = lambda job: exporting.append([job["total"], job["status"]])
    both = [id, damaged["document"]["_id"]]
    all_of = await done(documents.export_all(both, form, on_progress=tell_export, idempotency_key=key))
    nothing = await done(documents.export_all([damaged["document"]["_id"]], form))
    await done(documents.delete(id))
    progress = []
    many = [damaged["document"]["_id"], "0190a1b2-7c3d-7e4f-8a5b-0000000000d1"]
    tell = lambda job: progress.append([job["total"], job["status"]])
    deleted_all = await done(documents.delete_all(many, on_progress=tell, idempotency_key=key))
    same_job = await done(documents.delete_all(many, idempotency_key=key))
    faults["deleted"] = await fault(lambda: documents.get(id))
    with open("invoice.pdf", "rb") as file:
        size = len(file.read())
    for each in (recto, stranger, away):
        await done(each.close())
    return {
        "id": id,
        "read": {
            "type": read.type,
            "number": read.values["invoice_number"],
            "total": {
                "path": total.path,
                "value": total.value,
                "confidence": total.confidence,
                "place": total.place,
                "confirmed": total.confirmed,
                "edited": total.edited,
            },
            "originalFilename": read.document["originalFilename"],
        },
        "again": again["document"]["_id"] == id,
        "edited": [edited["extraction"]["total_amount"], edited["edited"]],
        "confirmed": confirmed["confirmed"],
        "proposed": [proposed["value"], proposed["proposedBy"], same["id"] == proposed["id"]],
        "versions": [[version["version"], version["editedBy"]] for version in versions],
        "first": first["extraction"]["total_amount"],
        "exported": [exported.filename, exported.content_type, exported.content.decode()],
        "records": len(records),
        "listed": [document["_id"] == id for document in listed],
        "used": usage["usedCredits"],
        "original": [len(original), size],
        "page": page[8:12].decode("latin1"),
        "facts": len(history["facts"]) > 4,
        "restored": restored["extraction"]["total_amount"],
        "webhooks": [added["secret"] == added_again["secret"], before, after],
        "failed": [failed["status"], failed["failure"]["code"]],
        "retried": retried["status"] != "completed",
        "exportedAll": [
            all_of.file.filename,
            all_of.file.content_type,
            all_of.file.content.decode(),
            all_of.job["done"],
            [one["code"] for one in all_of.job["failed"]],
            exporting[-1],
            nothing.file is None,
        ],
        "deletedAll": [deleted_all["done"], deleted_all["failed"], progress[-1], same_job["id"] == deleted_all["id"]],
        "faults": faults,
    }


async def main():
    command, given = sys.argv[1], json.loads(sys.argv[2])
    if command == "verify":
        return await verify(given)
    return await journey(given, client.Recto if command == "sync" else client.AsyncRecto)


print(json.dumps(asyncio.run(main())))
