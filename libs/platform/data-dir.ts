/** DATA_DIR, made when it is missing, for its owner alone. */
import { existsSync, mkdirSync } from 'node:fs';
import { dirname } from 'node:path';
import { ConfigError } from './config-error.js';

/** @param dataDir absolute @throws ConfigError when it is not there and cannot be made */
export function makeDataDir(dataDir: string): void {
  try {
    makeFolder(dataDir);
  } catch (error) {
    throw new ConfigError([`DATA_DIR: nothing can be written to ${dataDir} (${(error as Error).message})`]);
  }
}

/** One by one: `recursive` tries for ever where the one above is there and takes no folders, as /proc. */
function makeFolder(path: string): void {
  if (existsSync(path)) return;
  makeFolder(dirname(path));
  try {
    mkdirSync(path, { mode: 0o700 });
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error; // another process was faster
  }
}
