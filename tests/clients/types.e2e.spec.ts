/** The types of the clients are those of the API as it is described today. */
import { spawnSync } from 'node:child_process';
import { describeWithBinary } from '../server-binary.js';

describe.each([
  ['typescript', 'api-judges/node_modules/.bin/openapi-typescript'],
  ['python', 'client-judges/python/bin/datamodel-codegen'],
])('types in %s', (client, generator) => {
  describeWithBinary(generator, `made by ${generator}`, () => {
    it('are not stale: node scripts/keep-clients.mjs', () => {
      const check = ['scripts/keep-clients.mjs', '--check', client];
      const { stdout, stderr, status } = spawnSync(process.execPath, check, { encoding: 'utf8' });
      expect([stdout, stderr, status]).toEqual(['', '', 0]);
    });
  });
});
