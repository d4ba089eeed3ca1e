import { makePdf } from '../testing/made-pdf.js';
import { mayHideText } from './pdf-hidden-text.js';

const page = (...hidden: (true | undefined)[]) =>
  makePdf({
    pages: [hidden.map((each, at) => ({ text: 'Total 14.40', x: 50, y: 50 + at * 20, ...(each && { hidden: each }) }))],
  });

it('tells a PDF that asks for text nobody sees from one that does not', () => {
  expect(mayHideText(page(undefined, true))).toBe(true);
  expect(mayHideText(page(undefined, undefined))).toBe(false);
  expect(mayHideText(Buffer.from('1 0 obj\n<< >>\nstream\nBT 13 Tr (a) Tj ET\nendstream'))).toBe(false);
});
