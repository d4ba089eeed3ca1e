/** GET /workspaces/credits */
import { eventually } from '../eventually.js';
import { receiptResult, TestApp, tinyPng, type Member } from './app.js';

describe('the history of credits', () => {
  let app: TestApp;
  let ada: Member;
  beforeAll(async () => {
    app = await TestApp.start();
    ada = await app.register('ada@example.test');
  });
  afterAll(() => app.stop());
  const credits = async (token: string, query = '') =>
    (await app.json('GET', `/api/workspaces/credits${query}`, undefined, token)).body.data;

  it('is empty before the first upload', async () => {
    expect(await credits(ada.token)).toEqual({
      entries: [],
      pagination: { page: 1, limit: 10, total: 0, pages: 1, next: null },
    });
  });

  it('tells of each credit with its document, newest first, and forgets the names of deleted ones', async () => {
    app.extractor.answer = async () => receiptResult;
    const first = (await app.upload(ada.token, tinyPng, 'first.png')).body.data.document._id;
    await app.settled(ada.token, first);
    const second = (await app.upload(ada.token, tinyPng, 'second.png')).body.data.document._id;
    await app.settled(ada.token, second);
    await eventually(
      'both settled',
      async () =>
        (await credits(ada.token)).entries.filter((entry: { kind: string }) => entry.kind === 'used').length === 2,
    );
    const { entries, pagination } = await credits(ada.token);
    expect(pagination.total).toBe(3);
    const told = entries.map(({ kind, credits: n, filename }: { kind: string; credits: number; filename?: string }) => [
      kind,
      n,
      filename,
    ]);
    expect(told.slice(0, 1)).toEqual([['used', 1, 'second.png']]);
    expect(told).toContainEqual(['used', 1, 'first.png']);
    expect(told).toContainEqual(['granted', 50, undefined]);

    await app.json('DELETE', `/api/documents/${first}`, undefined, ada.token);
    const after = (await credits(ada.token)).entries.find(
      (entry: { documentId?: string }) => entry.documentId === first,
    );
    expect(after).toMatchObject({ kind: 'used' });
    expect(after).not.toHaveProperty('filename');
  });

  it('comes in pages', async () => {
    const pages = [await credits(ada.token, '?limit=2'), await credits(ada.token, '?limit=2&page=2')];
    expect(pages.map(({ entries }) => entries.length)).toEqual([2, 1]);
    expect(pages[0].pagination).toEqual({ page: 1, limit: 2, total: 3, pages: 2, next: expect.any(String) });
    expect(new Set(pages.flatMap(({ entries }) => entries.map(({ id }: { id: string }) => id))).size).toBe(3);
    const followed = await credits(ada.token, `?limit=2&cursor=${pages[0].pagination.next}`);
    expect(followed.entries).toEqual(pages[1].entries);
    expect([followed.pagination.next, pages[1].pagination.next]).toEqual([null, null]);
    expect((await app.json('GET', '/api/workspaces/credits?limit=0', undefined, ada.token)).status).toBe(400);
  });

  it("holds nothing of another workspace's", async () => {
    const eve = await app.register('eve@example.test');
    expect((await credits(eve.token)).entries).toEqual([]);
  });
});
