import { wantedOf } from './wanted.js';

const place = { pathname: '/documents', search: '?page=2', hash: '' };

it('is what the guard left', () => expect(wantedOf({ wanted: { ...place, key: 'k' } })).toEqual(place));

it.each([null, undefined, {}, { wanted: null }, { wanted: '/x' }, { wanted: { pathname: '/x' } }])(
  'is nothing in %j',
  (state) => expect(wantedOf(state)).toBeUndefined(),
);
