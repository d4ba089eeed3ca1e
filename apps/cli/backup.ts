/**
 * `recto backup` and `recto restore`. A backup is a folder (log, originals and engine answers, all sealed) and, apart
 * from it, a file of keys under a passphrase; either alone tells nothing. Taken beside a running server, from embedded
 * stores or real engines; run again into the same folder it copies only what is new. Restored into an empty DATA_DIR,
 * whole or not at all.
 */
import { existsSync } from 'node:fs';
import { mkdir, open, readFile, readdir, rename, rm, rmdir, writeFile } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import { Command } from 'commander';
import { z } from 'zod';
import { EmbeddedEventStore } from '#adapters/embedded/embedded-event-store.js';
import { EmbeddedKeyVault } from '#adapters/embedded/embedded-key-vault.js';
import { FolderObjectStore } from '#adapters/embedded/folder-object-store.js';
import { HeadKey } from '#contexts/audit/application/head-key.js';
import { LogHeadSigned } from '#domain/audit/log-head.js';
import { BACKED_UP, backUp } from '#contexts/operations/application/back-up.js';
import { putKeys } from '#contexts/operations/application/copy-keys.js';
import { copyLog } from '#contexts/operations/application/copy-log.js';
import { copyObjects } from '#contexts/operations/application/copy-objects.js';
import { openKeyFile, sealKeyFile } from '#contexts/operations/application/key-file.js';
import type { Config } from '#platform/config.js';
import { openStores } from '../compose/adapters.js';
import { COPY } from '../compose/stores.js';
import { registry } from '../compose/registry.js';
import { secretFor } from '../compose/secrets.js';
import { atWork, EXIT, EXIT_HELP, guarded } from './at-work.js';
import { passphraseFrom } from './passphrase.js';
import { Progress } from './progress.js';
import { whileThere } from './while-there.js';

const Manifest = z.object({
  format: z.literal('recto-backup 1'),
  createdAt: z.string(),
  events: z.int(),
  objects: z.int(),
  digest: z.string(),
  head: LogHeadSigned.schema.optional(),
});
const MANIFEST = 'manifest.json';

interface Options {
  readonly keys?: string;
  readonly passphraseFile?: string;
  readonly json: boolean;
}

export function backupCommand(): Command {
  return new Command('backup')
    .description(
      'Copy log and files into a folder, and the keys into a file of their own under a passphrase. The server may run.',
    )
    .argument('<folder>', 'where to; an earlier backup of the same log is continued')
    .option('--keys <file>', 'the file of keys; <folder>.keys when absent. Keep it elsewhere')
    .option('--passphrase-file <file>', 'holds the passphrase; or set RECTO_PASSPHRASE')
    .option('--json', 'print JSON', false)
    .addHelpText('after', EXIT_HELP())
    .action((folder: string, options: Options) =>
      atWork((config, signal) => backup(config, resolve(folder), options, signal)),
    );
}

export function restoreCommand(): Command {
  return new Command('restore')
    .description('Put a backup into an empty DATA_DIR. Read models are built when the server starts.')
    .argument('<folder>', 'a folder that `recto backup` made')
    .option('--keys <file>', 'its file of keys; <folder>.keys when absent')
    .option('--passphrase-file <file>', 'holds the passphrase; or set RECTO_PASSPHRASE')
    .option('--json', 'print JSON', false)
    .addHelpText('after', EXIT_HELP())
    .action((folder: string, options: Options) => guarded((signal) => restore(resolve(folder), options, signal)));
}

