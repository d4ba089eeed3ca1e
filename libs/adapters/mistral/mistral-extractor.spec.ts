import { makeInvoicePdf } from '#extraction/testing/made-invoice.js';
import { makePdf } from '#extraction/testing/made-pdf.js';
import { ExtractionError } from '#ports/extractor.js';
import { MistralFailed } from './api/mistral-failed.js';
import { MistralExtractor, type MistralOptions } from './mistral-extractor.js';
import { stepsInProcess } from './testing/in-process.js';
import { DOUBLE_KEY, type Misbehaviour, MistralDouble } from './testing/mistral-double.js';

const { pdf, truth } = makeInvoicePdf();
const MARKDOWN = [
  'Heidebrück Werkzeuge GmbH · Lindenallee 7 · 21335 Lüneburg',
  'Nordlicht Tischlerei GmbH',
  '# Rechnung',
  'Rechnungsnummer: HB-2024-0117 Rechnungsdatum: 03.05.2024',
  '| Stechbeitel 20 mm | 4 | 30,00 | 120,00 |',
  'Gesamtbetrag 297,50 € IBAN: DE89 3704 0044 0532 0130 00',
].join('\n');
const ROWS = [
  { description: 'Stechbeitel 20 mm', quantity: 4, unit: null, unit_price: 30, tax_rate: null, amount: 120 },
  { description: 'Hobel No. 4', quantity: 1, unit: null, unit_price: 130, tax_rate: null, amount: 130 },
];
const RIGHT = { doc_type: 'invoice', ...truth, line_items: ROWS, payment_terms: null };

let double: MistralDouble;
let logged: { level: string; message: string; facts: Record<string, unknown> }[];
beforeAll(async () => {
  double = await MistralDouble.start();
});
afterAll(() => double.stop());
beforeEach(() => {
  double.reset();
  double.reads = [{ markdown: MARKDOWN }];
  double.says = () => JSON.stringify(RIGHT);
  logged = [];
});

function extractor(options: Partial<MistralOptions> = {}): MistralExtractor {
  const settings: MistralOptions = {
    apiKey: DOUBLE_KEY,
    baseUrl: double.url,
    model: 'mistral-medium-latest',
    ocrModel: 'mistral-ocr-latest',
    maxPages: 20,
    maxTokens: 4096,
    timeoutMs: 20_000,
    dailyPages: 1000,
    dailyTokens: 10_000_000,
    fallback: 'local',
    firstPauseMs: 5,
    ...options,
  };
  return new MistralExtractor(settings, stepsInProcess(), (level, message, facts) =>
    logged.push({ level, message, facts }),
  );
}

