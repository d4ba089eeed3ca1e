/** What the node does with documents, one input item at a time. */
import { createHash } from 'node:crypto';
import { NodeOperationError, sleep, type IExecuteFunctions, type INodeExecutionData } from 'n8n-workflow';
import { ask, askFile } from '../request';

interface RectoDocument {
  readonly _id: string;
  readonly status: string;
  readonly failure?: { readonly code: string; readonly message: string };
}

type Answer = Pick<INodeExecutionData, 'json' | 'binary'>;
type Operation = (of: IExecuteFunctions, item: number) => Promise<Answer>;

/** What the server holds an answer for at most, seconds. */
const LONGEST_HOLD = 30;
const PAUSE_MS = 1_000;

/** Under the name of the operation. */
export const OPERATIONS: Readonly<Record<string, Operation>> = {
  async upload(of, item) {
    const field = String(of.getNodeParameter('binaryPropertyName', item));
    const { fileName } = of.helpers.assertBinaryData(item, field);
    const bytes = await of.helpers.getBinaryDataBuffer(item, field);
    const body = {
      content: bytes.toString('base64'),
      filename: fileName ?? 'document',
      deleteAfterProcessing: of.getNodeParameter('deleteAfterProcessing', item, false) === true,
    };
    // Tried again, it is charged once. In a loop an execution has other files at the same place.
    const same = createHash('sha256').update(JSON.stringify(body)).digest('hex');
    const headers = { 'Idempotency-Key': `n8n-${of.getExecutionId()}-${of.getNode().id}-${item}-${same}` };
    const call = { method: 'POST', path: '/documents', headers, body } as const;
    const { document } = await ask<{ document: RectoDocument }>(of, call);
    return {
      json: of.getNodeParameter('waitUntilRead', item, true) ? await wait(of, item, document._id) : { ...document },
    };
  },

  async wait(of, item) {
    return { json: await wait(of, item, documentId(of, item)) };
  },

  async get(of, item) {
    return { json: { ...(await get(of, documentId(of, item), 0)) } };
  },

  async export(of, item) {
    const list = (name: string) =>
      String(of.getNodeParameter(name, item))
        .split(',')
        .map((part) => part.trim())
        .filter(Boolean);
    const { bytes, mimeType, filename } = await askFile(of, {
      method: 'POST',
      path: '/export/advanced',
      body: {
        selectedDocuments: list('documentIds'),
        selectedFields: list('fields'),
        format: of.getNodeParameter('format', item),
        customFileName: of.getNodeParameter('fileName', item, 'export') || 'export',
      },
    });
    const binary = await of.helpers.prepareBinaryData(bytes, filename, mimeType);
    return { json: { filename, bytes: bytes.length }, binary: { data: binary } };
  },
};

function documentId(of: IExecuteFunctions, item: number): string {
  return String(of.getNodeParameter('documentId', item)).trim();
}

async function get(of: IExecuteFunctions, id: string, hold: number): Promise<RectoDocument> {
  const path = `/documents/${encodeURIComponent(id)}`;
  return (await ask<{ document: RectoDocument }>(of, { method: 'GET', path, qs: { wait: hold } })).document;
}

/** @throws NodeOperationError when it could not be read, or not in time */
async function wait(of: IExecuteFunctions, item: number, id: string): Promise<Record<string, unknown>> {
  const seconds = Number(of.getNodeParameter('timeout', item, 600));
  const until = Date.now() + seconds * 1_000;
  for (;;) {
    const asked = Date.now();
    const hold = Math.max(0, Math.min(LONGEST_HOLD, Math.ceil((until - asked) / 1_000)));
    const document = await get(of, id, hold);
    if (document.status === 'completed') return { ...document };
    if (document.status === 'failed') {
      const said = document.failure?.message ?? 'The document could not be read.';
      throw new NodeOperationError(of.getNode(), said, { itemIndex: item, description: `Document ${id}` });
    }
    if (Date.now() >= until) {
      const said = `The document was not read within ${seconds} s.`;
      throw new NodeOperationError(of.getNode(), said, { itemIndex: item, description: `Document ${id}` });
    }
    // A server that holds no answers, as too many wait, must not be asked without end.
    if (Date.now() - asked < PAUSE_MS) await sleep(PAUSE_MS);
  }
}
