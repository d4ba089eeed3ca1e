/** Text is found wherever it stands, whatever its case, and nothing in it is a pattern. */
import { filled, valued } from './filled.js';
import type { OpenReadModelStore } from './opened.js';

export function containingContract(open: OpenReadModelStore): void {
  const at = filled(open);
  const { fill, matches } = at;

  describe('contains', () => {
    const text = [
      'Rechnung März ÄÖÜ.pdf',
      'FACTURE ÉTÉ.pdf',
      '100%_done*.pdf',
      'a.b\\c [x](y) {1,2} ^$|+?',
      'quote \' " `',
      'ΣΊΣΥΦΟΣ',
      'Привет',
      'line\nbreak',
      '日本 👩‍👩‍👧 🔑',
      '1000 done',
      '300 \u212Aelvin, \u017Ftone',
      'before\u0000behind',
      12_345,
    ];
    let collection: string;

    beforeAll(async () => {
      collection = await fill(valued('field', text));
    });

    it.each<[string, number[]]>([
      ['märz äöü', [0]],
      ['MÄRZ', [0]],
      ['rechNUNG', [0]],
      ['été', [1]],
      ['ÉTÉ', [1]],
      ['marz', []],
      ['.PDF', [0, 1, 2]],
      ['%', [2]],
      ['_', [2]],
      ['*', [2]],
      ['0%_D', [2]],
      ['.', [0, 1, 2, 3]],
      ['B\\C', [3]],
      ['[x]', [3]],
      ['(Y)', [3]],
      ['{1,2}', [3]],
      ['^$|+?', [3]],
      ["'", [4]],
      ['" `', [4]],
      ['σίσυφοσ', [5]],
      ['пРИВЕТ', [6]],
      ['line\nB', [7]],
      ['line.b', []],
      ['👩‍👩‍👧', [8]],
      ['本', [8]],
      ['\\d', []],
      ['.*', []],
      ['100', [2, 9]],
      ['a|b', []],
      ['\\E', []],
      ['kelvin', [10]],
      ['STONE', [10]],
      ['\u212A', [7, 10]],
      ['behind', [11]],
      ['e\u0000B', [11]],
      ['234', []],
      ['x'.repeat(2_000), []],
    ])('%j', async (needle, expected) => {
      expect(await matches(collection, [{ field: 'field', contains: needle }])).toEqual(expected);
    });
  });
}
