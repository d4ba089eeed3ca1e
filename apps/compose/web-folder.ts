/**
 * Where the built web client lies: dist/web of the project, found from here whether this runs compiled or from
 * source.
 */
import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

export function webFolder(): string | undefined {
  let folder = dirname(fileURLToPath(import.meta.url));
  while (!existsSync(join(folder, 'package.json'))) {
    const parent = dirname(folder);
    if (parent === folder) return undefined;
    folder = parent;
  }
  const web = join(folder, 'dist', 'web');
  return existsSync(join(web, 'app.html')) ? web : undefined;
}
