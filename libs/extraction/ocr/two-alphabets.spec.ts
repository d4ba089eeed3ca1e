import { type Page, type Word } from '../model/page.js';
import { withSureLines } from './surer-lines.js';

const word = (text: string, line: number, x: number, confidence: number): Word => ({
  text,
  line,
  confidence,
  box: [x, line * 20, x + text.length * 8, line * 20 + 16],
  source: 'ocr',
});
const page = (...words: readonly Word[]): Page => ({ index: 0, width: 600, height: 400, words });
const textsOf = ({ words }: Page) => words.map(({ text }) => text);

describe('lines of a page in two alphabets', () => {
  it('are those of the reader that was sure of them, where the other saw no letters of its own', () => {
    const arabic = page(word('101/0166', 0, 0, 0.5), word('المجموع', 1, 0, 0.9));
    const latin = page(word('Simplified', 0, 0, 0.97), word('Egnoll', 1, 0, 0.95));
    expect(textsOf(withSureLines(arabic, latin))).toEqual(['المجموع', 'Simplified']);
  });

  it('have Latin words that the other reader knows', () => {
    const both = page(word('الكمية', 0, 100, 0.9), word('0906', 0, 0, 0.6));
    expect(textsOf(withSureLines(both, page(word('Date', 0, 0, 0.96))))).toEqual(['الكمية', 'Date']);
  });

  it('are doubted where one saw figures and who knows figures letters', () => {
    const [, figures] = withSureLines(
      page(word('الطلب', 0, 100, 0.9), word('800', 0, 0, 0.9)),
      page(word('PO', 0, 4, 0.8)),
    ).words;
    expect(figures?.confidence).toBeCloseTo(0.45);
  });
});
