/** The system's Chromium, driven by playwright-core. Suites that need it are skipped by name where there is none. */
import { appendFileSync, existsSync } from 'node:fs';
import { chromium, type Browser } from 'playwright-core';

const EXECUTABLE = '/usr/bin/chromium';
const QUIET =
  '--no-sandbox --disable-gpu --disable-quic --no-first-run --disable-background-networking --disable-component-update --disable-sync';

export function launchBrowser(): Promise<Browser> {
  return chromium.launch({ executablePath: EXECUTABLE, args: QUIET.split(' ') });
}

export function describeWithBrowser(suite: string, define: () => void): void {
  if (existsSync(EXECUTABLE)) {
    describe(suite, define);
    return;
  }
  const reason = 'there is no Chromium on this machine';
  const skips = process.env['RECTO_SKIPS_FILE'];
  if (skips) appendFileSync(skips, `${JSON.stringify({ suite, reason })}\n`);
  describe.skip(suite, () => {
    it(`needs a browser: ${reason}`, () => undefined);
  });
}
