/**
 * What a member may write into a document, at the edges of every bound: refused with a number, or kept; never a fault.
 */
import fc from 'fast-check';
import { DOCUMENT_LIMITS } from '#kernel/document-limits.js';
import type { JsonObject } from '#kernel/json.js';
import { edgeChanges, edgeExtraction, edgePaths, nested } from '../edge-bodies.js';
import { receiptResult, TestApp, tinyPng, type Member } from './app.js';

const { keyCharacters, levels, extractionBytes } = DOCUMENT_LIMITS;
const MOST_EVENT_BYTES = 1_000_000;
const RUNS = 40;

describe('the bounds of a document', () => {
  let app: TestApp;
  let ada: Member;
  let id: string;
  beforeAll(async () => {
    app = await TestApp.start();
    ada = await app.register('ada@example.test');
  });
  afterAll(() => app.stop());
  beforeEach(async () => {
    app.extractor.answer = async () => receiptResult;
    id = await uploaded();
  });

  const uploaded = async (): Promise<string> => {
    const { body } = await app.upload(ada.token, tinyPng);
    await app.settled(ada.token, body.data.document._id);
    return body.data.document._id;
  };
  const call = (method: string, rest: string, body?: unknown) =>
    app.json(method, `/api/documents/${id}${rest}`, body, ada.token);
  const edit = (extraction: JsonObject, changes: string[] = []) => call('PUT', '', { extraction, changes });
  const largestEvent = async () =>
    Math.max(...(await app.stream(`document-${id}`)).map((event) => Buffer.byteLength(JSON.stringify(event))));

  it('refuse a key of a million letters over 400,000 values, which is more than a body may have', async () => {
    const { status, body } = await edit({ ['k'.repeat(1_000_000)]: Array.from({ length: 400_000 }, () => 0) });
    expect([status, body.error.code]).toEqual([413, 'too_large']);
  });

  it('refuse a key of half a million letters over 100,000 values', async () => {
    const { status, body } = await edit({ ['k'.repeat(500_000)]: Array.from({ length: 100_000 }, () => 0) });
    expect([status, body.error.code]).toEqual([422, 'key_too_long']);
    expect(body.error.message).toContain('200');
  });

  it('keep an edit in which every path is long, with the changes that have room and the number of the others', async () => {
    const leaves = Array.from({ length: 9_000 }, () => 0);
    const { status, body } = await edit(nested(levels - 2, 'k'.repeat(keyCharacters), leaves) as JsonObject);
    expect(status).toBe(200);
    const { fieldChanges, moreChanges } = body.data.document.versions.at(-1);
    expect(fieldChanges.length + moreChanges).toBeGreaterThan(9_000);
    // The paths that were edited stand beside the changes.
    expect(JSON.stringify(body).length).toBeLessThan(extractionBytes + 2 * DOCUMENT_LIMITS.listedChangesBytes);
    expect(await largestEvent()).toBeLessThanOrEqual(MOST_EVENT_BYTES);
  });

  it('keep what the engine read to what one document holds, and say what was left out', async () => {
    const fields = Object.fromEntries(Array.from({ length: 20_000 }, (_, n) => [`Label ${n}`, `value ${n}`]));
    const places = Object.keys(fields).map((label) => [`fields.${label}`, 0.5]);
    app.extractor.answer = async () => ({
      ...receiptResult,
      extraction: { fields },
      confidence: Object.fromEntries(places) as Record<string, number>,
    });
    id = await uploaded();
    const { document } = (await call('GET', '')).body.data;
    expect(document.status).toBe('completed');
    expect(Object.keys(document.extraction.fields).length + document.notKept).toBe(20_000);
    expect(await largestEvent()).toBeLessThanOrEqual(MOST_EVENT_BYTES);
  });

  it('are never a fault, whatever is sent, and no event is larger than 1,000,000 bytes', async () => {
    const statuses = new Set<number>();
    await fc.assert(
      fc.asyncProperty(edgeExtraction, edgeChanges, edgePaths, async (values, said, asked) => {
        const answers = [await edit(values, said), await call('POST', '/confirm', { paths: asked })];
        answers.push(await call('POST', '/versions/1/restore'), await call('GET', ''));
        for (const { status } of answers) statuses.add(status);
        const foreseen = answers.every(({ status }) => [200, 400, 413, 422].includes(status));
        const largest = await largestEvent();
        if (!foreseen || largest > MOST_EVENT_BYTES)
          throw new Error(`${answers.map(({ status }) => status).join(' ')}, largest event ${largest}`);
      }),
      // A counterexample printed would be megabytes; the seed says which it was.
      {
        numRuns: RUNS,
        endOnFailure: true,
        reporter: ({ failed, seed, errorInstance }) => {
          if (failed) throw new Error(`seed ${seed}`, { cause: errorInstance });
        },
      },
    );
    expect(statuses).toContain(200);
    expect(statuses).toContain(413);
  });
});
