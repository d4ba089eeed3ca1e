// `npm run generate` writes every file, or part of one, that is made from code; a file of scripts/generate for each.
// `--check` writes nothing, names what is stale, and ends with 1 when something is. Reads the compiled product.
import { globSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const check = process.argv.includes('--check');
const root = join(import.meta.dirname, '..');

for (const script of globSync('generate/*.mjs', { cwd: import.meta.dirname }).sort()) {
  /** `file` from the root of the project; `content` makes the whole of it, given what is there. */
  const { file, content } = await import(`./${script}`);
  const path = join(root, file);
  const before = readFileSync(path, 'utf8');
  const after = await content(before);
  if (after === before) continue;
  if (check) process.exitCode = 1;
  else writeFileSync(path, after);
  console.log(check ? `${file} is stale: npm run generate` : `${file} is written`);
}
