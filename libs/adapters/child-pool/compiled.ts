/**
 * Finds a compiled script of this project. Children are always started from `dist/`, also when the caller runs from
 * TypeScript sources under the test runner, so the project's root is looked up from here: the nearest folder above with
 * a package.json.
 */
import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

export function projectRoot(from: string = import.meta.url): string {
  for (let folder = dirname(fileURLToPath(from)); ; folder = dirname(folder)) {
    if (existsSync(join(folder, 'package.json'))) return folder;
    if (folder === dirname(folder)) throw new Error('No package.json above this file.');
  }
}

/** @param source the script's path in the sources, e.g. `libs/adapters/local-extractor/extraction-child.ts` */
export function compiled(source: string): string {
  return join(projectRoot(), 'dist', source.replace(/\.ts$/, '.js'));
}
