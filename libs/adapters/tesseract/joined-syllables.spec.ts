import { joinedSyllables } from './joined-syllables.js';

/** Words of one line, 20 high, each with its left and right end. */
const line = (...words: readonly (readonly [text: string, left: number, right: number])[]) =>
  words.map(([text, left, right], at) => ({
    text,
    confidence: 0.9 - at / 10,
    box: [left, 0, right, 20] as const,
    line: 0,
  }));

describe('syllables that stand close', () => {
  it('are one word, as sure as the least sure of them', () => {
    const [word, ...more] = joinedSyllables(line(['사', 0, 20], ['업', 24, 44], ['자', 50, 70]));
    expect([word?.text, word?.box, more.length]).toEqual(['사업자', [0, 0, 70, 20], 0]);
    expect(word?.confidence).toBeCloseTo(0.7);
  });

  it('are two where both were read as words', () => {
    const words = line(['주식회사', 0, 80], ['한빛상사', 86, 166]);
    expect(joinedSyllables(words)).toHaveLength(2);
  });

  it('stay apart where a space is printed, and from figures', () => {
    const words = line(['마포구', 0, 60], ['동교로', 75, 135], ['218', 138, 170], ['길', 172, 190]);
    expect(joinedSyllables(words).map(({ text }) => text)).toEqual(['마포구', '동교로', '218', '길']);
  });
});

describe('letters of Thai that stand close', () => {
  it('are one word, marks of theirs too, and one vowel that is told as two', () => {
    const words = line(['จ', 0, 12], ['ํ', 20, 22], ['า', 23, 34], ['ก', 35, 46], ['ั', 46, 48], ['ด', 48, 60]);
    expect(joinedSyllables(words).map(({ text }) => text)).toEqual(['จำกัด']);
  });

  it('stay apart where a space parts phrases', () => {
    const words = line(['ถนน', 0, 30], ['สุขุมวิท', 36, 90], ['10110', 92, 130]);
    expect(joinedSyllables(words).map(({ text }) => text)).toEqual(['ถนน', 'สุขุมวิท', '10110']);
  });
});
