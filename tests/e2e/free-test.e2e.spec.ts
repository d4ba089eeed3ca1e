/**
 * Hostile pictures through the free test of a real server: each is refused with a sentence, and the next visitor is
 * served as if nothing had been.
 */
import { globSync, mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { crc32, deflateSync } from 'node:zlib';
import { receiptJpeg } from '../receipt-jpeg.js';
import { ServerProcess } from './server-process.js';

describe('the free test of a real server', () => {
  let folder: string;
  let server: ServerProcess;
  beforeAll(async () => {
    folder = mkdtempSync(join(tmpdir(), 'recto-free-test-'));
    const env = { DATA_DIR: join(folder, 'data'), WORKER_CONCURRENCY: '1', FREE_TESTS_PER_DAY: '50' };
    server = await ServerProcess.start('standalone', env);
  });
  afterAll(async () => {
    await server.stop();
    rmSync(folder, { recursive: true, force: true });
  });

  async function test(bytes: Uint8Array) {
    const form = new FormData();
    form.set('file', new Blob([new Uint8Array(bytes)]), '../../<img src=x onerror=alert(1)>.png');
    const response = await fetch(`${server.url}/api/free-test/upload`, { method: 'POST', body: form });
    return { status: response.status, body: (await response.json()) as ReturnType<typeof JSON.parse> };
  }
  const receipt = () => {
    const items = [
      ['Rye loaf', '4.80'],
      ['Salted butter', '3.20'],
    ] as const;
    return receiptJpeg({ merchant: 'Saltmarsh Stores', date: '14/03/2026', items, total: '8.00' });
  };

  it.each([
    ['nine hundred megapixels in a few bytes', async () => png(30_000, 30_000, Buffer.alloc(64))],
    ['a PNG that ends in its header', async () => png(600, 900, Buffer.alloc(0)).subarray(0, 30)],
    ['a JPEG that is cut off', async () => (await receipt()).subarray(0, 900)],
    [
      'noise behind the first bytes of a JPEG',
      async () => Buffer.concat([Buffer.from('ffd8ffe000104a464946', 'hex'), Buffer.alloc(5_000, 0x5a)]),
    ],
    [
      'a GIF that is a script, too',
      async () => Buffer.from('GIF89a/*\u0001\u0000\u0001\u0000*/=1;alert(document.domain)//;'),
    ],
  ])('refuses %s', async (_what, bytes) => {
    const { status, body } = await test(await bytes());
    expect([status, body.success]).toEqual([422, false]);
    expect(body.error.message).toMatch(/^[A-Z][^<>/\\]*\.?$/);
  });

  it('then reads an honest one, and nothing of any is left', async () => {
    const { status, body } = await test(await receipt());
    expect([status, body.data?.docType, body.data?.extraction.total_amount]).toEqual([200, 'receipt', 8]);
    const objects = globSync('data/objects/**/*', { cwd: folder }).filter((name) =>
      statSync(join(folder, name)).isFile(),
    );
    expect(objects).toEqual([]);
  });
});

/** A PNG that says it is that large, whatever its data hold. */
function png(width: number, height: number, data: Buffer): Buffer {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set([8, 2, 0, 0, 0], 8);
  const chunk = (type: string, content: Buffer) => {
    const body = Buffer.concat([Buffer.from(type, 'latin1'), content]);
    const frame = Buffer.alloc(8);
    frame.writeUInt32BE(content.length, 0);
    frame.writeUInt32BE(crc32(body), 4);
    return Buffer.concat([frame.subarray(0, 4), body, frame.subarray(4)]);
  };
  const signature = Buffer.from('89504e470d0a1a0a', 'hex');
  return Buffer.concat([
    signature,
    chunk('IHDR', header),
    chunk('IDAT', deflateSync(data)),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}
