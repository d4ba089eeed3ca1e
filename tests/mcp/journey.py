"""Another's client of the Model Context Protocol: extracts, waits, reads, searches, lists, exports, looks at a page.

journey.py http URL KEY MODE FILE | journey.py stdio NODE PROGRAM MODE FILE
"""

import asyncio
import base64
import json
import os
import sys
from pathlib import Path

import httpx2
from mcp import Client, StdioServerParameters
from mcp.client.streamable_http import streamable_http_client


async def journey(client: Client, file: Path) -> dict:
    tools = await client.list_tools()
    content = base64.b64encode(file.read_bytes()).decode()

    async def ask(name: str, **wanted) -> dict:
        result = await client.call_tool(name, wanted)
        assert not result.is_error, result.content
        assert json.loads(result.content[0].text) == result.structured_content
        return result.structured_content

    extracted = await ask("extract_document", file_name=file.name, content_base64=content, wait_seconds=0)
    document_id = extracted["document_id"]
    status = extracted["status"]
    while status in ("pending", "processing"):
        status = (await ask("wait_for_document", document_id=document_id, wait_seconds=30))["status"]
    read = await ask("read_values", document_id=document_id, paths=["invoice_number", "total_amount"])
    found = await ask("search_documents", text=file.stem, status=["completed"])
    review = await ask("list_for_review", below=1)
    corrected = {"path": "total_amount", "value": 1, "reason": "A test says so."}
    proposed = await ask("propose_correction", document_id=document_id, **corrected)
    exported = await client.call_tool("export_documents", {"document_ids": [document_id], "format": "csv"})
    page = await client.read_resource(f"recto://documents/{document_id}/pages/1")
    schema = await client.read_resource("recto://schemas/invoice")
    refused = await client.call_tool("read_values", {"document_id": "nothing"})
    return {
        "protocol": client.protocol_version,
        "tools": sorted(tool.name for tool in tools.tools),
        "status": status,
        "values": {value["path"]: value["value"] for value in read["untrusted"]["values"]},
        "placed": all(value["place"]["page"] == 1 and value["confidence"] > 0 for value in read["untrusted"]["values"]),
        "found": document_id in [document["document_id"] for document in found["untrusted"]["documents"]],
        "proposed": proposed["waits_for"],
        "looked_through": review["looked_through"],
        "export": exported.content[1].resource.text.splitlines()[0].split(",")[0].strip('\ufeff"'),
        "page": base64.b64decode(page.contents[0].blob)[8:12].decode(),
        "schema": "invoice_number" in json.loads(schema.contents[0].text)["properties"],
        "refused": [refused.is_error, json.loads(refused.content[0].text)["code"]],
    }


async def main() -> None:
    kind, where, with_what, mode, file = sys.argv[1:]
    if kind == "http":
        headers = {"Authorization": f"Bearer {with_what}"}
        async with httpx2.AsyncClient(headers=headers, timeout=60) as http_client:
            async with Client(streamable_http_client(where, http_client=http_client), mode=mode) as client:
                print(json.dumps(await journey(client, Path(file))))
    else:
        program = StdioServerParameters(command=where, args=[with_what, "mcp"], env=dict(os.environ))
        async with Client(program, mode=mode) as client:
            print(json.dumps(await journey(client, Path(file))))


asyncio.run(main())
