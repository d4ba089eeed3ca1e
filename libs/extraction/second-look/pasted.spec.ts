import { layOut } from '../layout/layout.js';
import { type Page } from '../model/page.js';
import { pageOf } from '../testing/made-page.js';
import { pastedIn } from './pasted.js';

const LETTER = ['Your receipt', 'Sent: 18 February 2026', 'Dear customer, please find it below.'];
const RECEIPT = [
  'LARKSPUR BAKERY',
  'Receipt 00417',
  'Date: 17/2/2026 10:04',
  'Bread|9.00',
  'Total|9.00',
  'Cash|10.00',
  'Change|1.00',
];

/** Lines of the text layer with what a picture under them shows. */
function mixed(said: readonly string[], pictured: readonly string[]): Page {
  const [text, picture] = [pageOf(said), pageOf(pictured, 'ocr')];
  const down = 300;
  const lowered = picture.words.map((word) => {
    const [x0, y0, x1, y1] = word.box;
    return { ...word, box: [x0, y0 + down, x1, y1 + down] as const };
  });
  return { ...text, words: [...text.words, ...lowered] };
}

describe('a picture pasted on a page', () => {
  it('is the document where it is plainly a receipt or a label', () => {
    const { text } = pastedIn(layOut([mixed(LETTER, RECEIPT)]));
    expect(text).toContain('LARKSPUR BAKERY');
    expect(text).not.toContain('Dear customer');
  });

  it('is a part of the page where it is a letterhead, or a contract', () => {
    const invoice = layOut([
      mixed(['Bill to', 'Ada Example', 'Total|9.00'], ['INVOICE', 'Larkspur Ltd', '9 Mill Lane']),
    ]);
    expect(pastedIn(invoice)).toBe(invoice);
    const clauses = Array.from(
      { length: 8 },
      (_, at) => `${at + 1}. This Agreement between the parties shall be governed`,
    );
    const contract = layOut([mixed(LETTER, ['NON-DISCLOSURE AGREEMENT', ...clauses])]);
    expect(pastedIn(contract)).toBe(contract);
  });

  it('is nothing to look for on a page that is all picture, or all text', () => {
    for (const source of ['ocr', 'text-layer'] as const) {
      const layout = layOut([pageOf(RECEIPT, source)]);
      expect(pastedIn(layout)).toBe(layout);
    }
  });
});
