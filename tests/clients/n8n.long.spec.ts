/**
 * The nodes of clients/n8n, compiled as they are published, against a running server: upload, wait, get, export, a
 * trigger that adds its webhook and removes it. What n8n does for them is done here, as its documentation says it.
 */
import { copyFile, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Client } from '../e2e/client.js';
import { FACTS, layOut, run, stand, type Stand } from './stand.js';

const root = process.cwd();
const NODES = 'node_modules/n8n-nodes-recto';
/** What the nodes import at run time. */
const N8N_WORKFLOW = `
exports.NodeConnectionTypes = { Main: 'main' };
exports.NodeOperationError = class NodeOperationError extends Error {
  constructor(node, error, options) {
    if (error instanceof exports.NodeOperationError) return error;
    super(error.message ?? error);
    Object.assign(this, { node, ...options });
  }
};
exports.sleep = (ms) => new Promise((resolve) => setTimeout(resolve, ms));`;

/** As n8n sees them; `this` is what it hands them. */
interface Installed {
  readonly Recto: { execute(this: object): Promise<[[Item]]> };
  readonly RectoTrigger: {
    readonly webhookMethods: {
      readonly default: Readonly<Record<'checkExists' | 'create' | 'delete', (this: object) => Promise<boolean>>>;
    };
    webhook(this: object): Promise<unknown>;
  };
  readonly RectoApi: {
    readonly authenticate: { readonly properties: { readonly headers: { Authorization: string } } };
  };
}

interface Item {
  readonly json: { _id: string; originalFilename: string; extraction: object; error: string };
  readonly binary: { data: { fileName: string; mimeType: string; bytes: Buffer } };
  readonly pairedItem: unknown;
}

interface HttpRequest {
  readonly method: string;
  readonly url: string;
  readonly qs?: Record<string, string>;
  readonly headers?: Record<string, string>;
  readonly body?: unknown;
  readonly json?: boolean;
  readonly encoding?: string;
}

let folder: string;
let recto: Stand;
let load: (path: string) => Record<string, new () => unknown>;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'recto-n8n-'));
  await layOut(folder);
  await mkdir(join(folder, 'node_modules/n8n-workflow'), { recursive: true });
  await writeFile(join(folder, 'node_modules/n8n-workflow/index.js'), N8N_WORKFLOW);
  const tsc = join(root, 'node_modules/.bin/tsc');
  await run(tsc, ['-p', join(root, 'clients/n8n'), '--outDir', join(folder, NODES, 'dist')], folder);
  await copyFile(join(root, 'clients/n8n/package.json'), join(folder, NODES, 'package.json'));
  load = createRequire(join(folder, 'index.js')) as typeof load;
  recto = await stand(folder);
});
afterAll(async () => {
  await recto?.close();
  await rm(folder, { recursive: true, force: true });
});

/** What stands in package.json, each an instance of the class its file is named after, as n8n loads them. */
async function installed(): Promise<Installed> {
  const { n8n } = JSON.parse(await readFile(join(root, 'clients/n8n/package.json'), 'utf8')) as {
    n8n: { nodes: string[]; credentials: string[] };
  };
  const files = [...n8n.nodes, ...n8n.credentials];
  const named = files.map((file) => [/(\w+)\.(node|credentials)\.js$/.exec(file)![1]!, file] as const);
  const instances = named.map(([name, file]) => [name, new (load(`./${NODES}/${file}`)[name]!)()] as const);
  return Object.fromEntries(instances) as unknown as Installed;
}

/** As an execution, or the hooks of a trigger, see n8n. */
async function n8n(parameters: Record<string, unknown>, more: { file?: string; carriesOn?: boolean } = {}) {
  const { RectoApi } = await installed();
  const credentials: Record<string, string> = { baseUrl: `${recto.url}/`, apiKey: recto.key };
  const filled = (template: string) =>
    template.replace(/^=/, '').replaceAll(/\{\{\$credentials\.(\w+)\}\}/g, (_all, name: string) => credentials[name]!);
  const { Authorization } = RectoApi.authenticate.properties.headers;
  const stored: Record<string, unknown> = {};
  return {
    stored,
    getInputData: () => [{ json: {} }],
    getNodeParameter: (name: string, ...rest: unknown[]) => parameters[name] ?? rest.at(-1),
    getNode: () => ({ id: 'node-1', name: 'Recto' }),
    getExecutionId: () => '77',
    continueOnFail: () => more.carriesOn === true,
    getCredentials: async () => credentials,
    getNodeWebhookUrl: () => recto.receiver.url('/n8n'),
    getWorkflowStaticData: () => stored,
    helpers: {
      assertBinaryData: () => ({ mimeType: 'application/pdf', fileName: more.file }),
      getBinaryDataBuffer: () => readFile(join(folder, more.file!)),
      prepareBinaryData: async (bytes: Buffer, fileName: string, mimeType: string) => ({ bytes, fileName, mimeType }),
      async httpRequestWithAuthentication(_name: string, options: HttpRequest) {
        const { method, url, qs = {}, headers, body, json, encoding } = options;
        const response = await fetch(`${url}?${new URLSearchParams(qs).toString()}`, {
          method,
          headers: { ...headers, Authorization: filled(Authorization), 'content-type': 'application/json' },
          body: body === undefined ? null : JSON.stringify(body),
        });
        if (!response.ok) throw new Error(`${response.status} ${await response.text()}`);
        if (json) return (await response.json()) as unknown;
        expect(encoding).toBe('arraybuffer');
        return { body: await response.arrayBuffer(), headers: Object.fromEntries(response.headers) };
      },
    },
  };
}

