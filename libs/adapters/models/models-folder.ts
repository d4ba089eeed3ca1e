/**
 * The folder of installed models: a folder per set with its files and `manifest.json`. What is found there is believed
 * only when each file is byte for byte what this version of Recto knows.
 */
import { createHash } from 'node:crypto';
import { readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { type ModelFile, ModelSet } from './model-set.js';

export const MANIFEST = 'manifest.json';

/** `fault` is a sentence for people. */
export type ModelState =
  | { readonly state: 'installed' }
  | { readonly state: 'missing' }
  | { readonly state: 'damaged'; readonly fault: string };

export class ModelsFolder {
  constructor(readonly path: string) {}

  folderOf(set: ModelSet): string {
    return join(this.path, set.name);
  }

  fileOf(set: ModelSet, file: string): string {
    return join(this.folderOf(set), file);
  }

  /** Reads every byte: 31 MB take about 40 ms. */
  async stateOf(set: ModelSet): Promise<ModelState> {
    const folder = this.folderOf(set);
    const there = await stat(folder).catch(() => undefined);
    if (!there) return { state: 'missing' };
    const faults = [await manifestFault(folder, set)];
    for (const file of set.files) faults.push(await fileFault(folder, file));
    const fault = faults.find((found) => found !== undefined);
    return fault === undefined ? { state: 'installed' } : { state: 'damaged', fault };
  }
}

async function manifestFault(folder: string, set: ModelSet): Promise<string | undefined> {
  const path = join(folder, MANIFEST);
  try {
    const { name, version } = ModelSet.parse(JSON.parse(await readFile(path, 'utf8')));
    if (name === set.name && version === set.version) return undefined;
    return `${path} is of ${name} ${version}, not of ${set.name} ${set.version}`;
  } catch {
    return `${path} cannot be read`;
  }
}

async function fileFault(folder: string, file: ModelFile): Promise<string | undefined> {
  const path = join(folder, file.name);
  try {
    return contentFault(path, await readFile(path), file);
  } catch {
    return `${path} cannot be read`;
  }
}

/** Why these bytes are not the file, as a sentence without its full stop; undefined when they are. */
export function contentFault(path: string, bytes: Uint8Array, { sha256, bytes: size }: ModelFile): string | undefined {
  if (bytes.length !== size) return `${path} has ${bytes.length} bytes and should have ${size}`;
  const found = createHash('sha256').update(bytes).digest('hex');
  return found === sha256 ? undefined : `${path} is damaged: its SHA-256 is ${found} and should be ${sha256}`;
}
