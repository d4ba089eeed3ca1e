import { LetterChances } from '#adapters/ppocr/letters/letter-chances.js';
import { countLetters } from './count-letters.js';

describe('counted letters', () => {
  it('stand sorted, a boundary before and after each line, the figures of a context first', () => {
    const entries = [
      '',
      '01 2a1b2',
      ' ',
      'b2',
      ' b',
      '01a1',
      '0',
      ' 1',
      'a',
      ' 1',
      'b',
      '01a1',
      'b0',
      ' 1',
      'ba',
      ' 1',
    ];
    expect(countLetters(['Ba', ' b7\n'])).toBe(entries.join('\t'));
  });

  it('leave out long contexts that were seen once, and go on in a new row', () => {
    const written = countLetters(['rawang', 'rawang', 'q']);
    expect(written).toContain('\trawa\tn2');
    expect(written).not.toContain(' q \t');
    for (const row of written.split('\n')) expect(row.length).toBeLessThanOrEqual(120);
    expect(written.split('\n').length).toBeGreaterThan(1);
  });

  it('are read as they were counted', () => {
    const letters = LetterChances.from(countLetters(Array.from({ length: 50 }, () => 'Jalan 7')));
    expect(Math.exp(letters.log(' jal', 'a'))).toBeGreaterThan(0.95);
    expect(Math.exp(letters.log('lan ', '0'))).toBeCloseTo(0.1, 1);
  });
});
