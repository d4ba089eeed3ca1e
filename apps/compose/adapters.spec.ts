import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { createServer, type AddressInfo, type Socket } from 'node:net';
import { loadConfig } from '#platform/config.js';
import { createLogger } from '#platform/logging.js';
import { freePort } from '../../tests/free-port.js';
import { ownSecrets } from '../../tests/own-secrets.js';
import { tempFolder } from '../../tests/temp-folder.js';
import { openAdapters, openReadSideAdapters, openStores, openToDecide } from './adapters.js';

describe('a server that starts while its engines are away', () => {
  const folder = tempFolder();

  /** What it says of each variable when it has started. */
  async function said(urls: Readonly<Record<string, string>>, withinMs?: number): Promise<Record<string, string[]>> {
    const all: string[] = [];
    const logger = Object.assign(createLogger('silent'), {
      warn: (_facts: object, message: string) => void all.push(message),
    });
    const config = loadConfig({ DATA_DIR: folder.path, ...ownSecrets(), ...urls }, ['api', 'projector', 'worker'], 1);
    const adapters = await openAdapters(config, logger, withinMs);
    await adapters.close();
    return Object.fromEntries(Object.keys(urls).map((name) => [name, all.filter((each) => each.includes(name))]));
  }

  it('says of each where it is looked for and what is wrong, as commands do', async () => {
    const at = `127.0.0.1:${await freePort()}`;
    const of = await said({
      EVENT_STORE_URL: `esdb://${at}?tls=false`,
      READ_MODEL_URL: `mongodb://${at}/recto`,
      KEY_VAULT_URL: `mongodb://${at}/recto-keys`,
      QUEUE_URL: `nats://${at}`,
      OBJECT_STORE_URL: `s3://key:s3cret@${at}/recto`,
    });
    const sentence =
      /^the [a-z ]+ at [a-z0-9]+:\/\/127\.0\.0\.1:\d+\S*: nobody listens there; .*\? \(asked again until it answers\)$/;
    for (const sentences of Object.values(of)) expect(sentences[0]).toMatch(sentence);
    // Those that connect when they are asked are spoken of once, not by each who asks.
    for (const name of ['EVENT_STORE_URL', 'READ_MODEL_URL', 'KEY_VAULT_URL']) expect(of[name]).toHaveLength(1);
  });

  it('says so of one that takes connections and says nothing, however long that one may take', async () => {
    const sockets: Socket[] = [];
    const mute = createServer((socket) => void sockets.push(socket)).listen(0, '127.0.0.1');
    await once(mute, 'listening');
    const { port } = mute.address() as AddressInfo;
    const of = await said({ OBJECT_STORE_URL: `s3://key:s3cret@127.0.0.1:${port}/recto` }, 200);
    expect(of['OBJECT_STORE_URL']).toEqual([expect.stringContaining(': it does not answer; ')]);
    mute.close();
    for (const socket of sockets) socket.destroy();
  });
});

describe('tools in a folder without a log', () => {
  const folder = tempFolder();

  it.each([
    ['what the log says', openReadSideAdapters],
    ['all that holds data', (config: Parameters<typeof openToDecide>[0]) => openStores(config, 'read')],
    ['decisions', openToDecide],
  ])('say so, and make none: %s', async (_, open) => {
    const config = loadConfig({ DATA_DIR: folder.path, LOG_LEVEL: 'silent' }, ['api', 'projector', 'worker'], 1);
    await expect(open(config)).rejects.toThrow('there is no log yet; does DATA_DIR name the right folder?');
    expect(existsSync(folder.file('events.db'))).toBe(false);
  });
});
