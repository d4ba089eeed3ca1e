import { folded, LetterChances } from './letter-chances.js';

describe('letters after letters', () => {
  // After anything a three times, b once, a figure twice; after “a” b once; after “ba” nothing but a figure.
  const letters = new LetterChances('\t02a3b1\ta\tb1\nba\t01');
  const chance = (before: string, next: string) => Math.exp(letters.log(before, next));

  it('mixes what followed the longer context with what followed the shorter ones', () => {
    const anywhere = (1 + 3 / 60) / 9;
    expect(chance('', 'b')).toBeCloseTo(anywhere);
    expect(chance('x', 'b')).toBeCloseTo(anywhere);
    expect(chance('a', 'b')).toBeCloseTo((1 + anywhere) / 2);
    expect(chance('a', 'a')).toBeCloseTo((3 + 3 / 60) / 9 / 2);
  });

  it('looks back no further than it was taught, and not past what it never saw', () => {
    expect(chance('xa', 'b')).toBe(chance('a', 'b'));
    expect(chance('xxxba', '0')).toBe(chance('ba', '0'));
  });

  it('says of every figure a tenth of what it says of figures', () => {
    expect(chance('', '0')).toBeCloseTo((2 + 3 / 60) / 9 / 10);
  });

  it('gives what it never saw a chance, and all together one', () => {
    expect(chance('', 'z')).toBeGreaterThan(0);
    expect(chance('', 'a') + chance('', 'b') + 10 * chance('', '0') + 57 * chance('', 'z')).toBeCloseTo(1);
  });

  it('counts neither case nor accents, and all figures as one', () => {
    expect(['A', 'É', 'ß', '7', ' ', '–'].map(folded)).toEqual(['a', 'e', 'ß', '0', ' ', '–']);
  });
});
