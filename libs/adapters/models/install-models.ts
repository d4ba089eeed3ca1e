/**
 * Puts a set of models into the folder of models: checked against what is known of them, written beside, flushed, and
 * renamed into place, so that whoever looks sees all of it or nothing. Two at once do no harm: the later one takes the
 * earlier's place.
 */
import { mkdir, open, rename, rm } from 'node:fs/promises';
import { randomUUID } from 'node:crypto';
import { dirname, join } from 'node:path';
import { type ModelSet } from './model-set.js';
import { type FileSource } from './model-source.js';
import { contentFault, MANIFEST, type ModelsFolder } from './models-folder.js';

/** @throws Error when the source lacks a file or has another; nothing is changed then */
export async function installModels(folder: ModelsFolder, set: ModelSet, source: FileSource): Promise<void> {
  const place = folder.folderOf(set);
  const beside = join(folder.path, `.${set.name}-${randomUUID()}`);
  await mkdir(beside, { recursive: true });
  try {
    for (const file of set.files) {
      const bytes = await source(file.name);
      if (!bytes) throw new Error(`The source has no ${file.name}.`);
      const fault = contentFault(file.name, bytes, file);
      if (fault !== undefined) throw new Error(`${fault}.`);
      await written(join(beside, file.name), bytes);
    }
    await written(join(beside, MANIFEST), Buffer.from(`${JSON.stringify(set, null, 2)}\n`));
    await flushed(beside);
    await exchanged(beside, place);
    await flushed(dirname(place));
  } finally {
    await rm(beside, { recursive: true, force: true });
  }
}

/** A folder that has files cannot be renamed over: the old one steps aside first. */
async function exchanged(beside: string, place: string): Promise<void> {
  const old = `${beside}-old`;
  try {
    await rename(place, old).catch(ifMissing);
    await rename(beside, place);
  } finally {
    await rm(old, { recursive: true, force: true });
  }
}

function ifMissing(error: NodeJS.ErrnoException): void {
  if (error.code !== 'ENOENT') throw error;
}

async function written(path: string, bytes: Uint8Array): Promise<void> {
  const file = await open(path, 'wx');
  try {
    await file.writeFile(bytes);
    await file.sync();
  } finally {
    await file.close();
  }
}

/** A folder's own list of names; not every system lets one flush it. */
async function flushed(folder: string): Promise<void> {
  const handle = await open(folder, 'r').catch(() => undefined);
  await handle?.sync().catch(() => undefined);
  await handle?.close();
}
