import { ExtractionError } from '#ports/extractor.js';
import { MistralFailed } from './api/mistral-failed.js';
import { type MistralOptions } from './mistral-extractor.js';
import { startOver, extractorOn, type Logged, MARKDOWN, pdf, RIGHT, truth } from './testing/invoice-on-double.js';
import { DOUBLE_KEY, type Misbehaviour, MistralDouble } from './testing/mistral-double.js';

let double: MistralDouble;
let logged: Logged[];
beforeAll(async () => {
  double = await MistralDouble.start();
});
afterAll(() => double.stop());
beforeEach(() => {
  startOver(double);
  logged = [];
});
const extractor = (options: Partial<MistralOptions> = {}) => extractorOn(double, options, logged);

const fails = (...list: Misbehaviour[]) => list;
const times = (count: number, bad: Misbehaviour) => Array.from({ length: count }, () => bad);
const HUGE = JSON.stringify({ doc_type: 'invoice', vendor_name: 'x'.repeat(3_000_000) });

describe('an API that misbehaves', () => {
  it.each<[string, 'ocr' | 'chat', Misbehaviour[], number]>([
    ['429 with Retry-After', 'chat', fails({ kind: 'status', status: 429, headers: { 'retry-after': '0.02' } }), 2],
    ['500, 502, 503 in a row', 'chat', [500, 502, 503].map((status) => ({ kind: 'status', status })), 4],
    ['a connection that is reset', 'ocr', times(2, { kind: 'reset' }), 3],
    ['a body that breaks off with the connection', 'chat', fails({ kind: 'break', body: '{"id":"x",' }), 2],
    ['a server that hangs', 'ocr', fails({ kind: 'hang' }), 2],
    ['an answer that is not the API’s', 'chat', fails({ kind: 'body', body: '{"choices": 7}' }), 2],
    ['an answer cut off in its JSON', 'chat', fails({ kind: 'body', body: '{"id":"x","choices":[{"ind' }), 2],
    ['a page of HTML', 'chat', fails({ kind: 'body', body: '<html>502</html>', type: 'text/html' }), 2],
  ])('is asked again: %s', async (_what, endpoint, bad, calls) => {
    double.misbehaviours[endpoint].push(...bad);
    // Only the hang waits for it.
    const hangs = bad.some(({ kind }) => kind === 'hang');
    const result = await extractor(hangs ? { attemptMs: 3_000 } : {}).extract(pdf);
    expect(result.engine).toMatch(/^mistral\/1 /);
    expect(result.extraction).toMatchObject(truth);
    expect(double.calls(endpoint)).toHaveLength(calls);
  });

  it.each<[string, 'ocr' | 'chat', Misbehaviour[], string, number]>([
    ['500 for ever', 'chat', times(9, { kind: 'status', status: 500 }), 'server_error', 4],
    ['429 for ever', 'ocr', times(9, { kind: 'status', status: 429 }), 'rate_limited', 4],
    [
      '429 with a pause longer than there is time',
      'ocr',
      fails({ kind: 'status', status: 429, headers: { 'retry-after': '3600' } }),
      'rate_limited',
      1,
    ],
    ['a wrong key', 'ocr', fails({ kind: 'status', status: 401 }), 'not_authorised', 1],
    ['an account that may not', 'ocr', fails({ kind: 'status', status: 403 }), 'not_authorised', 1],
    [
      'a request it refuses',
      'chat',
      fails({ kind: 'status', status: 422, body: { detail: [{ loc: [], msg: MARKDOWN, type: 'x' }] } }),
      'refused',
      1,
    ],
    [
      'a redirect',
      'chat',
      fails({ kind: 'status', status: 307, headers: { location: 'http://127.0.0.1:9/elsewhere' } }),
      'refused',
      1,
    ],
    ['no answer in the time there is', 'ocr', times(9, { kind: 'hang' }), 'timed_out', 1],
    ['an answer without end', 'chat', times(9, { kind: 'flood' }), 'answer_too_large', 1],
    ['an answer that is never the API’s', 'chat', times(9, { kind: 'body', body: '[]' }), 'bad_answer', 2],
  ])('gives way to the local engine: %s', async (_what, endpoint, bad, reason, calls) => {
    double.misbehaviours[endpoint].push(...bad);
    // Only the hang waits for it.
    const bounds = reason === 'timed_out' ? { timeoutMs: 3_000 } : {};
    const result = await extractor({ ...bounds, mostAnswerBytes: 1024 * 1024 }).extract(pdf);
    expect(result).toMatchObject({ engine: 'local/1', extraction: truth });
    expect(logged.map(({ facts }) => facts.reason)).toEqual([reason]);
    expect(double.calls(endpoint)).toHaveLength(calls);
    expect(logged[0]!.level).toBe(reason === 'not_authorised' ? 'error' : 'warn');
  });

  it.each<[string, string]>([
    ['no JSON', 'I am sorry, I cannot help with that.'],
    ['cut off JSON', JSON.stringify(RIGHT).slice(0, 200)],
    ['a list', '[{"total_amount": 1}]'],
    [
      'values of other types throughout',
      JSON.stringify({ doc_type: 'invoice', invoice_number: { a: 1 }, total_amount: [3], line_items: 'none' }),
    ],
  ])('is asked once more for an answer that is none: %s', async (_what, content) => {
    const contents = [content, JSON.stringify(RIGHT)];
    double.says = () => contents.shift()!;
    expect((await extractor().extract(pdf)).engine).toMatch(/^mistral/);
    double.says = () => content;
    expect((await extractor().extract(pdf)).engine).toBe('local/1');
    expect(logged.map(({ facts }) => facts.reason)).toEqual(['bad_answer']);
    expect(double.calls('chat')).toHaveLength(4);
  });

  it('is not believed when its answer was cut off at the token limit', async () => {
    double.finishes = 'length';
    expect((await extractor().extract(pdf)).engine).toBe('local/1');
  });

  it('has a value that is far too long dropped, and the rest kept', async () => {
    double.says = () => JSON.stringify({ ...RIGHT, payment_terms: 'x'.repeat(10_000) });
    const { extraction } = await extractor().extract(pdf);
    expect(extraction).toMatchObject(truth);
    expect(extraction).not.toHaveProperty('payment_terms');
    double.says = () => HUGE;
    expect((await extractor({ mostAnswerBytes: 1024 * 1024 }).extract(pdf)).engine).toBe('local/1');
  });

  it('passes the failure on as one that may pass when there is no fallback', async () => {
    double.misbehaviours.ocr.push(...times(4, { kind: 'status', status: 503 }));
    const refused = extractor({ fallback: 'off' }).extract(pdf);
    await expect(refused).rejects.toBeInstanceOf(MistralFailed);
    await expect(refused).rejects.not.toBeInstanceOf(ExtractionError);
  });

  it('is left in peace after a wrong key', async () => {
    const wrong = extractor({ apiKey: 'a-wrong-key-that-nobody-has' });
    await wrong.extract(pdf);
    await wrong.extract(pdf);
    expect(double.seen).toHaveLength(1);
    expect(logged.map(({ facts }) => facts.reason)).toEqual(['not_authorised', 'resting']);
  });

  it('stops at once when the worker does', async () => {
    double.misbehaviours.ocr.push({ kind: 'hang' });
    const stop = new AbortController();
    const steps: string[] = [];
    const running = extractor().extract(pdf, {
      signal: stop.signal,
      onProgress: (step) => {
        steps.push(step);
        if (step === 'mistral: read') setImmediate(() => stop.abort(new Error('stopping')));
      },
    });
    await expect(running).rejects.toThrow('stopping');
    expect(steps).toContain('mistral: read');
  });
});

it('says nothing of key or document in logs and errors, whatever the API says', async () => {
  const secrets = [DOUBLE_KEY, 'Heidebrück', '297', 'DE89'];
  const echo = { message: `${DOUBLE_KEY} ${MARKDOWN}` };
  const bad: Misbehaviour[] = [
    { kind: 'status', status: 422, body: echo },
    { kind: 'status', status: 401, body: echo },
    { kind: 'body', body: JSON.stringify(echo) },
    { kind: 'body', body: MARKDOWN, type: 'text/plain' },
  ];
  for (const one of bad) {
    double.misbehaviours.chat.push(one, one);
    const error: unknown = await extractor({ fallback: 'off' })
      .extract(pdf)
      .catch((thrown: unknown) => thrown);
    expect(error).toBeInstanceOf(MistralFailed);
    const { stack, cause, ...own } = error as MistralFailed;
    const said = JSON.stringify([logged, stack, cause, own]);
    expect(secrets.filter((secret) => said.includes(secret))).toEqual([]);
    double.reset();
  }
});
