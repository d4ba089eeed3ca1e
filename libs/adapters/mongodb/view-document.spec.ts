import fc from 'fast-check';
import type { JsonObject } from '#kernel/json.js';
import { fromDocument, toDocument } from './view-document.js';

describe('a view as a document', () => {
  it('is the view itself when nothing needs care', () => {
    const view = { id: 'a', pages: { count: 2 }, tags: ['x', { y: 1 }], none: null };
    expect(toDocument(view)).toEqual(view);
  });

  it('has no key that reads as an operator or a path, and no list in a list', () => {
    const view = { $set: 1, 'a.b': { 'c%2E': [[1, [2]], []] }, '%': 3 };
    expect(toDocument(view)).toEqual({
      '%24set': 1,
      'a%2Eb': { 'c%252E': [{ '%': [1, { '%': [2] }] }, { '%': [] }] },
      '%25': 3,
    });
  });

  it('comes back as it was', () => {
    const key = fc.oneof(fc.constantFrom('%', '%25', '$', 'a.b', '__proto__', '', '\0', '%2E'), fc.string());
    const { value } = fc.letrec((tie) => ({
      value: fc.oneof(
        { depthSize: 'small' },
        fc.constantFrom(null, true, 0, 'text'),
        fc.array(tie('value'), { maxLength: 4 }),
        fc.array(fc.tuple(key, tie('value')), { maxLength: 4 }).map((entries) => Object.fromEntries(entries)),
      ),
    }));
    fc.assert(
      fc.property(value, (held) => {
        const view = { held } as JsonObject;
        expect(JSON.stringify(fromDocument(toDocument(view)))).toBe(JSON.stringify(view));
      }),
    );
  });
});