const execute = async (parameters: Record<string, unknown>, more: { file?: string; carriesOn?: boolean } = {}) => {
  const { Recto } = await installed();
  const [[item]] = await Recto.execute.call(await n8n(parameters, more));
  expect(item.pairedItem).toEqual({ item: 0 });
  return item;
};

describe('the node of n8n', () => {
  it('uploads and waits, gets, and exports', async () => {
    const upload = { operation: 'upload', binaryPropertyName: 'data', timeout: 120 };
    const { json: read } = await execute(upload, { file: 'invoice.pdf' });
    expect(read).toMatchObject({
      status: 'completed',
      extraction: { invoice_number: FACTS.number, total_amount: 120 },
    });
    expect(read.originalFilename).toBe('invoice.pdf');
    const again = await execute({ ...upload, waitUntilRead: false }, { file: 'invoice.pdf' });
    expect(again.json._id).toBe(read._id);

    expect((await execute({ operation: 'get', documentId: read._id })).json.extraction).toEqual(read.extraction);
    expect((await execute({ operation: 'wait', documentId: ` ${read._id}`, timeout: 5 })).json._id).toBe(read._id);
    const fields = 'originalFilename, extraction.total_amount';
    const wanted = { operation: 'export', documentIds: `${read._id},`, fields, format: 'csv', fileName: 'ledger' };
    const { json, binary } = await execute(wanted);
    expect(binary.data).toMatchObject({ fileName: 'ledger.csv', mimeType: expect.stringContaining('text/csv') });
    expect(binary.data.bytes.toString()).toContain('120');
    expect(json).toEqual({ filename: 'ledger.csv', bytes: binary.data.bytes.length });
  });

  it('fails an item with what Recto said, or carries on with it', async () => {
    const upload = { operation: 'upload', binaryPropertyName: 'data', timeout: 120 };
    await expect(execute(upload, { file: 'damaged.pdf' })).rejects.toMatchObject({
      message: expect.stringMatching(/\w+.*\.$/),
      itemIndex: 0,
      description: expect.stringContaining('Document '),
    });
    const unknown = { operation: 'get', documentId: '0190a1b2-7c3d-7e4f-8a5b-0000000000d1' };
    expect((await execute(unknown, { carriesOn: true })).json.error).toContain('document_not_found');
  });
});

describe('the trigger of n8n', () => {
  it('adds its webhook, takes what is signed with its secret and nothing else, and removes it', async () => {
    const { RectoTrigger } = await installed();
    const of = await n8n({ events: ['document.completed'], operation: 'upload' }, { file: 'invoice.pdf' });
    const { checkExists, create, delete: remove } = RectoTrigger.webhookMethods.default;
    expect(await checkExists.call(of)).toBe(false);
    expect(await create.call(of)).toBe(true);
    expect(await checkExists.call(of)).toBe(true);
    expect(of.stored).toEqual({ webhookId: expect.any(String), secret: expect.stringMatching(/^whsec_/) });

    // Another name, so that it is another upload.
    await copyFile(join(folder, 'invoice.pdf'), join(folder, 'triggering.pdf'));
    const upload = { operation: 'upload', binaryPropertyName: 'data', timeout: 120 };
    const { json: read } = await execute(upload, { file: 'triggering.pdf' });
    const told = async () => recto.receiver.received.filter(({ path }) => path === '/n8n');
    const [message] = await Client.until(told, ({ length }) => length > 0);
    const { text, headers } = message!;

    const answered: number[] = [];
    const taken = (rawBody: string, given: Record<string, string>) =>
      RectoTrigger.webhook.call({
        getRequestObject: () => ({ rawBody: Buffer.from(rawBody), headers: given }),
        getResponseObject: () => ({ status: (code: number) => (answered.push(code), { json: () => undefined }) }),
        getWorkflowStaticData: () => of.stored,
      });
    expect(await taken(text, headers)).toEqual({ workflowData: [[{ json: JSON.parse(text) }]] });
    expect(JSON.parse(text)).toMatchObject({ type: 'document.completed', data: { documentId: read._id } });
    const old = String(Number(headers['webhook-timestamp']) - 3_600);
    for (const [body, given] of [
      [text.replace('completed', 'deleted'), headers],
      [text, { ...headers, 'webhook-timestamp': old }],
      [text, { ...headers, 'webhook-id': 'msg_other' }],
      [text, {}],
    ] as const)
      expect(await taken(body, given)).toEqual({ noWebhookResponse: true });
    expect(answered).toEqual([401, 401, 401, 401]);

    const { webhookId } = of.stored;
    expect(await remove.call(of)).toBe(true);
    expect(of.stored).toEqual({});
    const left = await fetch(`${recto.url}/api/webhooks`, { headers: { authorization: `Bearer ${recto.key}` } });
    expect(await left.text()).not.toContain(String(webhookId));
    expect(await remove.call(of)).toBe(true);
  });
});
