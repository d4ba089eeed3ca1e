import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { tempFolder } from '../../tests/temp-folder.js';
import { ConfigError } from './config-error.js';
import { keptSecrets } from './kept-secrets.js';

describe('the secrets that are kept in DATA_DIR', () => {
  const folder = tempFolder();

  it('are made once, for their owner alone, with nothing beside them', () => {
    const made = keptSecrets(folder.file('data'));
    expect(keptSecrets(folder.file('data'))).toEqual(made);
    expect(JSON.parse(readFileSync(folder.file('data/secrets.json'), 'utf8'))).toEqual(made);
    expect(readdirSync(folder.file('data'))).toEqual(['secrets.json']);
    if (process.platform !== 'win32') expect(statSync(folder.file('data/secrets.json')).mode & 0o777).toBe(0o600);
  });

  it.each(['', '{', '{"masterKey": "00"}', 'null'])('that read %j are damaged, and stay as they are', (text) => {
    writeFileSync(folder.file('secrets.json'), text);
    expect(() => keptSecrets(folder.path)).toThrow(ConfigError);
    expect(() => keptSecrets(folder.path)).toThrow(/secrets\.json is damaged/);
    expect(readFileSync(folder.file('secrets.json'), 'utf8')).toBe(text);
  });

  it('are not made again beside keys that the lost ones wrapped', () => {
    writeFileSync(folder.file('keys.db'), '');
    expect(() => keptSecrets(folder.path)).toThrow(/missing/);
    expect(existsSync(folder.file('secrets.json'))).toBe(false);
  });

  it('say where they cannot be kept or read', () => {
    writeFileSync(folder.file('file'), '');
    expect(() => keptSecrets(folder.file('file/data'))).toThrow(/DATA_DIR: nothing can be written to .*file\/data/);
    mkdirSync(folder.file('odd/secrets.json'), { recursive: true });
    expect(() => keptSecrets(folder.file('odd'))).toThrow(/secrets\.json cannot be read/);
  });
});
