/** Where the built web client lies: dist/web of the project. */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { projectFolder } from '#platform/project-folder.js';

export function webFolder(): string | undefined {
  const folder = projectFolder();
  const web = folder && join(folder, 'dist', 'web');
  return web && existsSync(join(web, 'app.html')) ? web : undefined;
}
