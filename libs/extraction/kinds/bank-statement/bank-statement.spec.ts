import { classify } from '../../classify/classify.js';
import { decode } from '../../decode/decode.js';
import { detectLanguage } from '../../language/detect.js';
import { layOut } from '../../layout/layout.js';
import { assemble } from '../../reading/found.js';
import { readingOf } from '../../reading/reading.js';
import { makePdf, type PdfText } from '../../testing/made-pdf.js';
import { pageOf } from '../../testing/made-page.js';
import { bankStatement } from './bank-statement.js';
import { makeStatement } from './testing/made-statements.js';
import { STATEMENT_STYLES } from './testing/styles.js';

async function layoutOf(pages: readonly (readonly PdfText[])[]) {
  const document = await decode(makePdf({ pages }), 'pdf');
  try {
    return layOut(document.pages.map(({ width, height, words = [] }, index) => ({ index, width, height, words })));
  } finally {
    await document.close();
  }
}

async function read(pages: readonly (readonly PdfText[])[]) {
  const layout = await layoutOf(pages);
  const { code } = detectLanguage(layout.text);
  return { layout, ...assemble(bankStatement.fields(readingOf(layout, code))) };
}

const CASES = STATEMENT_STYLES.flatMap((style) => [3, 5, 8].map((seed) => ({ name: style.name, style, seed })));

describe('bank statement', () => {
  it.each(CASES)('$name, number $seed', async ({ style, seed }) => {
    const { pages, truth } = makeStatement(style, seed);
    const { layout, extraction, confidence } = await read(pages);
    expect(classify(layout).docType).toBe('bank_statement');
    expect(extraction).toEqual(truth);
    expect(bankStatement.schema.strict().safeParse(extraction).error).toBeUndefined();
    expect(confidence.closing_balance).toBeGreaterThan(0.9);
    expect(confidence['transactions.0.amount']).toBeGreaterThan(0.9);
  });

  it('trusts none of its sums when they do not agree', async () => {
    const [style] = STATEMENT_STYLES;
    const { pages, truth } = makeStatement(style!, 3);
    const wrong = truth.closing_balance.toFixed(2).replace(/\B(?=(\d{3})+(?=\.))/g, ',');
    const spoilt = pages.map((page) =>
      page.map((text, at) => (text.text === wrong && at === page.length - 1 ? { ...text, text: '1.00' } : text)),
    );
    const { extraction, confidence } = await read(spoilt);
    expect(extraction.closing_balance).toBe(1);
    expect(confidence.closing_balance).toBeLessThan(0.5);
    expect(confidence['transactions.0.amount']).toBeLessThan(0.5);
  });

  it('is no invoice that names an account, and no letter about one', () => {
    const typeOf = (...lines: string[]) => classify(layOut([pageOf(lines)])).docType;
    expect(
      typeOf('INVOICE', 'Invoice number: 12', 'Bill to:', 'Qty|Unit price|Amount', 'IBAN: DE89 3704 0044 0532 0130 00'),
    ).toBe('invoice');
    expect(typeOf('Dear Ada,', 'please send us your last account number by post.')).toBe('unknown');
  });
});
