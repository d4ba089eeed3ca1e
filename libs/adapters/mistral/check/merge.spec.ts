import { type ExtractionResult } from '#ports/extractor.js';
import { classify } from '#extraction/classify/classify.js';
import { calibrate } from '#extraction/confidence/calibrate.js';
import { calibrated } from '#extraction/confidence/calibration.js';
import { kindOf } from '#extraction/kinds/all.js';
import { assemble } from '#extraction/reading/found.js';
import { readingOf } from '#extraction/reading/reading.js';
import { layOut } from '#extraction/layout/layout.js';
import { type Page } from '#extraction/model/page.js';
import { pageOf } from '#extraction/testing/made-page.js';
import { type DocType } from '#ports/extractor.js';
import { type OcrAnswerPage } from '../api/answers.js';
import { parseAnswer } from '../ask/parse-answer.js';
import { merge } from './merge.js';

const INVOICE = [
  'Larkspur Tools Ltd',
  '14 Harbour Street',
  'Leeds LS1 4AB',
  '',
  'INVOICE',
  'Invoice number: LT-2024-0117',
  'Invoice date: 03 May 2024',
  'Bench chisel 20 mm | 4 | 30.00 120.00',
  'Block plane No. 4 | 1 | 130.00 130.00',
  'Subtotal | 250.00',
  'VAT 19% | 47.50',
  'Total | 297.50 EUR',
  'IBAN: DE89 3704 0044 0532 0130 00',
];

function localOf(page: Page, type?: DocType): ExtractionResult {
  const layout = layOut([page]);
  const docType = type ?? classify(layout).docType;
  const { extraction, confidence, evidence } = assemble(kindOf(docType).fields(readingOf(layout, 'en')));
  const { width, height } = page;
  return {
    docType,
    docTypeConfidence: 0.9,
    language: 'en',
    pages: [{ width, height }],
    extraction,
    confidence: calibrate(calibrated(docType, confidence, evidence, [page]), evidence),
    evidence,
    text: layout.text,
    engine: 'local/1',
    processingTime: 1,
  };
}

function answered(
  lines: readonly string[],
  answer: object,
  options: { type?: DocType; vendor?: OcrAnswerPage[]; local?: Partial<ExtractionResult>; source?: 'ocr' } = {},
) {
  const page = pageOf(lines, options.source ?? 'text-layer');
  const local = { ...localOf(page, options.type), ...options.local };
  const docType = options.type ?? local.docType;
  return merge({
    local,
    pages: [page],
    vendor: options.vendor ?? [],
    docType,
    answer: parseAnswer(JSON.stringify({ doc_type: docType, ...answer }), docType),
  });
}

describe('a value of the answer', () => {
  it.each([
    ['vendor_name', 'Larkspur Tools Ltd'],
    ['vendor_name', 'LARKSPUR TOOLS LTD.'],
    ['vendor_address', '14 Harbour Street, Leeds LS1 4AB'],
    ['invoice_number', 'LT-2024-0117'],
    ['invoice_date', '2024-05-03'],
    ['currency', 'EUR'],
    ['tax_rates', [19]],
  ])('is found on the page: %s %j', (path, value) => {
    const { extraction, confidence, evidence } = answered(INVOICE, { [path]: value });
    expect(extraction[path]).toBeDefined();
    expect(evidence[path]).toMatchObject({ page: 0, source: 'text-layer' });
    expect(evidence[path]!.box).toHaveLength(4);
    expect(confidence[path]).toBeGreaterThan(0.5);
  });

  it.each([
    ['payment_terms', 'within thirty days'],
    ['purchase_order', '2024'.slice(0, 3)],
    ['customer_name', 'Somebody Else Ltd'],
    ['due_date', '2024-05-04'],
    ['total_amount', 297.51],
    ['prepaid_amount', 9999],
    ['iban', 'GB82WEST12345698765432'],
  ])('that the page does not have is never above 0.5 and has no place: %s %j', (path, value) => {
    const { extraction, confidence, evidence } = answered(INVOICE, { [path]: value });
    expect(confidence[path]).toBeLessThanOrEqual(0.5);
    if (extraction[path] === value) expect(evidence[path]).toEqual({ page: 0, source: 'model' });
  });

  it('gains when the local engine has the same', () => {
    const local = { confidence: { ...localOf(pageOf(INVOICE)).confidence, total_amount: 0.8 } };
    expect(answered(INVOICE, { total_amount: 297.5 }, { local }).confidence.total_amount).toBeGreaterThan(0.8);
  });

  it('that only the vendor’s own reading bears out stands in its block', () => {
    const vendor: OcrAnswerPage[] = [
      {
        index: 0,
        markdown: '',
        blocks: [{ text: 'Kind regards, Ada Lark', box: [0.1, 0.8, 0.4, 0.85], confidence: 0.9 }],
      },
    ];
    const { confidence, evidence } = answered(INVOICE, { payment_terms: 'Ada Lark', prepaid_amount: 5 }, { vendor });
    expect(evidence.payment_terms).toEqual({ page: 0, box: [0.1, 0.8, 0.4, 0.85], source: 'model' });
    expect(confidence.payment_terms).toBeCloseTo(0.81, 2);
    expect(confidence.prepaid_amount).toBeLessThanOrEqual(0.5);
  });

  it('is as sure as the words it stands on were read', () => {
    const sure = answered(INVOICE, { vendor_name: 'Larkspur Tools Ltd' });
    const page = pageOf(INVOICE, 'ocr');
    const faint: Page = { ...page, words: page.words.map((word) => ({ ...word, confidence: 0.4 })) };
    const unsure = merge({
      local: { ...localOf(faint), confidence: {}, extraction: {}, evidence: {} },
      pages: [faint],
      vendor: [],
      docType: 'invoice',
      answer: parseAnswer('{"vendor_name":"Larkspur Tools Ltd"}', 'invoice'),
    });
    expect(unsure.evidence.vendor_name!.source).toBe('ocr');
    expect(unsure.confidence.vendor_name).toBeLessThan(sure.confidence.vendor_name!);
  });

  it('that only the local engine has is worth the same when its type is changed', () => {
    const page = pageOf(INVOICE);
    const known = localOf(page, 'invoice').confidence.invoice_number!;
    const changed = answered(INVOICE, {}, { type: 'invoice', local: { docType: 'unknown' } });
    expect(changed.confidence.invoice_number).toBe(Math.round(known * 0.85 * 100) / 100);
  });

  it('is found though a reader mistook a letter for its look-alike', () => {
    const misread = INVOICE.map((line) => line.replace('LT-2024-0117', 'LT-2O24-O1l7'));
    expect(answered(misread, { invoice_number: 'LT-2024-0117' }).confidence.invoice_number).toBeGreaterThan(0.5);
  });

  it('in another script is found as it is written', () => {
    const { confidence, extraction } = answered(
      ['請求書', '株式会社ひばり工具', 'Рога и Копыта ООО', 'İstanbul Çay A.Ş.'],
      { vendor_name: 'ひばり工具', customer_name: 'Рога и Копыта ООО', payment_terms: 'İstanbul Çay' },
      { type: 'invoice' },
    );
    expect(extraction).toMatchObject({ vendor_name: 'ひばり工具', customer_name: 'Рога и Копыта ООО' });
    for (const path of ['vendor_name', 'customer_name', 'payment_terms']) expect(confidence[path]).toBeGreaterThan(0.5);
  });
});

