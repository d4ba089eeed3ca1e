/**
 * The Chromium that all suites of a run share, driven by playwright-core. `scripts/jest/shared-stage.mjs` has started
 * it or has said why not; then suites that need it are skipped by name (or fail with RECTO_REQUIRE_SERVERS=1).
 */
import { chromium, type Browser } from 'playwright-core';
import { describeAbsent } from '../../tests/absent.js';

/** Closing it closes what was opened by it, and leaves Chromium to the others. */
export function sharedBrowser(): Promise<Browser> {
  return chromium.connect(process.env['RECTO_TEST_CHROMIUM'] ?? '');
}

export function describeWithBrowser(suite: string, define: () => void): void {
  const missing = process.env['RECTO_TEST_CHROMIUM_MISSING'];
  if (missing) describeAbsent(suite, missing);
  else describe(suite, define);
}