async function backup(config: Config, folder: string, options: Options, signal: AbortSignal): Promise<number> {
  const passphrase = await passphraseFrom(options.passphraseFile);
  const keyFile = resolve(options.keys ?? `${folder}.keys`);
  await mkdir(folder, { recursive: true, mode: 0o700 });
  if (!existsSync(join(folder, 'events.db')) && (await readdir(folder)).length > 0)
    throw new Error(`${folder} holds something else`);
  // Until it is whole again, it is none.
  await rm(join(folder, MANIFEST), { force: true });
  const events = new EmbeddedEventStore(join(folder, 'events.db'), COPY);
  const bars = { events: new Progress('log', 'events', 0), objects: new Progress('files', 'files', 0) };
  try {
    const objects = new FolderObjectStore(join(folder, 'objects'));
    const done = await whileThere(await openStores(config, 'read'), (source) =>
      backUp(source, { events, objects }, registry(), signal, (what, n) => bars[what].at(n, n)),
    );
    const createdAt = new Date().toISOString();
    const head = new HeadKey(secretFor(config.masterKey, 'log-heads')).sign(done, createdAt);
    const secrets = { masterKey: config.masterKey.toString('hex'), jwtSecret: config.jwtSecret };
    await writeWhole(keyFile, sealKeyFile({ ...secrets, digest: done.digest, keys: done.keys }, passphrase));
    const manifest = {
      format: 'recto-backup 1',
      createdAt,
      events: done.events,
      objects: done.objects,
      digest: done.digest,
      head,
    };
    await writeWhole(join(folder, MANIFEST), Buffer.from(`${JSON.stringify(manifest, null, 2)}\n`));
    const { damaged } = done;
    if (options.json) console.log(JSON.stringify({ folder, keyFile, ...manifest, damaged }));
    else
      console.log(`${done.events} events and ${done.objects} files in ${folder}, ${done.keys.size} keys in ${keyFile}`);
    if (damaged.length === 0) return EXIT.ok;
    console.error(`Damaged in their store, and not in this backup: ${damaged.join(', ')}`);
    return EXIT.bad;
  } finally {
    for (const bar of Object.values(bars)) bar.stop();
    await events.close();
  }
}

async function restore(folder: string, options: Options, signal: AbortSignal): Promise<number> {
  const dataDir = resolve(process.env['DATA_DIR'] || './data');
  if (existsSync(dataDir) && (await readdir(dataDir)).length > 0)
    throw new Error(`${dataDir} is not empty; name an empty folder by DATA_DIR`);
  const manifest = Manifest.parse(JSON.parse(await readFile(join(folder, MANIFEST), 'utf8')));
  const keyFile = await readFile(resolve(options.keys ?? `${folder}.keys`));
  const { masterKey, jwtSecret, digest, keys } = openKeyFile(keyFile, await passphraseFrom(options.passphraseFile));
  if (digest !== manifest.digest) throw new Error('this file of keys belongs to another backup');

  const making = `${dataDir}.restoring`;
  await rm(making, { recursive: true, force: true });
  await mkdir(making, { recursive: true, mode: 0o700 });
  const from = new EmbeddedEventStore(join(folder, 'events.db'), { readOnly: true });
  const events = new EmbeddedEventStore(join(making, 'events.db'), COPY);
  const vault = new EmbeddedKeyVault(join(making, 'keys.db'), Buffer.from(masterKey, 'hex'));
  const bar = new Progress('log', 'events', manifest.events);
  try {
    await writeWhole(
      join(making, 'secrets.json'),
      Buffer.from(`${JSON.stringify({ masterKey, jwtSecret }, null, 2)}\n`),
    );
    const log = await copyLog(from, events, { signal, ordered: true, onProgress: (n) => bar.at(n) });
    if (log.digest !== manifest.digest) throw new Error(`the log in ${folder} is not the one that was backed up`);
    const files = { prefixes: BACKED_UP, signal };
    const { damaged } = await copyObjects(
      new FolderObjectStore(join(folder, 'objects')),
      new FolderObjectStore(join(making, 'objects')),
      files,
    );
    if (damaged.length > 0) throw new Error(`damaged in this backup: ${damaged.join(', ')}`);
    await putKeys(vault, keys, signal);
  } finally {
    bar.stop();
    for (const store of [from, events, vault]) await store.close();
  }
  if (existsSync(dataDir)) await rmdir(dataDir);
  await rename(making, dataDir);
  if (options.json)
    console.log(
      JSON.stringify({
        dataDir,
        events: manifest.events,
        objects: manifest.objects,
        keys: keys.size,
        createdAt: manifest.createdAt,
      }),
    );
  else
    console.log(
      `${manifest.events} events, ${manifest.objects} files and ${keys.size} keys of ${manifest.createdAt} in ${dataDir}; check with \`recto verify\`, then start`,
    );
  return EXIT.ok;
}

/** On disk and whole, or as it was. */
async function writeWhole(path: string, bytes: Buffer): Promise<void> {
  await mkdir(dirname(path), { recursive: true });
  await writeFile(`${path}.new`, bytes, { mode: 0o600, flush: true });
  await rename(`${path}.new`, path);
  const folder = await open(dirname(path), 'r');
  await folder.sync().finally(() => folder.close());
}
