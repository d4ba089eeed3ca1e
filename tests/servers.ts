/**
 * Suites that need a real server. `scripts/jest/servers.mjs` has started it or has said why not; then the suite is skipped by
 * name and the reason goes to the closing lines of `npm test`. With RECTO_REQUIRE_SERVERS=1 a missing server is a failure.
 * The server is shared by all specs of a run: a suite makes its own database, stream or bucket.
 */
import { appendFileSync } from 'node:fs';

export type TestServer = 'mongodb' | 'nats' | 's3' | 'esdb';

export function describeWithServer(server: TestServer, suite: string, define: (url: string) => void): void {
  const name = `RECTO_TEST_${server.toUpperCase()}`;
  const url = process.env[`${name}_URL`];
  if (url) {
    describe(suite, () => define(url));
    return;
  }
  const reason = process.env[`${name}_MISSING`] ?? `${name}_URL is not set`;
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
