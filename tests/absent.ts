/**
 * A suite whose server, binary or browser is not here: registered as skipped under its name, with the reason for the
 * closing lines of `npm test`; with RECTO_REQUIRE_SERVERS=1 it fails instead.
 */
import { appendFileSync } from 'node:fs';

export function describeAbsent(suite: string, reason: string): void {
  if (process.env['RECTO_REQUIRE_SERVERS'] === '1') {
    it(suite, () => {
      throw new Error(reason);
    });
    return;
  }
  const skips = process.env['RECTO_SKIPS_FILE'];
  if (skips) appendFileSync(skips, `${JSON.stringify({ suite, reason })}\n`);
  describe.skip(suite, () => {
    it(`cannot run: ${reason}`, () => undefined);
  });
}
