/**
 * FolderObjectStore: objects as files of one folder that belongs to one process at a time. An object is written to a
 * temporary file of the same file system, fsynced, renamed into place and the folder fsynced, so it is whole or absent
 * whatever happens. Its SHA-256 is the last 32 bytes of the same file: one rename moves both, no sidecar can be lost,
 * and viewers of PDFs and images still open the file. It does not repair what its checksum finds broken.
 */
import { createHash, randomUUID } from 'node:crypto';
import { constants, mkdirSync, readdirSync, rmSync } from 'node:fs';
import { access, mkdir, open, readdir, readFile, rename, rm, rmdir, stat, unlink } from 'node:fs/promises';
import { dirname, join, resolve, sep } from 'node:path';
import {
  checkObjectKey,
  isObjectKey,
  ObjectCorrupt,
  ObjectNotFound,
  ObjectStore,
  type StoredObject,
} from '#ports/object-store.js';

/** No key starts with a dot, so no object lives here. */
const INCOMING = '.incoming';
/** Ends every file name, as keys cannot, so that the keys `a` and `a/b` can both be there. */
const MARK = '=';
const DIGEST_BYTES = 32;
/** How often a file is moved into place: each delete that had begun can be in the way once. */
const MOST_TRIES = 20;
/** Temporary files that are being written by this process now. */
const writing = new Set<string>();

export class FolderObjectStore extends ObjectStore {
  readonly #root: string;
  readonly #incoming: string;
  /** Paths of objects on their way to their place: folders above them stay, empty or not. */
  readonly #arriving = new Set<{ readonly path: string }>();

  constructor(folder: string) {
    super();
    this.#root = resolve(folder);
    this.#incoming = join(this.#root, INCOMING);
    mkdirSync(this.#incoming, { recursive: true });
    for (const name of readdirSync(this.#incoming)) {
      const leftover = join(this.#incoming, name);
      if (!writing.has(leftover) && !writtenByAnother(name)) rmSync(leftover, { force: true });
    }
  }

  async put(key: string, bytes: Uint8Array): Promise<StoredObject> {
    const path = this.#path(key);
    const digest = createHash('sha256').update(bytes).digest();
    const temporary = join(this.#incoming, `${process.pid}.${randomUUID()}`);
    writing.add(temporary);
    try {
      const file = await open(temporary, 'wx', 0o600);
      try {
        await file.writeFile(bytes);
        await file.writeFile(digest);
        await file.sync();
      } finally {
        await file.close();
      }
      await this.#moveIntoPlace(temporary, path);
    } catch (error) {
      await rm(temporary, { force: true });
      throw error;
    } finally {
      writing.delete(temporary);
    }
    return { size: bytes.byteLength, sha256: digest.toString('hex') };
  }

  async get(key: string): Promise<Buffer> {
    const file = await orAbsent(readFile(this.#path(key)));
    if (!file) throw new ObjectNotFound(key);
    const bytes = file.subarray(0, Math.max(file.length - DIGEST_BYTES, 0));
    const kept = file.subarray(bytes.length);
    if (!createHash('sha256').update(bytes).digest().equals(kept)) throw new ObjectCorrupt(key);
    return bytes;
  }

  async exists(key: string): Promise<boolean> {
    return (await orAbsent(stat(this.#path(key)))) !== undefined;
  }

  async delete(key: string): Promise<void> {
    const path = this.#path(key);
    if ((await orAbsent(unlink(path).then(() => true))) === undefined) return;
    await syncFolder(dirname(path));
    // Folders go with their last object.
    for (let folder = dirname(path); folder !== this.#root && !this.#isAwaited(folder); folder = dirname(folder)) {
      const gone = await rmdir(folder).then(
        () => true,
        () => false,
      );
      if (!gone) break;
    }
  }

  list(prefix: string): AsyncIterable<{ key: string; storedAt: string }> {
    // From the folder that all of them are in: beside it there is one for each document.
    const folder = prefix.slice(0, prefix.lastIndexOf('/'));
    return this.#walk(isObjectKey(folder) ? `${folder}/` : '', prefix);
  }

  async ping(): Promise<void> {
    await access(this.#incoming, constants.R_OK | constants.W_OK);
  }

  async close(): Promise<void> {}

  /** Depth first; a folder sorts as its name with the slash, which makes the order that of the keys. */
  async *#walk(folder: string, prefix: string): AsyncGenerator<{ key: string; storedAt: string }> {
    const entries = (await orAbsent(readdir(join(this.#root, folder), { withFileTypes: true }))) ?? [];
    const keys = entries
      .filter((entry) => (entry.isDirectory() ? entry.name !== INCOMING : entry.name.endsWith(MARK)))
      .map((entry) => folder + (entry.isDirectory() ? `${entry.name}/` : entry.name.slice(0, -MARK.length)))
      .filter((key) => key.startsWith(prefix) || (key.endsWith('/') && prefix.startsWith(key)))
      .sort((a, b) => (a < b ? -1 : 1));
    for (const key of keys) {
      if (key.endsWith('/')) yield* this.#walk(key, prefix);
      else {
        const file = await orAbsent(stat(this.#path(key)));
        if (file) yield { key, storedAt: file.mtime.toISOString() };
      }
    }
  }

  async #moveIntoPlace(temporary: string, path: string): Promise<void> {
    const arrival = { path };
    this.#arriving.add(arrival);
    try {
      for (let attempt = 1; ; attempt++) {
        try {
          await makeFolder(dirname(path));
          await rename(temporary, path);
          break;
        } catch (error) {
          // A delete that had begun may take the folder away, even while it is made.
          if (attempt === MOST_TRIES || (error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
        }
      }
    } finally {
      this.#arriving.delete(arrival);
    }
    await syncFolder(dirname(path));
  }

  #isAwaited(folder: string): boolean {
    return [...this.#arriving].some(({ path }) => path.startsWith(folder + sep));
  }

  #path(key: string): string {
    checkObjectKey(key);
    return join(this.#root, key + MARK);
  }
}

/** Makes the folder and whatever is missing above it, each one's entry on disk. */
async function makeFolder(path: string): Promise<void> {
  const first = await mkdir(path, { recursive: true });
  if (first === undefined) return;
  for (let folder = path; folder.length >= first.length; folder = dirname(folder)) await syncFolder(dirname(folder));
}

/** A folder that is gone by now needs none; Windows has no such call and needs none either. */
async function syncFolder(path: string): Promise<void> {
  if (process.platform === 'win32') return;
  const folder = await orAbsent(open(path, constants.O_RDONLY));
  if (!folder) return;
  try {
    await folder.sync();
  } finally {
    await folder.close();
  }
}

async function orAbsent<T>(work: Promise<T>): Promise<T | undefined> {
  try {
    return await work;
  } catch (error) {
    if (['ENOENT', 'ENOTDIR'].includes((error as NodeJS.ErrnoException).code ?? '')) return undefined;
    throw error;
  }
}

/** Whether the process named in a temporary file's name is another one and alive. */
function writtenByAnother(name: string): boolean {
  const pid = Number.parseInt(name, 10);
  if (!(pid > 0) || pid === process.pid) return false;
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}
