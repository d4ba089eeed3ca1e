import { containing } from './case-folding.js';

describe('containing', () => {
  it.each([
    ['ÄÖÜ', 'äöü', true],
    ['straße', 'STRAßE', true],
    ['straße', 'STRASSE', false],
    ['ΣΑΣ', 'σας', true],
    ['é', 'e', false],
    ['𐐀', '𐐨', true],
  ])('%s holds %s: %s', (text, part, expected) => {
    expect(containing(part).test(text)).toBe(expected);
  });

  it('takes every ASCII character as itself', () => {
    for (let code = 0; code < 128; code++) {
      const char = String.fromCharCode(code);
      expect(containing(`<${char}>`).test(`a<${char}>b`)).toBe(true);
      const others = [...Array(128).keys()]
        .map((c) => String.fromCharCode(c))
        .filter((c) => c.toLowerCase() !== char.toLowerCase());
      expect(containing(`<${char}>`).test(others.map((c) => `<${c}>`).join(' '))).toBe(false);
    }
  });
});
