import { type Word } from '../model/page.js';
import { withoutLetterSpacing } from './letter-spacing.js';

/** Letters six wide and ten high, `room` apart; a space of the text is four times as wide. */
const spaced = (text: string, room = 4): Word[] => {
  let x = 0;
  return [...text].flatMap((letter): Word[] => {
    x += letter === ' ' ? room * 3 : 6 + room;
    return letter === ' ' ? [] : [{ text: letter, box: [x - 6, 0, x, 10], confidence: 0.9, source: 'ocr' }];
  });
};
const told = (words: readonly Word[]) => withoutLetterSpacing(words).map(({ text }) => text);

describe('words set letter by letter', () => {
  it('are words, each by itself', () => {
    expect(told(spaced('FATURA'))).toEqual(['FATURA']);
    expect(told(spaced('RECHNUNG UND', 3))).toEqual(['RECHNUNG', 'UND']);
    const [joined] = withoutLetterSpacing(spaced('FATURA'));
    expect(joined).toMatchObject({ box: [4, 0, 60, 10], confidence: 0.9 });
  });

  it('are no few letters, no letters far apart, no figures, and nothing of the words beside them', () => {
    expect(told(spaced('JRRT'))).toHaveLength(4);
    expect(told(spaced('ABCDEF', 20))).toHaveLength(6);
    expect(told(spaced('123456'))).toHaveLength(6);
    const beside: Word = { text: 'Nr.', box: [80, 0, 100, 10], confidence: 0.9, source: 'ocr' };
    expect(told([...spaced('FATURA'), beside])).toEqual(['FATURA', 'Nr.']);
  });
});
