/**
 * The clients of clients/ against a running server, each as a program of its own that has nothing but the client:
 * upload, wait, values, edit, export, a webhook received and verified; and the same by a client that a generator made
 * alone.
 */
import { copyFile, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { KeyScope } from '#kernel/key-scopes.js';
import { openApi } from '#contracts/openapi/openapi.js';
import { Client } from '../e2e/client.js';
import { firstCall, type CallLanguage } from '../../web/src/entities/first-call.js';
import { describeWithBinary } from '../server-binary.js';
import { FACTS, firstExample, installTypeScript, layOut, run, stand, type Stand } from './stand.js';

const PYTHON = 'client-judges/python/bin/python';
const GENERATOR = 'api-judges/python/bin/openapi-python-client';
const root = process.cwd();
const here = join(root, 'tests/clients');

let folder: string;
let recto: Stand;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'recto-clients-'));
  await layOut(folder);
  recto = await stand(folder);
});
afterAll(async () => {
  await recto?.close();
  await rm(folder, { recursive: true, force: true });
});

describe('the TypeScript client', () => {
  const node = (...args: string[]) => run(process.execPath, args, folder, environment());
  beforeAll(async () => {
    await installTypeScript(folder);
    await copyFile(join(here, 'journey.mjs'), join(folder, 'journey.mjs'));
  });

  it('goes the whole way', async () => {
    const seen = JSON.parse(await node('journey.mjs', 'journey', JSON.stringify(access()))) as Seen;
    expect(seen).toEqual(WANTED);
    await verified(seen.id, (given) => node('journey.mjs', 'verify', given));
  });

  it('does what its README shows first', async () => {
    const readme = await readFile(join(root, 'clients/typescript/README.md'), 'utf8');
    await writeFile(join(folder, 'example.mjs'), firstExample(readme, 'js'));
    expect(await node('example.mjs')).toContain(`invoice ${FACTS.number}`);
  });

  it('does what is shown when a key is made', async () => {
    for (const scopes of CALLS) {
      await writeFile(join(folder, 'first-call.mjs'), callIn('TypeScript', scopes));
      expect(await node('first-call.mjs')).toMatch(/invoice|usedCredits/);
    }
  });
});

/** As shown when a key is made, by what the key may do; of an export there is no document in it. */
const CALLS: readonly (readonly KeyScope[])[] = [
  ['documents:read', 'documents:write'],
  ['documents:write'],
  ['documents:read'],
  ['usage'],
];
const callIn = (language: CallLanguage, scopes: readonly KeyScope[]) =>
  firstCall(language, { origin: recto.url, key: recto.key, scopes });

describeWithBinary(PYTHON, 'the Python client', (python) => {
  const source = join(root, 'clients/python/src');
  const py = (...args: string[]) =>
    run(python, args, folder, { ...environment(), PYTHONPATH: source, PYTHONDONTWRITEBYTECODE: '1' });

  it.each(['sync', 'async'])('goes the whole way, %s', async (kind) => {
    const journey = join(here, 'journey.py');
    const seen = JSON.parse(await py(journey, kind, JSON.stringify(access()))) as Seen;
    expect(seen).toEqual(WANTED);
    await verified(seen.id, (given) => py(journey, 'verify', given));
  });

  it('does what its README shows first', async () => {
    const readme = await readFile(join(root, 'clients/python/README.md'), 'utf8');
    await writeFile(join(folder, 'example.py'), firstExample(readme, 'python'));
    expect(await py('example.py')).toContain(`invoice ${FACTS.number}`);
  });

  it('does what is shown when a key is made', async () => {
    for (const scopes of CALLS) {
      await writeFile(join(folder, 'first_call.py'), callIn('Python', scopes));
      expect(await py('first_call.py')).toMatch(/invoice|usedCredits/);
    }
  });

  it('is typed: mypy --strict finds nothing, and knows the values of an invoice', async () => {
    await writeFile(join(folder, 'typed.py'), TYPED);
    const mypy = ['-m', 'mypy', '--strict', '--cache-dir', '/dev/null'];
    expect(await py(...mypy, join(source, 'recto_client'))).toContain('Success');
    const said = await run(python, [...mypy, 'typed.py'], folder, { MYPYPATH: source }).catch(
      (failed: { stdout: string }) => failed.stdout,
    );
    expect(said).toContain('note: Revealed type is "float | None"');
    expect(said).toContain('has no key "merchant_name"');
  });
});

