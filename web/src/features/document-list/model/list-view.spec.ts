import { paramsOf, showing, toggled, viewFrom } from './list-view.js';

describe('the list in the address', () => {
  it('survives the way there and back', () => {
    const view = { page: 3, search: 'mill & co', status: ['completed', 'failed'], docType: ['id_card'] } as const;
    expect(viewFrom(paramsOf(view))).toEqual(view);
  });

  it('says nothing when all is usual', () => {
    expect(paramsOf({ page: 1, search: '', status: [], docType: [] }).toString()).toBe('');
  });

  it.each(['page=0', 'page=-2', 'page=x', 'page=1.5', 'status=lost,', 'docType=poem', ''])(
    '%j is the usual list',
    (query) => expect(viewFrom(new URLSearchParams(query))).toEqual({ page: 1, search: '', status: [], docType: [] }),
  );
});

it.each([
  [{ page: 1, limit: 10, total: 27, pages: 3 }, 'Showing 1 to 10 of 27 results'],
  [{ page: 3, limit: 10, total: 27, pages: 3 }, 'Showing 21 to 27 of 27 results'],
])('%j', (pagination, text) => expect(showing({ ...pagination, next: null })).toBe(text));

it('a choice goes on and off', () => {
  expect(toggled(['a'], 'b')).toEqual(['a', 'b']);
  expect(toggled(['a', 'b'], 'a')).toEqual(['b']);
});
