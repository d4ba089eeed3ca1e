/**
 * Writes a .gz and a .br beside every text file of the build, so that the server sends them as they are. Pages are not
 * among them: the server sets its address into them first.
 */
import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, gzip } from 'node:zlib';

const TEXT = /\.(js|css|svg|json|webmanifest)$/;
const WORTH_IT = 1024;

export async function precompress(folder: string): Promise<void> {
  const files = (await readdir(folder, { recursive: true })).filter((file) => TEXT.test(file));
  for (const file of files) {
    const path = join(folder, file);
    const content = await readFile(path);
    if (content.length < WORTH_IT) continue;
    await writeFile(`${path}.gz`, await promisify(gzip)(content, { level: 9 }));
    await writeFile(`${path}.br`, await promisify(brotliCompress)(content));
  }
}
