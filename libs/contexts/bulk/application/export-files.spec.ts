import { randomBytes } from 'node:crypto';
import { ObjectNotFound } from '#ports/object-store.js';
import { countedId } from '../../../../tests/counting-ids.js';
import { openDocuments, type Documents } from '../../../../tests/documents.js';
import { tempFolder } from '../../../../tests/temp-folder.js';
import { ExportFiles } from './export-files.js';

const ref = { exportId: countedId(1), fileId: countedId(2) };
const MB = 1024 * 1024;

describe('the file of an export', () => {
  const folder = tempFolder();
  let documents: Documents;
  let files: ExportFiles;
  beforeEach(() => {
    documents = openDocuments(folder);
    files = new ExportFiles(documents.store, documents.keys);
  });

  const chunks = async function* (bytes: Buffer, size: number) {
    for (let at = 0; at < bytes.length; at += size) yield bytes.subarray(at, at + size);
  };
  const read = async (parts: number) => {
    const found: Buffer[] = [];
    for await (const part of files.read(ref, parts)) found.push(part);
    return Buffer.concat(found);
  };

  it('is kept in parts of a few megabytes, and told how large it is while it grows', async () => {
    const bytes = randomBytes(9 * MB + 1);
    const told: number[] = [];
    const written = await files.write(ref, chunks(bytes, 64 * 1024), (soFar) => void told.push(soFar));
    expect(written).toEqual({ parts: 3, bytes: bytes.length });
    expect(told.at(-1)).toBe(bytes.length);
    expect((await read(3)).equals(bytes)).toBe(true);
    for (const key of await documents.objectKeys())
      expect((await documents.store.get(key)).length).toBeLessThan(5 * MB);
  });

  it('is written no further than whoever is told lets it', async () => {
    const enough = () => {
      throw new Error('enough');
    };
    await expect(files.write(ref, chunks(randomBytes(MB), MB), enough)).rejects.toThrow('enough');
    expect(await documents.objectKeys()).toEqual([]);
  });

  it('is gone for good when it is removed: nothing is read, and nothing more is put', async () => {
    await files.write(ref, chunks(randomBytes(10), 10), () => undefined);
    await files.remove(ref);
    expect(await documents.objectKeys()).toEqual([]);
    await expect(read(1)).rejects.toBeInstanceOf(ObjectNotFound);
    await expect(files.write(ref, chunks(randomBytes(10), 10), () => undefined)).rejects.toThrow('shredded');
    expect(await documents.objectKeys()).toEqual([]);
  });

  it('cannot have its parts changed round', async () => {
    await files.write(ref, chunks(randomBytes(5 * MB), MB), () => undefined);
    const [first, second] = await documents.objectKeys();
    await documents.store.put(first!, await documents.store.get(second!));
    await expect(read(2)).rejects.toThrow();
  });
});
