/**
 * Nobody may register by themselves, and the log is away at the start: the server comes up, and tells the link later.
 */
import { StandIn } from '#adapters/eventstoredb/testing/stand-in.js';
import { eventually } from '../eventually.js';
import { ownSecrets } from '../own-secrets.js';
import { tempFolder } from '../temp-folder.js';
import { ServerProcess } from './server-process.js';

describe('the link of the first owner', () => {
  const folder = tempFolder();

  it('is told once the log answers, when it was away at the start', async () => {
    const log = await StandIn.start();
    log.down();
    const server = await ServerProcess.start('standalone', {
      DATA_DIR: folder.file('data'),
      EVENT_STORE_URL: log.url,
      REGISTRATION: 'invited',
      ...ownSecrets(),
    });
    try {
      expect(server.output()).not.toContain('register#first-owner');
      await log.up();
      await eventually('the link', () => server.output().includes('register#first-owner'));
    } finally {
      await server.stop();
      log.down();
    }
  });
});
