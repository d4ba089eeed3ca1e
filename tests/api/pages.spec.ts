import sharp from 'sharp';
import { receiptResult, TestApp, tinyPng, type Member } from './app.js';
import { eventually } from '../eventually.js';
import { invoicePdf } from '../invoice-pdf.js';

describe('pictures of pages', () => {
  let app: TestApp;
  let ada: Member;
  beforeAll(async () => {
    app = await TestApp.start();
    ada = await app.register('ada@example.test');
  });
  afterAll(() => app.stop());
  beforeEach(() => {
    app.extractor.answer = async () => receiptResult;
  });

  const uploaded = async (bytes: Uint8Array, fields: Record<string, string> = {}) => {
    const { body } = await app.upload(ada.token, bytes, 'page.png', fields);
    await app.settled(ada.token, body.data.document._id);
    return body.data.document._id as string;
  };
  const picture = (id: string, rest = '1', headers: Record<string, string> = {}) =>
    app.fetch(`/api/documents/${id}/pages/${rest}`, { token: ada.token, headers });
  const stored = async (id: string) => {
    const keys: string[] = [];
    for await (const { key } of app.running.adapters.objects.list(`pages/${id}/`)) keys.push(key);
    return keys;
  };
  const invoice = () => invoicePdf({ number: 'INV-1', date: '2026-03-02', total: '240.00' });

  it('are drawn from the original, in the next larger of a few widths', async () => {
    const id = await uploaded(invoice());
    for (const [asked, width] of [
      [undefined, 1024],
      [300, 320],
      [1000, 1024],
      [9999, 1600],
    ] as const) {
      const response = await picture(id, asked === undefined ? '1' : `1?width=${asked}`);
      expect([response.status, response.headers.get('content-type')]).toEqual([200, 'image/webp']);
      expect(await sharp(await response.arrayBuffer()).metadata()).toMatchObject({ format: 'webp', width });
    }
    expect(await stored(id)).toHaveLength(3);
  });

  it('are kept sealed, and known by their ETag', async () => {
    const id = await uploaded(invoice());
    const first = await picture(id);
    const etag = first.headers.get('etag')!;
    expect(first.headers.get('cache-control')).toBe('private, no-cache');
    const again = await picture(id, '1', { 'if-none-match': etag });
    expect([again.status, (await again.arrayBuffer()).byteLength]).toEqual([304, 0]);
    expect((await picture(id, '1?width=320', { 'if-none-match': etag })).status).toBe(200);
    const [key] = await stored(id);
    const sealed = await app.running.adapters.objects.get(key!);
    expect(sealed.includes('WEBP')).toBe(false);
  });

  it('are drawn again when the one that was kept is damaged', async () => {
    const id = await uploaded(invoice());
    const first = await (await picture(id)).arrayBuffer();
    const [key] = await stored(id);
    await app.running.adapters.objects.put(key!, Buffer.from('damaged'));
    expect(await (await picture(id)).arrayBuffer()).toEqual(first);
  });

  it('two at the same time are drawn once', async () => {
    const id = await uploaded(invoice());
    const both = await Promise.all([picture(id, '1?width=640'), picture(id, '1?width=640')]);
    expect(both.map(({ status }) => status)).toEqual([200, 200]);
    expect(await stored(id)).toHaveLength(1);
  });

  it('are 404 for pages that are not there and for what is no number', async () => {
    const id = await uploaded(tinyPng);
    for (const page of ['2', '0', '-1', 'one', '1.5', '99999999'])
      expect([page, (await picture(id, page)).status]).toEqual([page, 404]);
    expect((await picture(id, '1?width=none')).status).toBe(400);
  });

  it('are refused with a sentence where the original cannot be drawn, and the server goes on', async () => {
    const id = await uploaded(Buffer.concat([Buffer.from('%PDF-1.7\n'), Buffer.from('nothing that is a page')]));
    const { status, body } = await app.json('GET', `/api/documents/${id}/pages/1`, undefined, ada.token);
    expect([status, body.error.code]).toEqual([422, 'page_not_drawn']);
    expect((await picture(await uploaded(tinyPng))).status).toBe(200);
  });

  it('go with the original when it is deleted after processing', async () => {
    let finish = () => undefined as void;
    const held = new Promise<void>((resolve) => (finish = resolve));
    app.extractor.answer = async () => (await held, receiptResult);
    const { body } = await app.upload(ada.token, tinyPng, 'secret.png', { deleteAfterProcessing: 'true' });
    const id = body.data.document._id as string;
    expect((await picture(id)).status).toBe(200);
    expect(await stored(id)).toHaveLength(1);
    finish();
    await eventually('the original to be deleted', async () => {
      const { body } = await app.json('GET', `/api/documents/${id}`, undefined, ada.token);
      return body.data.document.originalDeleted;
    });
    const refused = await app.json('GET', `/api/documents/${id}/pages/1`, undefined, ada.token);
    expect([refused.status, refused.body.error]).toMatchObject([
      404,
      { code: 'original_deleted', message: expect.stringMatching(/deleted/) },
    ]);
    await eventually('its pictures to be gone', async () => (await stored(id)).length === 0);
  });

  it('go with the document', async () => {
    const id = await uploaded(tinyPng);
    await picture(id);
    expect(await stored(id)).toHaveLength(1);
    await app.json('DELETE', `/api/documents/${id}`, undefined, ada.token);
    expect((await picture(id)).status).toBe(404);
    await eventually('its pictures to be gone', async () => (await stored(id)).length === 0);
  });
});
