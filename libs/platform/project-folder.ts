/** Where the project lies, found from here whether this runs compiled or from source; and which release it is. */
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const MANIFEST = 'package.json';

export function projectFolder(): string | undefined {
  let folder = dirname(fileURLToPath(import.meta.url));
  while (!existsSync(join(folder, MANIFEST))) {
    const parent = dirname(folder);
    if (parent === folder) return undefined;
    folder = parent;
  }
  return folder;
}

/** 'unknown' where the project's own description did not come along. */
export function releaseOf(folder: string | undefined): string {
  if (folder === undefined) return 'unknown';
  return (JSON.parse(readFileSync(join(folder, MANIFEST), 'utf8')) as { version?: string }).version ?? 'unknown';
}