describeWithBinary(GENERATOR, 'a client of openapi-python-client', (generator) => {
  it('goes the whole way with nothing written by hand', async () => {
    const description = join(folder, 'openapi.json');
    await writeFile(description, JSON.stringify(openApi));
    const asBytes = { 'image/webp': 'application/octet-stream', 'application/gzip': 'application/octet-stream' };
    await writeFile(join(folder, 'config.json'), JSON.stringify({ content_type_overrides: asBytes }));
    const args = ['--path', description, '--output-path', 'stock_client', '--meta', 'none', '--config', 'config.json'];
    await run(generator, ['generate', ...args], folder);
    await copyFile(join(here, 'stock.py'), join(folder, 'stock.py'));
    const python = join(generator, '../python');
    const seen = JSON.parse(await run(python, ['stock.py', JSON.stringify(access())], folder)) as { id: string };
    expect(seen).toEqual({
      id: expect.any(String),
      read: { type: 'invoice', number: FACTS.number, total: 120 },
      confidence: expect.any(Number),
      page: 0,
      edited: 125,
      stale: 'edited_meanwhile',
      confirmed: ['invoice_number'],
      exported: expect.stringContaining('125'),
      deleted: 'Document deleted',
      gone: 'document_not_found',
    });
  });
});

const access = () => ({ url: recto.url, key: recto.key, hook: recto.receiver.url() });
const environment = () => ({ RECTO_URL: recto.url, RECTO_API_KEY: recto.key });

/** Values stand under the type that was told. */
const TYPED = `from recto_client import Recto

read = Recto("key", "https://recto.example").documents.extract("invoice.pdf")
if read.type == "invoice":
    reveal_type(read.values.get("total_amount"))
    read.values["merchant_name"]
`;

interface Seen {
  readonly id: string;
}

/** The same of every client. */
const WANTED = {
  id: expect.any(String),
  read: {
    type: 'invoice',
    number: FACTS.number,
    total: {
      path: 'total_amount',
      value: 120,
      confidence: expect.any(Number),
      place: {
        page: 0,
        box: [expect.any(Number), expect.any(Number), expect.any(Number), expect.any(Number)],
        source: 'text-layer',
      },
      confirmed: false,
      edited: false,
    },
    originalFilename: 'whole-way.pdf',
  },
  again: true,
  edited: [125, ['total_amount']],
  confirmed: ['invoice_number'],
  proposed: ['INV-1', 'API key Clients', true],
  versions: [
    [2, 'API key Clients'],
    [1, 'Recto'],
  ],
  first: 120,
  exported: ['export.csv', expect.stringContaining('text/csv'), expect.stringContaining('125')],
  records: 1,
  listed: [true],
  used: expect.any(Number),
  original: [expect.any(Number), expect.any(Number)],
  page: 'WEBP',
  facts: true,
  restored: 120,
  webhooks: [true, 1, 0],
  failed: ['failed', 'unreadable'],
  retried: true,
  exportedAll: [
    ...['all.csv', expect.stringContaining('text/csv'), expect.stringContaining(FACTS.number)],
    ...[1, ['not_completed'], [2, 'finished'], true],
  ],
  deletedAll: [1, [{ id: '0190a1b2-7c3d-7e4f-8a5b-0000000000d1', code: 'document_not_found' }], [2, 'finished'], true],
  faults: {
    wrongKey: 'AuthenticationError api_key_unknown 401',
    unreadable: 'ExtractionFailedError unreadable',
    tooLarge: 'TooLargeError file_too_large 413',
    noDocument: 'UnsupportedFileError unsupported_type 415',
    notThere: 'NotFoundError document_not_found 404',
    invalid: 'InvalidRequestError invalid_request 400',
    nobody: 'RectoConnectionError no_connection',
    other: 'ConflictError idempotency_key_used 409',
    stale: 'VersionConflictError edited_meanwhile 412',
    deleted: 'NotFoundError document_not_found 404',
  },
};

/** What the receiver was told of a document, as it came, is taken by the client; changed it is refused. */
async function verified(documentId: string, verify: (given: string) => Promise<string>): Promise<void> {
  const about = async () => recto.receiver.received.filter(({ body: { data } }) => data.documentId === documentId);
  const messages = await Client.until(about, (told) => told.some(({ body }) => body.type === 'document.deleted'));
  expect(messages.map(({ body: { type } }) => type)).toEqual(
    expect.arrayContaining(['document.completed', 'document.edited']),
  );
  const [{ text, headers, body }] = messages as [(typeof messages)[number]];
  expect(JSON.parse(await verify(JSON.stringify({ text, headers, secret: recto.secret })))).toEqual({
    type: body.type,
    documentId,
    changed: 'WebhookVerificationError not_verified',
  });
}
