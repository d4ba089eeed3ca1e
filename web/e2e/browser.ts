/**
 * The system's Chromium, driven by playwright-core; none is downloaded. CHROMIUM_PATH names one that is not on PATH.
 * Suites that need it are skipped by name where there is none (or fail with RECTO_REQUIRE_SERVERS=1).
 */
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { chromium, type Browser } from 'playwright-core';
import { describeAbsent } from '../../tests/absent.js';

const NAMES = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];
const QUIET =
  '--no-sandbox --disable-gpu --disable-quic --no-first-run --disable-background-networking --disable-component-update --disable-sync';

export function launchBrowser(): Promise<Browser> {
  return chromium.launch({ executablePath: findChromium(), args: QUIET.split(' ') });
}

export function describeWithBrowser(suite: string, define: () => void): void {
  if (findChromium()) {
    describe(suite, define);
    return;
  }
  describeAbsent(suite, 'there is no Chromium on this machine (CHROMIUM_PATH names one)');
}

function findChromium(): string | undefined {
  const { CHROMIUM_PATH, PATH = '' } = process.env;
  const places = PATH.split(delimiter).flatMap((folder) => NAMES.map((name) => join(folder, name)));
  return [...(CHROMIUM_PATH ? [CHROMIUM_PATH] : []), ...places].find((path) => existsSync(path));
}
