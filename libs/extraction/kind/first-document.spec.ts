import { assemble } from '../reading/found.js';
import { readingOf } from '../reading/reading.js';
import { kindOf } from '../kinds/all.js';
import { layOut } from '../layout/layout.js';
import { pageOf } from '../testing/made-page.js';
import { firstDocument } from './first-document.js';
import { labelLines } from '../kinds/shipping-label/testing/label-lines.js';

type DocType = 'invoice' | 'receipt' | 'shipping_label';

const first = (docType: DocType, ...pages: readonly string[][]) => {
  const layout = layOut(pages.map((lines, index) => ({ ...pageOf(lines, 'ocr'), index })));
  return firstDocument(kindOf(docType), readingOf(layout, 'en'));
};
const read = (docType: DocType, ...pages: readonly string[][]) =>
  assemble(kindOf(docType).fields(first(docType, ...pages).reading)).extraction;

const invoice = (number: string, day: string, total: string) => [
  'Larkspur Tools Ltd',
  '12 Mill Lane, Leeds LS1 4AB',
  `Invoice number: ${number}`,
  `Invoice date: ${day} May 2026`,
  `Total due: ${total}`,
];
const receipt = (shop: string, day: string, total: number) => [
  shop,
  `Date: ${day}/05/2026 10:30`,
  `Tea  ${(total - 1).toFixed(2)}`,
  'Bag  1.00',
  `TOTAL  ${total.toFixed(2)}`,
  'Cash  100.00',
  `Change  ${(100 - total).toFixed(2)}`,
];

describe('a file of several documents', () => {
  it('is told as the first of them: invoices by their numbers', () => {
    expect(read('invoice', invoice('L-4711', '7', '120.00'), invoice('L-4712', '8', '960.00'))).toMatchObject({
      invoice_number: 'L-4711',
      invoice_date: '2026-05-07',
      total_amount: 120,
    });
  });

  it('receipts by their totals', () => {
    const other = [...receipt('Harbour Cafe', '8', 96), 'Receipt no: 4471'];
    const told = read('receipt', receipt('Larkspur Stores', '7', 14.4), other, receipt('Brook Books', '9', 4.2));
    expect(told).toMatchObject({ date: '2026-05-07', total_amount: 14.4 });
    expect(told).not.toHaveProperty('receipt_number');
  });

  it('labels by their parcels', () => {
    const other = labelLines('LK00996204', 'Jan Beispiel', 'Weight: 2.5 KG');
    const told = read('shipping_label', labelLines('LK00471181', 'Ada Example'), other);
    expect(told).toMatchObject({ tracking_number: 'LK00471181', recipient_name: 'Ada Example' });
    expect(told).not.toHaveProperty('weight');
  });
});

describe('where the next document begins', () => {
  it('is told by its page', () => {
    const [one, other] = [invoice('L-4711', '7', '120.00'), invoice('L-4712', '8', '960.00')];
    expect(first('invoice', one, ['Terms of payment'], other, other).anotherFrom).toBe(3);
    expect(first('invoice', one, ['Terms of payment'])).not.toHaveProperty('anotherFrom');
    const parcel = labelLines('LK00471181', 'Ada Example');
    const sheet = [...parcel, '', '', '', ...labelLines('LK00996204', 'Jan Beispiel')];
    expect(first('shipping_label', sheet).anotherFrom).toBe(1);
    expect(first('shipping_label', parcel)).not.toHaveProperty('anotherFrom');
  });
});

describe('a document of several pages', () => {
  it('goes on where its number stands again, is mentioned, or none is', () => {
    const first = invoice('L-4711', '7', '');
    const last = ['Total due: 960.00'];
    for (const next of [last, ['Invoice number: L-4711', ...last], ['Invoice L-4711', 'Credit note 98', ...last]])
      expect(read('invoice', first.slice(0, 4), next)).toMatchObject({ invoice_number: 'L-4711', total_amount: 960 });
  });

  it('begins before its number: a letter may lie on top', () => {
    const letter = ['Dear Ada Example,', 'please find our invoice enclosed.'];
    expect(read('invoice', letter, invoice('L-4711', '7', '120.00'), invoice('L-4712', '8', '960.00'))).toMatchObject({
      invoice_number: 'L-4711',
      total_amount: 120,
    });
  });

  it('is one receipt with the slip of the card that paid it', () => {
    const slip = ['Card payment', 'Date: 07/05/2026', 'TOTAL  14.40', 'Authorisation 998'];
    expect(read('receipt', receipt('Larkspur Stores', '7', 14.4), slip)).toMatchObject({ total_amount: 14.4 });
  });
});
