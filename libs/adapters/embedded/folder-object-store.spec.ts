import { mkdir, mkdtemp, readdir, readFile, rm, truncate, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { objectStoreContract } from '#ports/object-store.contract.js';
import { ObjectCorrupt } from '#ports/object-store.js';
import { FolderObjectStore } from './folder-object-store.js';

objectStoreContract('FolderObjectStore', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'recto-objects-'));
  return {
    connect: async () => new FolderObjectStore(folder),
    dispose: () => rm(folder, { recursive: true }),
  };
});

describe('FolderObjectStore', () => {
  let folder: string;
  let store: FolderObjectStore;
  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'recto-objects-'));
    store = new FolderObjectStore(folder);
  });
  afterEach(() => rm(folder, { recursive: true }));

  it('says so when any one byte of the file was changed', async () => {
    await store.put('a/b', Buffer.from('twelve bytes'));
    const file = join(folder, 'a', 'b=');
    const whole = await readFile(file);
    expect(whole.length).toBe(12 + 32);
    for (let at = 0; at < whole.length; at++) {
      const broken = Buffer.from(whole);
      broken[at]! ^= 1;
      await writeFile(file, broken);
      await expect(store.get('a/b')).rejects.toEqual(new ObjectCorrupt('a/b'));
    }
    await writeFile(file, whole);
    expect((await store.get('a/b')).toString()).toBe('twelve bytes');
  });

  it.each([0, 5, 31, 32, 43])('says so when the file was cut to %d bytes', async (length) => {
    await store.put('a', Buffer.from('twelve bytes'));
    await truncate(join(folder, 'a='), length);
    await expect(store.get('a')).rejects.toBeInstanceOf(ObjectCorrupt);
  });

  it('sweeps what a killed process left, and nothing that a living one is writing', async () => {
    const incoming = join(folder, '.incoming');
    await mkdir(incoming, { recursive: true });
    const leftovers = [`${process.pid}.one`, '999999999.two', 'three'];
    for (const name of leftovers) await writeFile(join(incoming, name), 'half');
    await writeFile(join(incoming, `${process.ppid}.four`), 'half');
    new FolderObjectStore(folder);
    expect(await readdir(incoming)).toEqual([`${process.ppid}.four`]);
  });

  it('does not disturb a put of the same process when opened again', async () => {
    const puts = Array.from({ length: 20 }, (_, n) => store.put(`o/${n}`, Buffer.alloc(100_000, n)));
    for (let n = 0; n < 50; n++) {
      new FolderObjectStore(folder);
      await new Promise((resolve) => setImmediate(resolve));
    }
    await Promise.all(puts);
    expect((await readdir(join(folder, 'o'))).length).toBe(20);
  });

  it('puts beside deletes that empty the same folder', async () => {
    const puttingAndDeleting = async (name: string) => {
      for (let n = 0; n < 30; n++) {
        await store.put(`o/p/${name}`, Buffer.from('x'));
        await store.delete(`o/p/${name}`);
      }
    };
    await Promise.all(['a', 'b', 'c', 'd', 'e'].map(puttingAndDeleting));
    expect(await readdir(folder)).toEqual(['.incoming']);
  });

  it('keeps the keys a and a/b apart, and leaves no empty folder behind', async () => {
    await store.put('a', Buffer.from('file'));
    await store.put('a/b', Buffer.from('below'));
    expect((await store.get('a')).toString()).toBe('file');
    expect((await store.get('a/b')).toString()).toBe('below');
    await store.put('x/y/z', Buffer.from('deep'));
    await store.delete('a/b');
    await store.delete('x/y/z');
    expect((await readdir(folder)).sort()).toEqual(['.incoming', 'a=']);
  });
});
