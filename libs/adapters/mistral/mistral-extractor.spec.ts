import { makeInvoicePdf } from '#extraction/testing/made-invoice.js';
import { makePdf } from '#extraction/testing/made-pdf.js';
import { type MistralOptions } from './mistral-extractor.js';
import { startOver, extractorOn, type Logged, pdf, RIGHT, truth } from './testing/invoice-on-double.js';
import { MistralDouble } from './testing/mistral-double.js';

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

  it('is asked about the first document alone where the file holds another', async () => {
    const page = (number: string, day: number) =>
      [`Invoice number: ${number}`, `Invoice date: ${day} May 2026`, 'Total due: 120.00'].map((text, at) => {
        return { text, x: 60, y: 100 + at * 20, size: 10 };
      });
    double.reads = [{ markdown: 'Invoice L-4711' }, { markdown: 'Invoice L-4712' }];
    const { anotherFrom } = await extractor().extract(makePdf({ pages: [page('L-4711', 7), page('L-4712', 8)] }));
    expect(anotherFrom).toBe(2);
    const asked = JSON.stringify(double.calls('chat')[0]!.body);
    expect(asked).toContain('L-4711');
    expect(asked).not.toContain('L-4712');
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

  describe('when a request for places is refused', () => {
    const places = () => double.calls('ocr').map(({ body }) => (body as Record<string, unknown>).include_blocks);
    const unknown = { detail: [{ loc: ['include_blocks'], msg: 'unknown', type: 'extra' }] };
    const refuse = (status: number, body?: unknown) => double.misbehaviours.ocr.push({ kind: 'status', status, body });

    it.each([400, 422])('reads that document without them, and asks for them with the next: %d', async (status) => {
      refuse(status, unknown);
      const same = extractor();
      expect((await same.extract(pdf)).engine).toMatch(/^mistral/);
      await same.extract(pdf);
      expect(places()).toEqual([true, false, true]);
    });

    it('takes a document that is refused either way for that document’s fault', async () => {
      refuse(400);
      refuse(400);
      const same = extractor();
      expect((await same.extract(pdf)).engine).toBe('local/1');
      expect((await same.extract(pdf)).engine).toMatch(/^mistral/);
      expect(places()).toEqual([true, false, true]);
    });

    it('asks for them no more after three documents in a row', async () => {
      const same = extractor();
      const refusedThenGood = [true, true, false, true, true, true];
      for (const refused of refusedThenGood) {
        if (refused) refuse(422, unknown);
        await same.extract(pdf);
      }
      double.seen.length = 0;
      await same.extract(pdf);
      expect(places()).toEqual([false]);
    });
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
