/**
 * Suites that look through a browser. The system's Chromium is used, none is downloaded; where there is none the suite is
 * skipped by name (or fails with RECTO_REQUIRE_SERVERS=1). CHROMIUM_PATH names another one.
 */
import { accessSync, appendFileSync, constants } from 'node:fs';
import { delimiter, join } from 'node:path';
import { chromium, type Browser } from 'playwright-core';

const NAMES = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];
const QUIET = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

export function describeWithBrowser(suite: string, define: (launch: () => Promise<Browser>) => void): void {
  const executablePath = findChromium();
  if (executablePath) {
    describe(suite, () => define(() => chromium.launch({ executablePath, args: QUIET })));
    return;
  }
  const reason = 'no Chromium on PATH (CHROMIUM_PATH names one)';
  if (process.env['RECTO_REQUIRE_SERVERS'] === '1') {
    it(suite, () => {
      throw new Error(reason);
    });
    return;
  }
  const skips = process.env['RECTO_SKIPS_FILE'];
  if (skips) appendFileSync(skips, `${JSON.stringify({ suite, reason })}\n`);
  describe.skip(suite, () => {
    it(`needs a browser: ${reason}`, () => undefined);
  });
}

function findChromium(): string | undefined {
  const { CHROMIUM_PATH, PATH = '' } = process.env;
  const places = PATH.split(delimiter).flatMap((folder) => NAMES.map((name) => join(folder, name)));
  return [...(CHROMIUM_PATH ? [CHROMIUM_PATH] : []), ...places].find(isExecutable);
}

function isExecutable(path: string): boolean {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}
