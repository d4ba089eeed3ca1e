"""The journey with a client that openapi-python-client made, nothing written by hand; prints what it saw as JSON."""

import json
import sys
from io import BytesIO

from stock_client import AuthenticatedClient
from stock_client.api.documents import confirm_values, delete_document, edit_document, get_document, upload_document
from stock_client.api.export import export_documents
from stock_client.models import ConfirmBody, EditBody, ExportBody, UploadDocumentBody
from stock_client.types import File

given = json.loads(sys.argv[1])
client = AuthenticatedClient(f"{given['url']}/api", given["key"], timeout=60, raise_on_unexpected_status=True)

with open("invoice.pdf", "rb") as file:
    body = UploadDocumentBody(file=File(BytesIO(file.read()), "invoice.pdf", "application/pdf"))
uploaded = upload_document.sync(client=client, body=body, wait=30).data.document
document = uploaded
while document.status not in ("completed", "failed"):
    document = get_document.sync(uploaded.field_id, client=client, wait=30).data.document
document = get_document.sync(uploaded.field_id, client=client).data.document
values = document.extraction
read = {"type": document.doc_type, "number": values["invoice_number"], "total": values["total_amount"]}
confidence, place = document.confidence["total_amount"], document.evidence["total_amount"]
values["total_amount"] = 125
edit = EditBody(extraction=values, changes=["Updated total_amount"])
edited = edit_document.sync(uploaded.field_id, client=client, body=edit, if_match='"1"').data.document
stale = edit_document.sync(uploaded.field_id, client=client, body=edit, if_match='"1"')
confirmed = confirm_values.sync(uploaded.field_id, client=client, body=ConfirmBody(["invoice_number"])).data.document
wanted = ExportBody.from_dict(
    {"selectedDocuments": [uploaded.field_id], "selectedFields": ["extraction.total_amount"], "format": "csv"}
)
exported = export_documents.sync(client=client, body=wanted)
deleted = delete_document.sync(uploaded.field_id, client=client)
gone = get_document.sync(uploaded.field_id, client=client)
print(
    json.dumps(
        {
            "id": uploaded.field_id,
            "read": read,
            "confidence": confidence,
            "page": place.page,
            "edited": edited.extraction["total_amount"],
            "stale": stale.error.code,
            "confirmed": confirmed.confirmed,
            "exported": exported.payload.read().decode(),
            "deleted": deleted.data.message,
            "gone": gone.error.code,
        }
    )
)
