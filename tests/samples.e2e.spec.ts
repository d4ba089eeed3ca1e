/** The sample documents, read by the engine as a visitor's picture is: each for what it is, with what stands on it. */
import { LocalExtractor } from '#adapters/local-extractor/local-extractor.js';
import { drawSample } from '../web/build/samples/draw-samples.js';
import { SAMPLES } from '../web/src/entities/samples/samples.js';

const EXPECTED: Record<string, { readonly docType: string; readonly values: Record<string, unknown> }> = {
  receipt: { docType: 'receipt', values: { total_amount: 28.08, date: '2026-03-14', currency: 'GBP' } },
  invoice: { docType: 'invoice', values: { invoice_number: 'LPM-2026-0148', total_amount: 438 } },
  contract: { docType: 'contract', values: { title: 'SERVICE AGREEMENT' } },
  'id-card': { docType: 'id_card', values: { surname: 'EXAMPLE', birth_date: '1985-12-10' } },
  'shipping-label': { docType: 'shipping_label', values: { tracking_number: 'HX402918837GB' } },
  form: { docType: 'form', values: { fields: { Email: 'ada@example.test', Phone: '01632 960123' } } },
};

describe('the sample documents', () => {
  const extractor = new LocalExtractor({ children: 1, ocrEngines: ['ppocr', 'tesseract'] });
  afterAll(() => extractor.close());

  it.each(SAMPLES.map(({ name }) => name))('%s is read as what it is', async (name) => {
    const { docType, extraction, evidence } = await extractor.extract(await drawSample(name));
    expect(docType).toBe(EXPECTED[name]!.docType);
    expect(extraction).toMatchObject(EXPECTED[name]!.values);
    expect(Object.keys(evidence).length).toBeGreaterThan(2);
  });
});
