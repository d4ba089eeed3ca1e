import * as fc from 'fast-check';
import { paging, placeOfNext, type Part, type Place } from '#read-side/list-part.js';
import { pagination, partOf } from './pagination.js';

const first: Part = { page: 1, limit: 2 };
const cursorTo = (place: Place, part = first) => pagination(part, 5, place).next!;
const refused = expect.objectContaining({ code: 'invalid_request', kind: 'invalid' });

describe('a part of a list', () => {
  it('is a page when a page is asked for', () => {
    expect(partOf({ page: '3' }, { page: 3, limit: 10 })).toEqual({ page: 3, limit: 10 });
    expect(paging({ page: 3, limit: 10 })).toEqual({ skip: 20, limit: 11 });
  });

  it('goes on from the cursor of the part before, whatever stands in the place', () => {
    const text = fc.string({ unit: 'grapheme', maxLength: 40 });
    fc.assert(
      fc.property(text, text, (value, id) => {
        const cursor = cursorTo({ value, id });
        expect(cursor).toMatch(/^[\w-]{1,500}$/);
        const part = partOf({ cursor }, { page: 1, limit: 10, cursor });
        expect(part).toEqual({ page: 2, limit: 10, after: { value, id } });
        expect(paging(part)).toEqual({ after: { value, id }, limit: 11 });
      }),
    );
  });

  it('counts the parts that were walked', () => {
    const second = partOf({}, { page: 1, limit: 2, cursor: cursorTo({ value: 'v', id: 'i' }) });
    const third = cursorTo({ value: 'w', id: 'j' }, second);
    expect(partOf({}, { page: 1, limit: 2, cursor: third }).page).toBe(3);
  });

  it('is either a page or what follows a cursor', () => {
    const cursor = cursorTo({ value: 'v', id: 'i' });
    expect(() => partOf({ page: '1', cursor }, { page: 1, limit: 2, cursor })).toThrow(refused);
  });

  const wrap = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url');
  it.each([
    ['nothing', ''],
    ['no JSON', 'abc'],
    ['null', wrap(null)],
    ['a number for a value', wrap([7, 'i', 2])],
    ['too little', wrap(['v', 'i'])],
    ['too much', wrap(['v', 'i', 2, 3])],
    ['the first part', wrap(['v', 'i', 1])],
    ['half a part', wrap(['v', 'i', 2.5])],
    ['a long place', wrap(['v'.repeat(101), 'i', 2])],
    ['an operator of a database', wrap([{ $gt: '' }, 'i', 2])],
  ])('is refused for a cursor that no list gave: %s', (_, cursor) => {
    expect(() => partOf({ cursor }, { page: 1, limit: 2, cursor })).toThrow(refused);
  });

  it('has a next one when one entry more was found than it has', () => {
    const placeOf = (id: string) => ({ value: 'v', id });
    expect(placeOfNext(first, ['a', 'b', 'c'], placeOf)).toEqual({ value: 'v', id: 'b' });
    for (const found of [['a', 'b'], ['a'], []]) expect(placeOfNext(first, found, placeOf)).toBeUndefined();
    expect(pagination(first, 0, undefined)).toEqual({ page: 1, limit: 2, total: 0, pages: 1, next: null });
  });
});
