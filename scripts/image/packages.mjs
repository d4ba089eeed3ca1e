// What is installed in a `node_modules`, as its packages say of themselves.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** @returns folders of packages, those inside of others included, by path */
export function packageFolders(modules = 'node_modules') {
  if (!existsSync(modules)) return [];
  const names = readdirSync(modules)
    .filter((name) => !name.startsWith('.'))
    .flatMap((name) =>
      name.startsWith('@') ? readdirSync(join(modules, name)).map((inner) => join(name, inner)) : [name],
    );
  return names
    .map((name) => join(modules, name))
    .filter((folder) => existsSync(join(folder, 'package.json')))
    .flatMap((folder) => [folder, ...packageFolders(join(folder, 'node_modules'))])
    .sort();
}

/** @returns its package.json */
export function manifestOf(folder) {
  return JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
}
