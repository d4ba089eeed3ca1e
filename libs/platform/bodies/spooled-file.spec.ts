import { randomBytes } from 'node:crypto';
import { readdirSync, readFileSync, readlinkSync, writeFileSync } from 'node:fs';
import { tempFolder } from '../../../tests/temp-folder.js';
import { SpooledFile } from './spooled-file.js';

/** Where Linux shows a file that has no name any more. */
const openFile = (folder: string): string => {
  const links = readdirSync('/proc/self/fd').map((fd) => `/proc/self/fd/${fd}`);
  return links.find((link) => {
    try {
      return readlinkSync(link).startsWith(folder);
    } catch {
      return false; // the listing's own
    }
  })!;
};

describe('a spooled file', () => {
  const folder = tempFolder();
  const opened = async () => {
    const file = await SpooledFile.open(folder.path);
    folder.closeAfterTest(file);
    return file;
  };

  it('gives back what was written, of any length, and has no name', async () => {
    for (const length of [0, 1, 100_000]) {
      const file = await opened();
      const bytes = randomBytes(length);
      for (let at = 0; at < length; at += 30_000) await file.write(bytes.subarray(at, at + 30_000));
      expect(readdirSync(folder.path)).toEqual([]);
      expect(await file.bytes()).toEqual(bytes);
      await file.close();
    }
  });

  (process.platform === 'linux' ? it : it.skip)('is sealed on the disk, and not given back changed', async () => {
    const file = await opened();
    await file.write(Buffer.from('Ada Example owes nothing'));
    const stored = openFile(folder.path);
    expect(readFileSync(stored)).toHaveLength(24);
    expect(readFileSync(stored, 'latin1')).not.toContain('Ada');
    writeFileSync(stored, Buffer.alloc(24));
    await expect(file.bytes()).rejects.toThrow();
  });
});
