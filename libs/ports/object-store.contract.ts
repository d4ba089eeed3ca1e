/** What every ObjectStore adapter must do. `open` makes an empty store; `connect` opens an adapter on it. */
import { createHash, randomBytes } from 'node:crypto';
import { ObjectNotFound, type ObjectStore } from './object-store.js';

interface ObjectStoreRoom {
  connect(): Promise<ObjectStore>;
  dispose(): Promise<void>;
}

export function objectStoreContract(name: string, open: () => Promise<ObjectStoreRoom>): void {
  describe(`${name}: ObjectStore`, () => {
    let room: ObjectStoreRoom;
    let store: ObjectStore;

    beforeEach(async () => {
      room = await open();
      store = await room.connect();
    });
    afterEach(async () => {
      await store.close();
      await room.dispose();
    });

    it('gives back what was put, and says its size and SHA-256', async () => {
      const bytes = Buffer.from('%PDF-1.7 …');
      expect(await store.put('originals/a.pdf', bytes)).toEqual({ size: bytes.length, sha256: sha256(bytes) });
      const got = await store.get('originals/a.pdf');
      expect(got.equals(bytes)).toBe(true);
      expect(Buffer.isBuffer(got)).toBe(true);
    });

    it('takes a plain Uint8Array, and a view into the middle of a buffer', async () => {
      await store.put('plain', new Uint8Array([1, 2, 3]));
      await store.put('view', new Uint8Array([0, 1, 2, 3, 4]).subarray(1, 3));
      expect([...(await store.get('plain'))]).toEqual([1, 2, 3]);
      expect([...(await store.get('view'))]).toEqual([1, 2]);
    });

    it('keeps an empty object', async () => {
      expect(await store.put('empty', new Uint8Array())).toEqual({ size: 0, sha256: sha256(Buffer.alloc(0)) });
      expect((await store.get('empty')).length).toBe(0);
      expect(await store.exists('empty')).toBe(true);
    });

    it('keeps 20 MB', async () => {
      const bytes = randomBytes(20 * 1024 * 1024);
      expect(await store.put('large', bytes)).toEqual({ size: bytes.length, sha256: sha256(bytes) });
      expect((await store.get('large')).equals(bytes)).toBe(true);
    });

    it('overwrites, also with less', async () => {
      await store.put('a', Buffer.from('a long first version'));
      await store.put('a', Buffer.from('short'));
      expect((await store.get('a')).toString()).toBe('short');
      expect(await keys('')).toEqual(['a']);
    });

    it('says what is not there', async () => {
      expect(await store.exists('a')).toBe(false);
      await expect(store.get('a')).rejects.toEqual(new ObjectNotFound('a'));
      await expect(store.get('no/such/folder')).rejects.toBeInstanceOf(ObjectNotFound);
      await store.put('a/b', Buffer.from('x'));
      expect(await store.exists('a')).toBe(false);
      await expect(store.get('a')).rejects.toBeInstanceOf(ObjectNotFound);
      expect(await store.exists('a/b')).toBe(true);
    });

    it('deletes, and does not mind deleting again', async () => {
      await store.put('a/b', Buffer.from('x'));
      await store.put('a/c', Buffer.from('y'));
      await store.delete('a/b');
      await store.delete('a/b');
      await store.delete('never/was');
      expect(await store.exists('a/b')).toBe(false);
      await expect(store.get('a/b')).rejects.toBeInstanceOf(ObjectNotFound);
      expect((await store.get('a/c')).toString()).toBe('y');
      await store.put('a/b', Buffer.from('again'));
      expect((await store.get('a/b')).toString()).toBe('again');
    });

    it('lists a prefix in the order of code points, with the time of the last put', async () => {
      const all = ['a-b/1', 'a.b', 'a/1', 'a/10', 'a/2', 'a/b/c', 'a/b-c', 'a0', 'b', 'originals/x_y'];
      const before = Date.now();
      for (const key of [...all].reverse()) await store.put(key, Buffer.from(key));
      expect(await keys('')).toEqual([...all].sort());
      expect(await keys('a/')).toEqual(['a/1', 'a/10', 'a/2', 'a/b-c', 'a/b/c']);
      expect(await keys('a/b')).toEqual(['a/b-c', 'a/b/c']);
      expect(await keys('a/1')).toEqual(['a/1', 'a/10']);
      expect(await keys('a/b/c')).toEqual(['a/b/c']);
      expect(await keys('z')).toEqual([]);
      expect(await keys('../')).toEqual([]);
      for await (const { storedAt } of store.list('')) {
        expect(storedAt).toBe(new Date(storedAt).toISOString());
        // A file system or a server may keep whole seconds.
        expect(Date.parse(storedAt)).toBeGreaterThanOrEqual(before - 2_000);
        expect(Date.parse(storedAt)).toBeLessThanOrEqual(Date.now() + 2_000);
      }
    });

    it('lists more than a page of a server holds', async () => {
      const all = Array.from({ length: 1_100 }, (_, n) => `many/${String(n).padStart(4, '0')}`);
      for (let at = 0; at < all.length; at += 50) {
        await Promise.all(all.slice(at, at + 50).map((key) => store.put(key, Buffer.from('x'))));
      }
      expect(await keys('many/')).toEqual(all);
    });

    it.each([
      '',
      '/a',
      'a/',
      'a//b',
      '../a',
      'a/../b',
      'a/.',
      '.hidden',
      'A',
      'ä',
      'a b',
      'a\\b',
      'a\u0000',
      'a'.repeat(201),
    ])('refuses the key %j', async (key) => {
      await expect(store.put(key, Buffer.from('x'))).rejects.toThrow('not an object key');
      await expect(store.get(key)).rejects.toThrow('not an object key');
      await expect(store.exists(key)).rejects.toThrow('not an object key');
      await expect(store.delete(key)).rejects.toThrow('not an object key');
      expect(await keys('')).toEqual([]);
    });

    it('takes the longest key', async () => {
      const key = `a/${'b'.repeat(198)}`;
      await store.put(key, Buffer.from('x'));
      expect((await store.get(key)).toString()).toBe('x');
      expect(await keys('a/')).toEqual([key]);
    });

    it('never mixes two puts of one key, and a reader sees one of them whole', async () => {
      const versions = Array.from({ length: 8 }, (_, n) => Buffer.alloc(200_000 + n * 1_000, n));
      await store.put('shared', versions[0]!);
      let writing = true;
      const reader = async () => {
        let reads = 0;
        while (writing || reads === 0) {
          const got = await store.get('shared');
          expect(versions.some((version) => version.equals(got))).toBe(true);
          reads += 1;
        }
      };
      const reading = [reader(), reader()];
      for (let round = 0; round < 3; round++)
        await Promise.all(versions.map((version) => store.put('shared', version)));
      writing = false;
      await Promise.all(reading);
      expect(await keys('')).toEqual(['shared']);
    });

    it('puts and deletes side by side in one folder', async () => {
      await Promise.all(
        Array.from({ length: 40 }, async (_, n) => {
          await store.put(`folder/${n}`, Buffer.from(`${n}`));
          if (n % 2 === 0) await store.delete(`folder/${n}`);
        }),
      );
      expect((await keys('folder/')).length).toBe(20);
      expect((await store.get('folder/7')).toString()).toBe('7');
    });

    it('keeps its objects for the next who connects', async () => {
      await store.put('a/b', Buffer.from('x'));
      await store.ping();
      await store.close();
      store = await room.connect();
      expect((await store.get('a/b')).toString()).toBe('x');
    });

    async function keys(prefix: string): Promise<string[]> {
      const found: string[] = [];
      for await (const { key } of store.list(prefix)) found.push(key);
      return found;
    }
  });
}

function sha256(bytes: Uint8Array): string {
  return createHash('sha256').update(bytes).digest('hex');
}
