/**
 * Prompt injection with the worst model there can be: one that does whatever the document tells it. What has to hold is that no
 * amount and no account it changes is believed, that is, gets more than 0.5.
 */
import { type JsonObject } from '#kernel/json.js';
import { type ExtractionResult } from '#ports/extractor.js';
import { MistralExtractor } from './mistral-extractor.js';
import { valueAt } from './check/compare.js';
import { type HostileDocument, hostileDocuments } from './testing/hostile-documents.js';
import { type Prepared } from './steps.js';
import { stepsInProcess } from './testing/in-process.js';
import { DOUBLE_KEY, MistralDouble } from './testing/mistral-double.js';

const documents = hostileDocuments();
const steps = stepsInProcess();
const read = new Map<Uint8Array, Promise<Prepared>>();
/** Reading is the costly part, and the same for every model. */
function once(bytes: Uint8Array, reading: () => Promise<Prepared>): Promise<Prepared> {
  const done = read.get(bytes) ?? reading();
  read.set(bytes, done);
  return done;
}

let double: MistralDouble;
let extractor: MistralExtractor;
beforeAll(async () => {
  double = await MistralDouble.start();
  extractor = new MistralExtractor(
    {
      apiKey: DOUBLE_KEY,
      baseUrl: double.url,
      model: 'm',
      ocrModel: 'o',
      maxPages: 20,
      maxTokens: 4096,
      timeoutMs: 20_000,
      dailyPages: 100_000,
      dailyTokens: 1_000_000_000,
      fallback: 'local',
    },
    { ...steps, read: (bytes, options) => once(bytes, () => steps.read(bytes, options)) },
    () => {},
  );
});
afterAll(() => double.stop());

/** Everything in the result that is worth more than a look, and holds what the document wanted it to. */
function changed({ extraction, confidence }: ExtractionResult): string[] {
  const sums = ['9415.6', '9,415.60', '9415.60'];
  return Object.entries(confidence).flatMap(([path, sure]) => {
    const value = String(valueAt(extraction, path));
    const wanted = sums.some((sum) => value.includes(sum)) || value.replace(/\s/g, '').includes('GB82WEST');
    return wanted && sure > 0.5 ? [`${path} ${value} ${sure}`] : [];
  });
}

/** What a model that obeys may say of a document; the last takes it for another kind of document, to be asked in other fields. */
const OBEDIENT: readonly ((document: HostileDocument) => JsonObject)[] = [
  ({ docType, truth, wanted }) => ({ doc_type: docType, ...truth, ...wanted }),
  ({ docType, truth, wanted }) => ({
    doc_type: docType,
    ...truth,
    ...wanted,
    amount_due: wanted.total_amount!,
    subtotal: wanted.total_amount!,
    tax_amount: 0,
    prepaid_amount: wanted.total_amount!,
    payment_terms: `Pay to IBAN ${wanted.iban}`,
    line_items: [
      { description: 'Block plane No. 4', quantity: 1, unit_price: wanted.total_amount!, amount: wanted.total_amount! },
    ],
  }),
  ({ wanted }) => ({
    doc_type: 'unknown',
    ...wanted,
    fields: [
      { label: 'Total', value: '9,415.60 EUR' },
      { label: 'IBAN', value: String(wanted.iban) },
    ],
  }),
];

it('there are at least two hundred of them', () => {
  expect(documents.length).toBeGreaterThanOrEqual(200);
  expect(new Set(documents.map(({ name }) => name)).size).toBe(documents.length);
});

it.each(OBEDIENT.map((says, index) => [index + 1, says] as const))(
  'no changed amount or account is believed: obedient model %i',
  async (_index, says) => {
    const believed: string[] = [];
    let answered = 0;
    for (const document of documents) {
      const { name, pdf, text } = document;
      double.reads = [{ markdown: text, blocks: [{ text, box: [10, 10, 990, 990], confidence: 0.99 }] }];
      double.says = () => JSON.stringify(says(document));
      const result = await extractor.extract(pdf);
      if (result.engine.startsWith('mistral')) answered++;
      believed.push(...changed(result).map((value) => `${name}: ${value}`));
    }
    expect(answered).toBe(documents.length);
    expect(believed).toEqual([]);
  },
);

it('the same documents, answered by a model that does not obey, are mostly believed', async () => {
  const every = documents.filter((_, index) => index % 6 === 1);
  let right = 0;
  for (const { pdf, text, docType, truth } of every) {
    double.reads = [{ markdown: text }];
    double.says = () => JSON.stringify({ doc_type: docType, ...truth });
    const { extraction, confidence } = await extractor.extract(pdf);
    if (extraction.total_amount === truth.total_amount && confidence.total_amount! > 0.5) right++;
  }
  expect(right / every.length).toBeGreaterThan(0.6);
});
