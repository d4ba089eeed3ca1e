/** Writes a .gz and a .br beside every text file of the build, so that the server sends them as they are and compresses nothing itself. */
import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, gzip } from 'node:zlib';
import type { Plugin } from 'vite';

const TEXT = /\.(js|css|html|svg|json|webmanifest)$/;
const WORTH_IT = 1024;

export function precompress(folder: string): Plugin {
  return {
    name: 'recto-precompress',
    apply: 'build',
    async closeBundle() {
      const files = (await readdir(folder, { recursive: true })).filter((file) => TEXT.test(file));
      for (const file of files) {
        const path = join(folder, file);
        const content = await readFile(path);
        if (content.length < WORTH_IT) continue;
        await writeFile(`${path}.gz`, await promisify(gzip)(content, { level: 9 }));
        await writeFile(`${path}.br`, await promisify(brotliCompress)(content));
      }
    },
  };
}
