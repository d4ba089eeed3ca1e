import { DomainError } from '#kernel/domain-error.js';
import { listCriteria } from './list-criteria.js';

const criteriaOf = (query: unknown) => listCriteria('w1', query).criteria;

describe('list criteria', () => {
  it('are the first ten documents when nothing is asked', () => {
    expect(listCriteria('w1', {})).toEqual({
      criteria: {
        workspaceId: 'w1',
        page: 1,
        limit: 10,
        status: [],
        docType: [],
        language: [],
        from: undefined,
        to: undefined,
      },
      includeFields: false,
    });
  });

  it('come from text', () => {
    const query = {
      page: '3',
      limit: '100',
      search: '  invoice ',
      status: 'completed, failed',
      docType: 'invoice',
      language: 'de,,en,',
      startDate: '2026-03-01',
      endDate: '2026-03-31T23:59:59.999+02:00',
      includeFields: 'true',
    };
    expect(listCriteria('w1', query)).toEqual({
      criteria: {
        workspaceId: 'w1',
        page: 3,
        limit: 100,
        search: 'invoice',
        status: ['completed', 'failed'],
        docType: ['invoice'],
        language: ['de', 'en'],
        from: '2026-03-01T00:00:00.000Z',
        to: '2026-03-31T21:59:59.999Z',
      },
      includeFields: true,
    });
  });

  it('take empty fields of a form for no wish', () => {
    expect(criteriaOf({ search: ' ', status: '', startDate: '' })).toEqual(criteriaOf({}));
  });

  it('never take the workspace from the query', () => {
    expect(criteriaOf({ workspaceId: 'w2' }).workspaceId).toBe('w1');
  });

  it('bound a list of words', () => {
    expect(criteriaOf({ status: Array.from({ length: 200 }, (_, n) => `s${n}`).join(',') }).status).toHaveLength(50);
  });

  it.each([
    { page: '0' },
    { page: '1.5' },
    { page: 'x' },
    { page: ['1', '2'] },
    { limit: '101' },
    { limit: '-1' },
    { search: 'x'.repeat(201) },
    { search: ['a', 'b'] },
    { search: { $ne: '' } },
    { includeFields: 'yes' },
  ])('refuse %j', (query) => {
    expect(() => criteriaOf(query)).toThrow();
  });

  it.each(['yesterday', '2026-13-01', '+275760-09-13T00:00:00.000Z', '-000001-01-01'])(
    'refuse the date %s, naming its field',
    (date) => {
      expect(() => criteriaOf({ endDate: date })).toThrow(DomainError);
      expect(() => criteriaOf({ endDate: date })).toThrow('endDate must be a date');
    },
  );
});
