import type { JsonObject } from '#kernel/json.js';
import { positionOf } from '#kernel/position.js';
import { Views } from '#read-side/views.js';
import { openReadModels } from '../../tests/embedded-stores.js';
import { tempFolder } from '../../tests/temp-folder.js';
import { ContentKeys } from './content-keys.js';
import { documentList } from './projection.js';
import { listDocuments, type ListCriteria } from './queries.js';
import type { DocumentRow } from './view.js';

const row = (documentId: string, more: Partial<DocumentRow> = {}): DocumentRow => ({
  documentId,
  workspaceId: 'w1',
  originalFilename: `${documentId}.pdf`,
  docType: 'invoice',
  status: 'completed',
  language: 'en',
  createdAt: '2026-03-01T09:00:00.000Z',
  mime: 'application/pdf',
  size: 1,
  pages: 1,
  deleteAfterProcessing: false,
  originalDeleted: false,
  contentKey: '',
  ...more,
});

describe('listing documents', () => {
  const folder = tempFolder();
  let views: Views;
  let written = 0;
  const write = async (writes: readonly { id: string; view: JsonObject | null }[]) => {
    const store = openReadModels(folder);
    await store.ensure({
      name: 'document-list@1-1',
      readModel: 'document-list',
      indexes: documentList(new ContentKeys(Buffer.alloc(32))).indexes,
    });
    await store.activate('document-list', 'document-list@1-1');
    const { name, fence } = (await store.acquireLease('l', 'test', 1_000))!;
    const checkpoint = positionOf(++written);
    const placed = writes.map((one) => ({ ...one, position: checkpoint }));
    await store.commit('document-list@1-1', { writes: placed, checkpoint, lease: { name, fence } });
    views = new Views(store);
  };
  const fill = (...rows: DocumentRow[]) => write(rows.map((view) => ({ id: view.documentId, view: { ...view } })));
  const remove = (id: string) => write([{ id, view: null }]);
  const ids = async (criteria: Partial<ListCriteria>) => {
    const { rows, total } = await listDocuments(views, { workspaceId: 'w1', page: 1, limit: 10, ...criteria });
    return { ids: rows.map(({ documentId }) => documentId), total };
  };

  it('shows the newest first, and nobody else’s', async () => {
    await fill(
      row('old', { createdAt: '2026-03-01T09:00:00.000Z' }),
      row('new', { createdAt: '2026-03-03T09:00:00.000Z' }),
      row('theirs', { workspaceId: 'w2', createdAt: '2026-03-02T09:00:00.000Z' }),
    );
    expect(await ids({})).toEqual({ ids: ['new', 'old'], total: 2 });
  });

  it('pages without losing or repeating one, also when all came at the same moment', async () => {
    await fill(...Array.from({ length: 7 }, (_, n) => row(`d${n}`)));
    const pages = await Promise.all([1, 2, 3, 4].map((page) => ids({ page, limit: 3 })));
    expect(pages.map((page) => page.ids.length)).toEqual([3, 3, 1, 0]);
    expect(pages.every(({ total }) => total === 7)).toBe(true);
    expect(new Set(pages.flatMap((page) => page.ids)).size).toBe(7);
  });

  it('goes on after a row, whatever came and went meanwhile', async () => {
    const day = (n: number) => `2026-03-0${n}T00:00:00.000Z`;
    const all = [1, 2, 2, 2, 3, 4].map((n, at) => row(`d${at}`, { createdAt: day(n) }));
    await fill(...all);
    const part = async (after?: ListCriteria['after']) => {
      const { rows, more } = await listDocuments(views, { workspaceId: 'w1', page: 1, limit: 2, after });
      const last = rows.at(-1);
      return [rows.map(({ documentId }) => documentId), more, last && { value: last.createdAt, id: last.documentId }];
    };
    expect(await part()).toEqual([['d5', 'd4'], true, { value: day(3), id: 'd4' }]);
    await remove('d3');
    await fill(row('newest', { createdAt: day(5) }));
    expect(await part({ value: day(3), id: 'd4' })).toEqual([['d2', 'd1'], true, { value: day(2), id: 'd1' }]);
    expect(await part({ value: day(2), id: 'd1' })).toEqual([['d0'], false, { value: day(1), id: 'd0' }]);
    expect(await part({ value: day(1), id: 'd0' })).toEqual([[], false, undefined]);
  });

  it('says whether older ones follow, on pages nearer to either end', async () => {
    await fill(...Array.from({ length: 7 }, (_, n) => row(`d${n}`)));
    const more = async (page: number, limit: number) =>
      (await listDocuments(views, { workspaceId: 'w1', page, limit })).more;
    expect(await Promise.all([1, 2, 3, 4].map((page) => more(page, 3)))).toEqual([true, true, false, false]);
    expect(await more(1, 7)).toBe(false);
  });

  it('finds by a part of the name, in any case and any script, taken literally', async () => {
    await fill(
      row('a', { originalFilename: 'Rechnung MÄRZ 100%.pdf' }),
      row('b', { originalFilename: 'rechnung april.pdf' }),
      row('c', { originalFilename: 'Счёт.pdf' }),
    );
    expect((await ids({ search: 'märz' })).ids).toEqual(['a']);
    expect((await ids({ search: 'RECHNUNG' })).total).toBe(2);
    expect((await ids({ search: 'счёт' })).ids).toEqual(['c']);
    expect((await ids({ search: '100%' })).ids).toEqual(['a']);
    expect((await ids({ search: '%' })).ids).toEqual(['a']);
    expect((await ids({ search: '.*' })).ids).toEqual([]);
  });

  it('filters by status, type and language, one or several, all at once', async () => {
    await fill(
      row('a'),
      row('b', { status: 'failed', docType: 'unknown', language: '' }),
      row('c', { status: 'pending', docType: 'receipt', language: 'de' }),
    );
    expect((await ids({ status: ['failed'] })).ids).toEqual(['b']);
    expect((await ids({ status: ['failed', 'pending'] })).total).toBe(2);
    expect((await ids({ status: ['failed', 'pending'], docType: ['receipt'] })).ids).toEqual(['c']);
    expect((await ids({ language: ['en', 'de'] })).total).toBe(2);
    expect((await ids({ status: ['unheard-of'] })).ids).toEqual([]);
    expect((await ids({ status: [] })).total).toBe(3);
  });

  it('filters by time, both ends included', async () => {
    const day = (n: number) => `2026-03-0${n}T00:00:00.000Z`;
    await fill(...[1, 2, 3].map((n) => row(`d${n}`, { createdAt: day(n) })));
    expect((await ids({ from: day(2) })).ids).toEqual(['d3', 'd2']);
    expect((await ids({ to: day(2) })).ids).toEqual(['d2', 'd1']);
    expect((await ids({ from: day(2), to: day(2) })).ids).toEqual(['d2']);
  });
});