describe('a document read with Mistral', () => {
  it('has the values of the answer, each with its place on the page', async () => {
    const result = await extractor().extract(pdf, { mime: 'application/pdf' });
    expect(result).toMatchObject({
      docType: 'invoice',
      language: 'de',
      extraction: { ...truth, line_items: [{ amount: 120 }, { quantity: 1 }] },
    });
    expect(result.engine).toBe('mistral/1 mistral-ocr-double mistral-double local/1');
    expect(result.extraction).not.toHaveProperty('payment_terms');
    for (const [path, { box, source }] of Object.entries(result.evidence)) {
      expect([path, source]).toEqual([path, 'text-layer']);
      expect(box?.every((part) => part >= 0 && part <= 1)).toBe(true);
    }
    expect(result.confidence.total_amount).toBeGreaterThan(0.9);
    expect(result.confidence.iban).toBeGreaterThan(0.9);
    expect(result.confidence['line_items.0.amount']).toBeGreaterThan(0.8);
  });

  it('is asked for once, in the schema of its type, with nothing random and no tools', async () => {
    await extractor().extract(pdf);
    expect(double.seen.map(({ path }) => path)).toEqual(['/v1/ocr', '/v1/chat/completions']);
    const [ocr] = double.calls('ocr');
    expect(ocr!.body).toMatchObject({
      model: 'mistral-ocr-latest',
      include_blocks: true,
      document: { type: 'document_url' },
    });
    expect(String((ocr!.body as unknown as { document: { document_url: string } }).document.document_url)).toBe(
      `data:application/pdf;base64,${pdf.toString('base64')}`,
    );
    const body = double.calls('chat')[0]!.body as unknown as Record<string, never> & {
      response_format: { json_schema: { schema: { properties: object } } };
    };
    expect(body).toMatchObject({ model: 'mistral-medium-latest', temperature: 0, random_seed: 0, max_tokens: 4096 });
    expect(body).not.toHaveProperty('tools');
    expect(body.response_format).toMatchObject({
      type: 'json_schema',
      json_schema: { strict: true, schema: { additionalProperties: false } },
    });
    expect(body.response_format.json_schema.schema.properties).toMatchObject({
      total_amount: { type: ['number', 'null'] },
      iban: { type: ['string', 'null'] },
    });
  });

  it('is asked for in the fields of another type when the model takes it for one and the engine was not sure', async () => {
    const form = makePdf({
      pages: [
        ['Zettel', 'Larkspur Bakery Ltd', 'Harbour Street 14', 'Buns and more, every day'].map((text, row) => ({
          text,
          x: 50,
          y: 60 + row * 20,
        })),
      ],
    });
    double.says = ({ body }) => {
      const asked = (body as unknown as { response_format: { json_schema: { schema: { properties: object } } } })
        .response_format.json_schema.schema.properties;
      return JSON.stringify(
        'merchant_name' in asked
          ? { doc_type: 'receipt', merchant_name: 'Larkspur Bakery Ltd' }
          : { doc_type: 'receipt', fields: [] },
      );
    };
    const result = await extractor().extract(form);
    expect(result).toMatchObject({ docType: 'receipt', extraction: { merchant_name: 'Larkspur Bakery Ltd' } });
    expect(result.docTypeConfidence).toBeLessThan(0.9);
    expect(double.calls('chat')).toHaveLength(2);
  });

  it('keeps the type the engine is sure of', async () => {
    double.says = () => JSON.stringify({ ...RIGHT, doc_type: 'receipt' });
    const certain = await extractor().extract(pdf);
    expect(certain.docType).toBe('invoice');
    expect(double.calls('chat')).toHaveLength(1);
  });

  it('is not sent when it is a whole e-invoice', async () => {
    const result = await extractor().extract(makeInvoicePdf({ eInvoice: true }).pdf);
    expect(result.extraction).toMatchObject(truth);
    expect(double.seen).toEqual([]);
  });

  it.each([
    ['unreadable', Buffer.alloc(0)],
    ['unsupported_type', Buffer.from('<html>no document</html>')],
    ['unreadable', Buffer.from('%PDF-1.7\nnothing more')],
    ['encrypted_pdf', makePdf({ pages: [[{ text: 'secret', x: 9, y: 9 }]], encrypted: true })],
    ['too_many_pages', makePdf({ pages: Array.from({ length: 51 }, () => []) })],
    ['too_large', Buffer.alloc(10 * 1024 * 1024 + 1)],
  ])('is refused as %s before a byte leaves the machine', async (code, bytes) => {
    await expect(extractor().extract(bytes)).rejects.toMatchObject({ name: 'ExtractionError', code });
    expect(double.seen).toEqual([]);
  });

  it('goes without places when the OCR model does not know them, and does not ask again', async () => {
    double.misbehaviours.ocr.push({
      kind: 'status',
      status: 422,
      body: { detail: [{ loc: ['include_blocks'], msg: 'unknown', type: 'extra' }] },
    });
    const same = extractor();
    expect((await same.extract(pdf)).engine).toMatch(/^mistral/);
    await same.extract(pdf);
    expect(double.calls('ocr').map(({ body }) => (body as Record<string, unknown>).include_blocks)).toEqual([
      true,
      false,
      false,
    ]);
  });
});

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
    const result = await extractor({ attemptMs: 500 }).extract(pdf);
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
    ['no answer in the time there is', 'chat', times(9, { kind: 'hang' }), 'timed_out', 2],
    ['an answer without end', 'chat', times(9, { kind: 'flood' }), 'answer_too_large', 1],
    ['an answer that is never the API’s', 'chat', times(9, { kind: 'body', body: '[]' }), 'bad_answer', 2],
  ])('gives way to the local engine: %s', async (_what, endpoint, bad, reason, calls) => {
    double.misbehaviours[endpoint].push(...bad);
    const result = await extractor({ timeoutMs: 1_200, attemptMs: 600, mostAnswerBytes: 1024 * 1024 }).extract(pdf);
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

describe('what it may cost', () => {
  it('stops at the ceiling of the day, before anything is sent', async () => {
    const pages = extractor({ dailyPages: 1 });
    expect((await pages.extract(pdf)).engine).toMatch(/^mistral/);
    expect((await pages.extract(pdf)).engine).toBe('local/1');
    expect(double.calls('ocr')).toHaveLength(1);
    expect(logged[0]!.facts).toMatchObject({ reason: 'spend_limit', spentToday: { pages: 1, tokens: 1000 } });
    expect((await extractor({ dailyTokens: 0 }).extract(pdf)).engine).toBe('local/1');
    expect(double.calls('chat')).toHaveLength(1);
  });

  it('leaves a long document to the local engine', async () => {
    const long = makePdf({
      pages: Array.from({ length: 3 }, (_, page) => [
        { text: `Page ${page}: a text layer with words enough to be used`, x: 50, y: 50 },
      ]),
    });
    expect((await extractor({ maxPages: 2 }).extract(long)).engine).toBe('local/1');
    await expect(extractor({ maxPages: 2, fallback: 'off' }).extract(long)).rejects.toMatchObject({
      code: 'too_many_pages',
    });
    expect(double.seen).toEqual([]);
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
