import { reckon } from './reckoning.js';

const told = (text: string) =>
  text.split(' ').map((each) => ({ id: each, documentId: each[0]!, sequence: Number(each[1]) }));
const happened = new Map([
  ['a', 3],
  ['b', 2],
]);
const fine = { sent: 5, arrived: 5, twice: 0, outOfOrder: 0, lost: [], strange: [] };

describe('what came of deliveries', () => {
  it('is fine when each came, those of a document in order', () => {
    expect(reckon(happened, told('b1 a1 a2 b2 a3'))).toEqual(fine);
  });

  it('may come twice, but not after what follows it', () => {
    expect(reckon(happened, told('a1 a1 a2 b1 a2 a3 b2'))).toEqual({ ...fine, twice: 2 });
    expect(reckon(happened, told('a1 a2 a1 a3 b1 b2'))).toEqual({ ...fine, twice: 1, outOfOrder: 1 });
  });

  it('shows what was overtaken and what is lost', () => {
    expect(reckon(happened, told('a1 a3 a2 b1 b2'))).toEqual({ ...fine, outOfOrder: 1 });
    expect(reckon(happened, told('a1 a2 b2'))).toEqual({ ...fine, arrived: 3, lost: ['a/3', 'b/1'] });
  });

  it('shows what never happened, and what came under two ids', () => {
    expect(reckon(happened, told('a1 a2 a3 b1 b2 b3'))).toMatchObject({ arrived: 6, strange: ['b/3'] });
    const again = { id: 'other', documentId: 'b', sequence: 2 };
    expect(reckon(happened, [...told('a1 a2 a3 b1 b2'), again])).toMatchObject({ strange: ['b/2'] });
  });
});
