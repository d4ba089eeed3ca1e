/**
 * A fresh folder for each test of a `describe`, removed after it together with all it holds. What was opened in it is
 * closed first, newest first, also when the test failed.
 */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

interface Closeable {
  close(): Promise<void>;
}

export interface TempFolder {
  readonly path: string;
  /** Path of a file in it. */
  file(name: string): string;
  closeAfterTest<T extends Closeable>(opened: T): T;
}

export function tempFolder(): TempFolder {
  let path = '';
  let opened: Closeable[] = [];
  beforeEach(async () => {
    path = await mkdtemp(join(tmpdir(), 'recto-spec-'));
  });
  afterEach(async () => {
    for (const each of opened.reverse()) await each.close();
    opened = [];
    await rm(path, { recursive: true, force: true });
  });
  return {
    get path() {
      return path;
    },
    file: (name) => join(path, name),
    closeAfterTest(thing) {
      opened.push(thing);
      return thing;
    },
  };
}
