/**
 * Our MCP server before its judges: the protocol's own suite for servers, and a client that others wrote in another
 * language, over HTTP and over stdio.
 */
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer, request as ask, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { KEY_SCOPES } from '#kernel/key-scopes.js';
import { FACTS, layOut, run } from '../clients/stand.js';
import { Client } from '../e2e/client.js';
import { ServerProcess } from '../e2e/server-process.js';
import { describeWithBinary } from '../server-binary.js';

/** Of the suite's scenarios, those that want no tools of a server made for it. */
const APPLY = ['server-initialize', 'ping', 'tools-list', 'resources-list', 'dns-rebinding-protection'];
const PYTHON = 'mcp-judges/python/bin/python';

describeWithBinary(PYTHON, 'the judges of MCP', (python) => {
  const folder = mkdtempSync(join(tmpdir(), 'recto-mcp-'));
  let server: ServerProcess;
  let key: string;
  beforeAll(async () => {
    server = await ServerProcess.start('standalone', { DATA_DIR: join(folder, 'data'), BOT_CHECK: 'off' });
    const client = new Client(server.url);
    await client.register();
    ({ secret: key } = await client.call('POST', '/workspaces/api-keys', { name: 'Agents', scopes: KEY_SCOPES }));
    await layOut(folder);
  });
  afterAll(async () => {
    await server?.stop();
    rmSync(folder, { recursive: true, force: true });
  });

  it('the conformance suite finds nothing but what is not offered', async () => {
    const signedIn = await withKey(server.url, key);
    const suite = join(dirname(python), '../../node_modules/@modelcontextprotocol/conformance/dist/index.js');
    // It fails for what fails and is not named there, and for what is named there and passes.
    const named = join(import.meta.dirname, 'not-offered.yml');
    const { port } = signedIn.address() as AddressInfo;
    const args = ['server', '--url', `http://localhost:${port}/mcp`, '--expected-failures', named];
    try {
      const said = await run(process.execPath, [suite, ...args], folder);
      const passed = /✓ (\S+): [1-9]\d* passed, 0 failed/g;
      expect([...said.matchAll(passed)].map(([, scenario]) => scenario)).toEqual(APPLY);
    } finally {
      signedIn.close();
    }
  });

  it.each(['auto', 'legacy'])('a client of PyPI runs the tools over HTTP (%s)', async (mode) => {
    await judged(['http', `${server.url}/mcp`, key, mode], mode);
  });

  it.each(['auto', 'legacy'])('a client of PyPI runs the tools over stdio (%s)', async (mode) => {
    const env = { RECTO_URL: server.url, RECTO_API_KEY: key };
    await judged(['stdio', process.execPath, join(process.cwd(), 'dist/apps/cli/main.js'), mode], mode, env);
  });

  async function judged(args: readonly string[], mode: string, env: Record<string, string> = {}) {
    const program = join(import.meta.dirname, 'journey.py');
    const said = await run(python, [program, ...args, join(folder, 'invoice.pdf')], folder, env);
    expect(JSON.parse(said)).toEqual({
      protocol: mode === 'legacy' ? '2025-11-25' : '2026-07-28',
      tools: [
        ...['export_documents', 'extract_document', 'list_for_review', 'propose_correction', 'read_values'],
        ...['search_documents', 'wait_for_document'],
      ],
      status: 'completed',
      values: { invoice_number: FACTS.number, total_amount: Number(FACTS.total) },
      ...{ placed: true, found: true, looked_through: expect.any(Number), schema: true, page: 'WEBP' },
      export: expect.any(String),
      proposed: 'a person',
      refused: [true, 'document_not_found'],
    });
  }
});

/** The suite cannot sign in, so what stands between adds the key and nothing else. */
async function withKey(url: string, key: string): Promise<Server> {
  const between = createServer((from, to) => {
    const headers = { ...from.headers, authorization: `Bearer ${key}` };
    const asked = ask(`${url}${from.url}`, { method: from.method, headers }, (answered) => {
      to.writeHead(answered.statusCode ?? 502, answered.headers);
      answered.pipe(to);
    });
    asked.once('error', () => to.destroy());
    from.pipe(asked);
  });
  between.listen(0, 'localhost');
  await once(between, 'listening');
  return between;
}