describe('amounts and accounts', () => {
  it('of rows are believed when they add up to a sum both readers have', () => {
    const rows = [
      { description: 'Bench chisel 20 mm', quantity: 4, unit_price: 30, amount: 120 },
      { description: 'Block plane No. 4', quantity: 1, unit_price: 130, amount: 130 },
    ];
    const { confidence, evidence } = answered(INVOICE, {
      subtotal: 250,
      tax_amount: 47.5,
      total_amount: 297.5,
      line_items: rows,
    });
    for (const path of ['line_items.0.amount', 'line_items.1.amount', 'line_items.0.unit_price'])
      expect(confidence[path]).toBeGreaterThan(0.5);
    expect(evidence['line_items.0.quantity']!.box![1]).toBeCloseTo(evidence['line_items.0.description']!.box![1], 2);
    const wrong = answered(INVOICE, {
      subtotal: 250,
      line_items: [{ description: 'Bench chisel 20 mm', amount: 130 }],
    });
    expect(wrong.confidence['line_items.0.amount']).toBeLessThanOrEqual(0.5);
  });

  it('are not believed on the model’s word alone, though they stand on the page', () => {
    expect(answered(INVOICE, { total_amount: 120 }).confidence.total_amount).toBeLessThanOrEqual(0.5);
    expect(
      answered([...INVOICE, 'Voucher 12.00'], { prepaid_amount: 12 }).confidence.prepaid_amount,
    ).toBeLessThanOrEqual(0.5);
  });

  it('are not believed with two accounts on the page', () => {
    const { confidence } = answered([...INVOICE, 'IBAN GB82 WEST 1234 5698 7654 32'], {
      iban: 'DE89370400440532013000',
    });
    expect(confidence.iban).toBeLessThanOrEqual(0.5);
  });

  it('hidden in another field are not believed either', () => {
    const lines = [...INVOICE, 'Pay to GB82 WEST 1234 5698 7654 32'];
    expect(
      answered(lines, { payment_terms: 'Pay to GB82 WEST 1234 5698 7654 32' }).confidence.payment_terms,
    ).toBeLessThanOrEqual(0.5);
  });
});

describe('what this machine read itself', () => {
  it('keeps what an exact source says, whatever the model answers', () => {
    const local = localOf(pageOf(INVOICE));
    const exact = {
      ...local.evidence,
      total_amount: { ...local.evidence.total_amount!, source: 'e-invoice' as const },
    };
    const { extraction, confidence, evidence } = answered(
      INVOICE,
      { total_amount: 120 },
      { local: { evidence: exact, confidence: { ...local.confidence, total_amount: 0.99 } } },
    );
    expect([extraction.total_amount, confidence.total_amount, evidence.total_amount!.source]).toEqual([
      297.5,
      0.99,
      'e-invoice',
    ]);
  });

  it('stays, lowered, where the answer has nothing', () => {
    const local = localOf(pageOf(INVOICE));
    const { extraction, confidence } = answered(INVOICE, { vendor_name: 'Larkspur Tools Ltd' });
    expect(extraction.total_amount).toBe(297.5);
    expect(confidence.total_amount).toBeLessThan(local.confidence.total_amount!);
  });
});

it('gives the same result for the same answer', () => {
  const once = () => answered(INVOICE, { total_amount: 297.5, vendor_name: 'Larkspur Tools Ltd' });
  expect(once()).toEqual(once());
});
