import { mkdirSync, statSync, writeFileSync } from 'node:fs';
import { tempFolder } from '../../tests/temp-folder.js';
import { ConfigError } from './config-error.js';
import { makeDataDir } from './data-dir.js';

describe('DATA_DIR', () => {
  const folder = tempFolder();

  it('is made with the folders above it, for its owner alone, and left as it is when it is there', () => {
    const path = folder.file('a/b/data');
    makeDataDir(path);
    if (process.platform !== 'win32') expect(statSync(path).mode & 0o777).toBe(0o700);
    mkdirSync(folder.file('a/b/data/files'));
    makeDataDir(path);
    expect(statSync(folder.file('a/b/data/files')).isDirectory()).toBe(true);
  });

  it('that cannot be made is told in a sentence', () => {
    writeFileSync(folder.file('file'), '');
    expect(() => makeDataDir(folder.file('file/data'))).toThrow(ConfigError);
    expect(() => makeDataDir(folder.file('file/data'))).toThrow(/DATA_DIR: nothing can be written to .*file\/data/);
  });

  it('is not asked for again and again where no folder can be', () => {
    if (process.platform === 'win32') return;
    expect(() => makeDataDir('/proc/nope/data')).toThrow(/DATA_DIR: nothing can be written to \/proc\/nope\/data/);
  });
});
