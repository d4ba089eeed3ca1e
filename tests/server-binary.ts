/**
 * Suites that start and stop a server of their own, because they pull it away in the middle. Where its binary is
 * neither on PATH nor in the cache folder the suite is skipped by name, or fails with RECTO_REQUIRE_SERVERS=1.
 */
import { accessSync, constants } from 'node:fs';
import { homedir } from 'node:os';
import { delimiter, join } from 'node:path';
import { describeAbsent } from './absent.js';

export function describeWithBinary(file: string, suite: string, define: (path: string) => void): void {
  const path = findBinary(file);
  if (path) {
    describe(suite, () => define(path));
    return;
  }
  describeAbsent(suite, `no ${file} on PATH or in the cache folder`);
}

function findBinary(file: string): string | undefined {
  const { PATH = '', RECTO_SERVERS_DIR, XDG_CACHE_HOME } = process.env;
  const cache = RECTO_SERVERS_DIR ?? join(XDG_CACHE_HOME ?? join(homedir(), '.cache'), 'recto', 'servers');
  return [...PATH.split(delimiter), cache].map((folder) => join(folder, file)).find(isExecutable);
}

function isExecutable(path: string): boolean {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}
