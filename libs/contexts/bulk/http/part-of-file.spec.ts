import { buffer } from 'node:stream/consumers';
import { within } from './part-of-file.js';

const PIECES = ['abcd', 'e', 'fghi'].map((text) => Buffer.from(text));
const WHOLE = 'abcdefghi';

async function* pieces() {
  yield* PIECES;
}

it('of a file in pieces has any part, and reads no further than it must', async () => {
  for (let start = 0; start < WHOLE.length; start++)
    for (let end = start; end < WHOLE.length; end++) {
      const found = await buffer(within(pieces(), { start, end }));
      expect(found.toString()).toBe(WHOLE.slice(start, end + 1));
    }
  let read = 0;
  async function* counted() {
    for (const piece of PIECES) {
      read += 1;
      yield piece;
    }
  }
  await buffer(within(counted(), { start: 1, end: 3 }));
  expect(read).toBe(1);
});
