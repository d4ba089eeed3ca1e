/**
 * Suites that start and stop a server of their own, because they pull it away in the middle. Where its binary is neither on
 * PATH nor in the cache folder the suite is skipped by name, or fails with RECTO_REQUIRE_SERVERS=1.
 */
import { accessSync, appendFileSync, constants } from 'node:fs';
import { homedir } from 'node:os';
import { delimiter, join } from 'node:path';

export function describeWithBinary(file: string, suite: string, define: (path: string) => void): void {
  const path = findBinary(file);
  if (path) {
    describe(suite, () => define(path));
    return;
  }
  const reason = `no ${file} on PATH or in the cache folder`;
  if (process.env['RECTO_REQUIRE_SERVERS'] === '1') {
    it(suite, () => {
      throw new Error(reason);
    });
    return;
  }
  const skips = process.env['RECTO_SKIPS_FILE'];
  if (skips) appendFileSync(skips, `${JSON.stringify({ suite, reason })}\n`);
  describe.skip(suite, () => {
    it(`needs a server: ${reason}`, () => undefined);
  });
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
