/**
 * DATA_DIR/secrets.json: the master key and the secret of tokens, made on the first start, readable by its owner only.
 * On disk before anything is wrapped with them: written aside, flushed, put in place, the folder flushed.
 */
import { randomBytes } from 'node:crypto';
import { closeSync, existsSync, fsyncSync, linkSync, openSync, readFileSync, rmSync, writeSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { ConfigError } from './config-error.js';
import { makeDataDir } from './data-dir.js';

const Secrets = z.object({ masterKey: z.string().regex(/^[0-9a-f]{64}$/), jwtSecret: z.string().min(32) });
export type Secrets = z.infer<typeof Secrets>;

/** @throws ConfigError when they are damaged, gone beside data that needs them, or cannot be read or written */
export function keptSecrets(dataDir: string): Secrets {
  const file = join(dataDir, 'secrets.json');
  if (existsSync(file)) return read(file);
  if (existsSync(join(dataDir, 'keys.db'))) {
    throw new ConfigError([
      `${file} is missing, but there is data that only its keys can open; put it back from a backup`,
    ]);
  }
  const secrets = { masterKey: randomBytes(32).toString('hex'), jwtSecret: randomBytes(48).toString('base64url') };
  makeDataDir(dataDir);
  try {
    write(dataDir, file, `${JSON.stringify(secrets, null, 2)}\n`);
  } catch (error) {
    throw new ConfigError([`DATA_DIR: nothing can be written to ${dataDir} (${(error as Error).message})`]);
  }
  return secrets;
}

function read(file: string): Secrets {
  let text: string;
  try {
    text = readFileSync(file, 'utf8');
  } catch (error) {
    throw new ConfigError([`${file} cannot be read (${(error as Error).message})`]);
  }
  try {
    return Secrets.parse(JSON.parse(text));
  } catch {
    throw new ConfigError([
      `${file} is damaged; without it the stored documents cannot be opened; put it back from a backup`,
    ]);
  }
}

/** A link fails where the file is by now: two first starts at once must not overwrite each other's keys. */
function write(folder: string, file: string, text: string): void {
  const aside = `${file}.${randomBytes(6).toString('hex')}`;
  try {
    flushed(openSync(aside, 'wx', 0o600), (descriptor) => writeSync(descriptor, text));
    linkSync(aside, file);
  } finally {
    rmSync(aside, { force: true });
  }
  // Windows opens no folders.
  if (process.platform !== 'win32') flushed(openSync(folder, 'r'), () => {});
}

function flushed(descriptor: number, work: (descriptor: number) => void): void {
  try {
    work(descriptor);
    fsyncSync(descriptor);
  } finally {
    closeSync(descriptor);
  }
}
