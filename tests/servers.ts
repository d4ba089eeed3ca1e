/**
 * Suites that need a real server. `scripts/jest/servers.mjs` has started it or has said why not; then the suite is
 * skipped by name and the reason goes to the closing lines of `npm test`. With RECTO_REQUIRE_SERVERS=1 a missing server
 * is a failure. The server is shared by all specs of a run: a suite makes its own database, stream or bucket.
 */
import { describeAbsent } from './absent.js';

export type TestServer = 'mongodb' | 'nats' | 's3' | 'esdb';

export function describeWithServer(server: TestServer, suite: string, define: (url: string) => void): void {
  const name = `RECTO_TEST_${server.toUpperCase()}`;
  const url = process.env[`${name}_URL`];
  if (url) {
    describe(suite, () => define(url));
    return;
  }
  describeAbsent(suite, process.env[`${name}_MISSING`] ?? `${name}_URL is not set`);
}
