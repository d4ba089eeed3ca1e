import { existsSync } from 'node:fs';
import { loadConfig } from '#platform/config.js';
import { tempFolder } from '../../tests/temp-folder.js';
import { openReadSideAdapters, openStores, openToDecide } from './adapters.js';

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
