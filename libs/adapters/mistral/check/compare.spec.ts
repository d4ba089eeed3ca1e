import { turnedBy } from '#extraction/model/pose.js';
import { evidenceOf } from '#extraction/reading/found.js';
import { pageOf } from '#extraction/testing/made-page.js';
import { holdsAny } from './compare.js';

it.each([undefined, 90, 180, 270] as const)(
  'words are found in the place they gave, of a page turned by %s',
  (turn) => {
    const page = { ...pageOf(['Ledger 2041', 'Total 14.40']), ...(turn && { pose: turnedBy(turn) }) };
    const [first, , , last] = page.words;
    const evidence = evidenceOf(page, [first!]);
    expect(holdsAny(evidence, [page], new Set([first!]))).toBe(true);
    expect(holdsAny(evidence, [page], new Set([last!]))).toBe(false);
  },
);
