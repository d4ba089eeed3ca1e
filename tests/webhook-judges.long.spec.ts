/**
 * Our signatures before others' implementations of Standard Webhooks: what we sign they take, what was changed they
 * refuse.
 */
import { execFile } from 'node:child_process';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import { secretFrom, signatureHeaders } from '#domain/webhooks/signature.js';
import { describeWithBinary } from './server-binary.js';

const PYTHON = 'webhook-judges/python/bin/python';
/** Only keeps them from hanging. */
const LONGEST_MS = 600_000;

const NODE_PROGRAM = (entry: string) => `
  const judge = await import(${JSON.stringify(pathToFileURL(entry).href)});
  const Webhook = judge.Webhook ?? judge.default.Webhook;
  const { secret, body, headers } = JSON.parse(process.argv[1]);
  try { new Webhook(secret).verify(body, headers); console.log('taken'); }
  catch (fault) { console.log('refused: ' + fault.constructor.name); }`;
const PYTHON_PROGRAM = `
import json, sys
from standardwebhooks.webhooks import Webhook
given = json.loads(sys.argv[1])
try:
    Webhook(given["secret"]).verify(given["body"], given["headers"])
    print("taken")
except Exception as fault:
    print("refused: " + type(fault).__name__)`;

const [secret, next] = [secretFrom(Buffer.alloc(32, 3)), secretFrom(Buffer.alloc(24, 4))];
const body = JSON.stringify({ type: 'document.completed', data: { values: { name: 'Müller & Söhne', total: 1.5 } } });
const REFUSED = /^refused: WebhookVerificationError/;

describeWithBinary(PYTHON, 'Standard Webhooks', (python) => {
  const packages = join(dirname(python), '../../node_modules');
  const run = async (command: string, ...args: string[]) =>
    (await promisify(execFile)(command, args, { timeout: LONGEST_MS })).stdout.trim();
  const byNode = (entry: string) => (given: string) =>
    run(process.execPath, '--input-type=module', '--eval', NODE_PROGRAM(join(packages, entry)), given);

  it.each([
    ['standardwebhooks of npm', byNode('standardwebhooks/dist/index.js')],
    ['svix of npm', byNode('svix/dist/index.mjs')],
    ['standardwebhooks of PyPI', (given: string) => run(python, '-c', PYTHON_PROGRAM, given)],
  ])('%s takes what we sign, by either secret, and refuses anything else', async (_judge, ask) => {
    const timestamp = Math.floor(Date.now() / 1_000);
    const signed = (secrets: string[], at = timestamp) =>
      signatureHeaders({ id: 'msg_1', timestamp: at, body }, secrets);
    const verdict = (headers: Record<string, string>, more: { secret?: string; body?: string } = {}) =>
      ask(JSON.stringify({ secret, body, headers, ...more }));
    expect(await verdict(signed([secret]))).toBe('taken');
    expect(await verdict(signed([next, secret]))).toBe('taken');
    expect(await verdict(signed([next, secret]), { secret: next })).toBe('taken');
    expect(await verdict(signed([next]))).toMatch(REFUSED);
    expect(await verdict(signed([secret]), { body: body.replace('1.5', '1.6') })).toMatch(REFUSED);
    expect(await verdict({ ...signed([secret]), 'webhook-id': 'msg_2' })).toMatch(REFUSED);
    expect(await verdict(signed([secret], timestamp - 3_600))).toMatch(REFUSED);
  });
});
