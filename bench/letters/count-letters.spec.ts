import { LetterChances } from '#adapters/ppocr/letters/letter-chances.js';
import { countLetters } from './count-letters.js';

const RARE = { context: 2, follower: 1 };

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
    expect(countLetters(['Ba', ' b7\n'], RARE)).toBe(entries.join('\t'));
  });

  it('leave out long contexts that were seen once, and go on in a new row', () => {
    const written = countLetters(['rawang', 'rawang', 'q'], RARE);
    expect(written).toContain('\trawa\tn2');
    expect(written).not.toContain(' q \t');
    for (const row of written.split('\n')) expect(row.length).toBeLessThanOrEqual(120);
    expect(written.split('\n').length).toBeGreaterThan(1);
  });

  it('leave out what followed a long context rarely, and a context that nothing else follows', () => {
    const lines = ['rawang', 'rawang', 'rawam', 'rawam', 'rawar'];
    expect(countLetters(lines, { context: 2, follower: 1 })).toContain('\trawa\tm2n2r1');
    expect(countLetters(lines, { context: 2, follower: 2 })).toContain('\trawa\tm2n2\t');
    expect(countLetters(lines, { context: 2, follower: 3 })).not.toContain('\trawa\t');
    expect(countLetters(lines, { context: 2, follower: 3 })).toContain('\twa\tm2n2r1');
  });

  it('are read as they were counted', () => {
    const letters = new LetterChances(
      countLetters(
        Array.from({ length: 50 }, () => 'Jalan 7'),
        RARE,
      ),
    );
    expect(Math.exp(letters.log(' jal', 'a'))).toBeGreaterThan(0.95);
    expect(Math.exp(letters.log('lan ', '0'))).toBeCloseTo(0.1, 1);
  });
});
