/** Random bodies at the edges of every bound. */
import fc from 'fast-check';
import type { Client } from '../../tests/e2e/client.js';
import { edgeChanges, edgeExtraction, edgePaths } from '../../tests/edge-bodies.js';
import { invoicePdf } from '../../tests/invoice-pdf.js';

const KB = 1024;
/** Of a document in an hour, with room for those that were refused for another reason. */
const EDITS_OF_ONE = 100;

export interface Answered {
  readonly statuses: Map<number, number>;
  slowest: number;
  /** What was asked by those that were answered with 5xx. */
  readonly faults: string[];
}

/** `count` of them, of one member, one after another. */
export async function randomBodies(member: Client, count: number, seed: number, told: Answered): Promise<void> {
  const around = (most: number) => fc.integer({ min: -40, max: 40 }).map((by) => 'x'.repeat(most + by));
  const asked = fc.oneof(
    { weight: 6, arbitrary: fc.record({ extraction: edgeExtraction, changes: edgeChanges }) },
    { weight: 1, arbitrary: fc.record({ paths: edgePaths }) },
    { weight: 1, arbitrary: fc.constant('restore' as const) },
    { weight: 1, arbitrary: fc.record({ login: around(64 * KB) }) },
    { weight: 1, arbitrary: fc.record({ padded: around(1024 * KB) }) },
  );
  let [document, edits] = [await read(member), 0];
  for (const body of fc.sample(fc.noShrink(asked), { numRuns: count, seed })) {
    if (body !== 'restore' && 'extraction' in body && (edits += 1) > EDITS_OF_ONE)
      [document, edits] = [await read(member), 1];
    const began = performance.now();
    const status = await statusOf(send(member, `/api/documents/${document}`, body));
    told.slowest = Math.max(told.slowest, performance.now() - began);
    told.statuses.set(status, (told.statuses.get(status) ?? 0) + 1);
    if (status >= 500) told.faults.push(`${status} ${JSON.stringify(body).slice(0, 300)}`);
  }
}

/** 0 when the connection was cut: of a body that is refused only so much is read, as docs/security.md says. */
export async function statusOf(answer: Promise<Response>): Promise<number> {
  try {
    const response = await answer;
    await response.arrayBuffer();
    return response.status;
  } catch {
    return 0;
  }
}

type Body =
  | 'restore'
  | { readonly extraction: object; readonly changes: readonly string[] }
  | { readonly paths: readonly string[] }
  | { readonly login: string }
  | { readonly padded: string };

function send(member: Client, path: string, body: Body): Promise<Response> {
  const json = (method: string, to: string, value: object) =>
    member.fetch(to, { method, headers: { 'content-type': 'application/json' }, body: JSON.stringify(value) });
  if (body === 'restore') return member.fetch(`${path}/versions/1/restore`, { method: 'POST' });
  if ('extraction' in body) return json('PUT', path, body);
  if ('paths' in body) return json('POST', `${path}/confirm`, body);
  if ('login' in body) return json('POST', '/api/auth/login', { email: body.login, password: 'x' });
  return json('PUT', path, { extraction: { a: body.padded }, changes: [] });
}

/** A document that was read. */
export async function read(member: Client, pdf = invoicePdf({ number: 'I-1', date: '2026-03-14', total: '120.00' })) {
  const id = await member.upload(pdf, 'invoice.pdf');
  const ended = ({ document }: { document: { status: string } }) => ['completed', 'failed'].includes(document.status);
  for (;;) {
    if (ended(await member.call('GET', `/documents/${id}`))) return id;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}
