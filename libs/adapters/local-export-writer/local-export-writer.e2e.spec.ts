import type { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import type { ExportWork } from '#ports/export-writer.js';
import { compiledForTests } from '../../../tests/compiled-for-tests.js';
import { eventually } from '../../../tests/eventually.js';
import { EXPORT_BOUNDS, LocalExportWriter, type ExportBounds } from './local-export-writer.js';
import type { OddExport } from './testing/odd-export-child.js';

const [, script] = compiledForTests('libs/adapters/local-export-writer/testing/odd-export-child.ts');
const linux = process.platform === 'linux' ? it : it.skip;

describe('LocalExportWriter', () => {
  const writers: LocalExportWriter[] = [];
  const opened = (bounds: Partial<ExportBounds> = {}) => {
    const file = { ...EXPORT_BOUNDS.file, children: 1, ...bounds };
    const writer = new LocalExportWriter(script, { file, preview: EXPORT_BOUNDS.preview });
    writers.push(writer);
    return writer;
  };
  afterEach(() => Promise.all(writers.splice(0).map((writer) => writer.close())));

  async function* ten(wanted: unknown) {
    for (let n = 0; n < 10; n++) yield `${String(wanted)}.${n}`;
  }
  const work = (job: OddExport, more: Partial<ExportWork> = {}): ExportWork => ({
    kind: 'file',
    member: 'ada',
    job,
    documents: ten,
    signal: new AbortController().signal,
    ...more,
  });
  const COPY: OddExport = { do: 'copy', rounds: 2 };
  const pidOf = (copied: string) => copied.trim().split('\n').at(-1);

  it('hands documents over, in their order, as often as they are asked for, and the file back', async () => {
    const lines = (await text(await opened().write(work(COPY)))).trim().split('\n');
    expect(lines.slice(0, -1)).toEqual(
      [1, 2].flatMap((round) => Array.from({ length: 10 }, (_, n) => `${round}.${n}`)),
    );
  });

  it('asks for no more documents than its reader takes bytes', async () => {
    let asked = 0;
    async function* endless() {
      for (;;) yield `${++asked} ${'x'.repeat(50_000)}`;
    }
    const bytes = await opened().write(work(COPY, { documents: endless }));
    bytes.pause();
    await eventually('a full pipe', () => asked > 1 && bytes.readableLength > 0);
    for (let n = 0; n < 50; n++) await new Promise((resolve) => setImmediate(resolve));
    expect(asked).toBeLessThan(20);
    bytes.destroy();
  });

  it('ends with its reader, and its process is there for the next one', async () => {
    const writer = opened();
    const pid = pidOf(await text(await writer.write(work(COPY))));
    let closed = false;
    async function* endless() {
      try {
        for (;;) yield 'x'.repeat(50_000);
      } finally {
        closed = true; // documents are given back, too
      }
    }
    (await writer.write(work(COPY, { documents: endless }))).destroy();
    await eventually('the end of the documents', () => closed);
    expect(pidOf(await text(await writer.write(work(COPY))))).toBe(pid);
  });

  it('ends when whoever asks goes, also one that only works and one that waits', async () => {
    const writer = opened();
    const gone = new AbortController();
    const works = writer.write(work({ do: 'hang' }, { signal: gone.signal }));
    const waits = writer.write(work(COPY, { signal: gone.signal, member: 'eve' }));
    gone.abort(new Error('enough'));
    await expect(works).rejects.toThrow('enough');
    await expect(waits).rejects.toThrow('enough');
    expect(await text(await writer.write(work(COPY)))).toContain('2.9');
  });

  it('refuses as the maker does, before the first byte', async () => {
    await expect(opened().write(work({ do: 'refuse' }))).rejects.toMatchObject({
      name: 'DomainError',
      code: 'as_asked',
      kind: 'unprocessable',
    });
  });

  it('fails with what the documents fail with', async () => {
    async function* broken(): AsyncGenerator<string> {
      throw new TypeError('no store');
    }
    await expect(opened().write(work(COPY, { documents: broken }))).rejects.toThrow(new TypeError('no store'));
  });

  it.each(['throw', 'exit'] as const)('says that it failed (%s), and makes the next one', async (how) => {
    const writer = opened();
    await expect(writer.write(work({ do: how }))).rejects.toMatchObject({ reason: 'failed' });
    expect(await text(await writer.write(work(COPY)))).toContain('2.9');
  });

  linux('says that it is too large when it takes too much processor time, before the first byte', async () => {
    await expect(opened({ processorMs: 300 }).write(work({ do: 'hang' }))).rejects.toMatchObject({
      reason: 'too_large',
    });
  });

  linux('says so when it takes too much memory', async () => {
    await expect(opened({ memoryMb: 200 }).write(work({ do: 'swell' }))).rejects.toMatchObject({ reason: 'too_large' });
  });

  linux('cuts the file off when it takes too much later', async () => {
    const bytes: Readable = await opened({ processorMs: 500 }).write(work({ do: 'hang later' }));
    await expect(text(bytes)).rejects.toMatchObject({ reason: 'too_large' });
  });

  it('makes those of one member one after the other, and others beside them', async () => {
    const writer = opened({ children: 2 });
    async function* endless() {
      for (;;) yield 'x'.repeat(50_000);
    }
    const first = await writer.write(work(COPY, { documents: endless }));
    const second = writer.write(work(COPY)).then(text);
    const others = [1, 2, 3].map(() => writer.write(work(COPY, { member: 'eve' })).then(text));
    const order: string[] = [];
    void second.then(() => order.push('second'));
    await Promise.all(others);
    order.push('others');
    first.destroy();
    await second;
    expect(order).toEqual(['others', 'second']);
  });

  it('refuses what is too many of a member, and tells who waited too long to come again', async () => {
    const writer = opened({ ofMember: 1, waitMs: 1 });
    async function* endless() {
      for (;;) yield 'x'.repeat(50_000);
    }
    await expect(writer.write(work(COPY, { documents: endless }))).rejects.toMatchObject({ reason: 'busy' });
    const first = opened({ ofMember: 1 });
    const bytes = await first.write(work(COPY, { documents: endless }));
    await expect(first.write(work(COPY))).rejects.toMatchObject({ reason: 'too_many' });
    bytes.destroy();
  });
});
