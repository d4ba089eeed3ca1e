/** /bulk-jobs/exports: many documents into a file, written by the sweeps of the app and forgotten by its reactors. */
import { globSync } from 'node:fs';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { exportWriter } from '#apps/compose/export-writer.js';
import { ExportFiles } from '#contexts/bulk/application/export-files.js';
import { ExpireExports } from '#contexts/bulk/application/forget-exports.js';
import { Sessions } from '#contexts/identity/application/sessions.js';
import { MOST_AT_ONCE, type BulkExport } from '#contracts/bulk-jobs.js';
import { bulkExportDecider, KEPT_MS, MOST_FILES } from '#domain/bulk/bulk-export.js';
import { ExportNotMade, ExportWriter, type ExportWork } from '#ports/export-writer.js';
import { Views } from '#read-side/views.js';
import { Decisions } from '#write-side/decisions.js';
import { eventually } from '../eventually.js';
import { FixedClock } from '../fixed-clock.js';
import { receiptResult, TestApp, tinyPng, type Member } from './app.js';
import { found, nothingLeft, wrappedKeys } from './planting.js';

const EXPORTS = '/api/bulk-jobs/exports';
const NOTHING = '0190a000-0000-7000-8000-000000000009';
const FORM = { format: 'csv', selectedFields: ['merchant_name'], customFileName: 'Märkte' };

interface Uploaded {
  readonly body: { readonly data: { readonly document: { readonly _id: string } } };
}

interface Answered {
  readonly status: number;
  readonly headers: Headers;
  readonly body: { readonly data: { readonly job: BulkExport }; readonly error: { readonly code: string } };
}

/** The real one, which a test may keep from beginning, or let refuse. */
class HeldWriter extends ExportWriter {
  gate: Promise<void> | undefined;
  refusal: ExportNotMade | undefined;
  begun = 0;

  constructor(private readonly real: ExportWriter) {
    super();
  }
  override async write(work: ExportWork): Promise<Readable> {
    this.begun += 1;
    await this.gate;
    if (this.refusal) throw this.refusal;
    return this.real.write(work);
  }
  override close(): Promise<void> {
    return this.real.close();
  }
}

describe('documents exported by one request', () => {
  let app: TestApp;
  let writer: HeldWriter;
  const clock = new FixedClock();
  let ada: Member;
  let eve: Member;
  beforeAll(async () => {
    writer = new HeldWriter(await exportWriter());
    app = await TestApp.start({}, { exports: writer, clock });
    [ada, eve] = [await app.register('ada@example.test'), await app.register('eve@example.test', 'Eve Ltd')];
  });
  afterAll(async () => {
    await app.stop();
    await writer.close();
  });
  afterEach(() => {
    writer.gate = undefined;
    writer.refusal = undefined;
  });

  const read = async (merchant: string, { token } = ada) => {
    const extraction = { merchant_name: merchant };
    app.extractor.answer = async () => ({ ...receiptResult, extraction });
    const uploaded = await app.upload(token, Buffer.concat([tinyPng, Buffer.from(merchant)]));
    const { _id: id } = (uploaded as Uploaded).body.data.document;
    await app.settled(token, id);
    return id;
  };
  const ask = (ids: readonly string[], { token } = ada, key?: string, form: object = FORM): Promise<Answered> =>
    app.json('POST', EXPORTS, { ids, ...form }, token, key === undefined ? {} : { 'idempotency-key': key });
  const job = async (id: string, { token } = ada, wait = ''): Promise<BulkExport> =>
    ((await app.json('GET', `${EXPORTS}/${id}${wait}`, undefined, token)) as Answered).body.data.job;
  /** One answer, held until the job is over. */
  const over = async (id: string, who = ada): Promise<BulkExport> => {
    const ended = await job(id, who, '?wait=30');
    expect(ended).toHaveProperty('endedAt');
    return ended;
  };
  const exported = async (ids: readonly string[], who = ada) => over((await ask(ids, who)).body.data.job.id, who);
  const fetched = (id: string, { token } = ada) => app.fetch(`${EXPORTS}/${id}/file`, { token });
  const refused = async (id: string, who = ada) => {
    const response = await fetched(id, who);
    return [response.status, ((await response.json()) as { error: { code: string } }).error.code];
  };
  const remove = (id: string, { token } = ada) => app.json('DELETE', `/api/documents/${id}`, undefined, token);
  const history = async (id: string) =>
    (await app.running.adapters.events.read(`bulkexport-${id}`)).map(({ type }) => type);
  const stored = () => globSync('objects/exports/*/*/*', { cwd: app.folder });
  const held = () => {
    const { promise, resolve } = Promise.withResolvers<void>();
    writer.gate = promise;
    return resolve;
  };

  it('come as one file, each once; what cannot be exported is named', async () => {
    const [first, second, theirs] = [await read('Aldo'), await read('Berta'), await read('Carla', eve)];
    const taken = await ask([first, NOTHING, second, first, theirs]);
    expect([taken.status, taken.headers.has('position'), taken.body.data.job.total]).toEqual([202, true, 4]);
    const done = await over(taken.body.data.job.id);
    expect(done).toMatchObject({
      ...{ status: 'finished', total: 4, done: 2 },
      failed: [NOTHING, theirs].map((id) => ({ id, code: 'document_not_found' })),
      file: { expiresAt: '2026-03-02T09:00:00.000Z' },
    });
    const response = await app.fetch(`/api${done.file!.href}`, { token: ada.token });
    expect(
      Object.fromEntries(['content-type', 'content-length'].map((name) => [name, response.headers.get(name)])),
    ).toEqual({
      ...{ 'content-type': 'text/csv; charset=utf-8', 'content-length': String(done.file!.bytes) },
    });
    expect(response.headers.get('content-disposition')).toContain("filename*=UTF-8''M%C3%A4rkte.csv");
    // As the route that streams it would answer.
    const choice = { ...FORM, selectedDocuments: [first, second] };
    const streamed = await app.fetch('/api/export/advanced', {
      ...{ method: 'POST', token: ada.token, body: JSON.stringify(choice) },
      headers: { 'content-type': 'application/json' },
    });
    const text = await response.text();
    expect(text).toBe(await streamed.text());
    expect(text).toMatch(/Aldo|Berta/);
    // Sealed where it lies.
    expect(found(join(app.folder, 'objects'), ['Aldo'])).toEqual([]);
  });

  it('come on from where a connection broke, while it is the same file', async () => {
    const { id, file } = await exported([await read('Nina'), await read('Olaf')]);
    const asked = async (headers: Record<string, string>) => {
      const answer = await app.fetch(`${EXPORTS}/${id}/file`, { token: ada.token, headers });
      const [range, etag] = ['content-range', 'etag'].map((name) => answer.headers.get(name));
      // Byte for byte: a table begins with a mark of its encoding.
      const text = Buffer.from(await answer.arrayBuffer()).toString('latin1');
      return { status: answer.status, range, etag, text };
    };
    const whole = await asked({});
    expect([whole.status, whole.range, whole.text.length]).toEqual([200, null, file!.bytes]);
    const rest = { status: 206, range: `bytes 10-${file!.bytes - 1}/${file!.bytes}`, text: whole.text.slice(10) };
    expect(await asked({ range: 'bytes=10-' })).toMatchObject(rest);
    expect(await asked({ range: 'bytes=10-', 'if-range': whole.etag! })).toMatchObject(rest);
    expect(await asked({ range: 'bytes=2-5' })).toMatchObject({ status: 206, text: whole.text.slice(2, 6) });
    const others: Record<string, string>[] = [
      { range: 'bytes=10-', 'if-range': '"another"' },
      { range: 'bytes=0-1,4-5' },
      { range: 'bytes=999999-' },
      { range: 'lines=1-2' },
    ];
    for (const headers of others) expect(await asked(headers)).toEqual(whole);
  });

  it('come to no file when none of them can be exported', async () => {
    const { id, ...done } = await exported([NOTHING]);
    expect(done).toMatchObject({ status: 'finished', done: 0, failed: [{ id: NOTHING }] });
    expect(done).not.toHaveProperty('file');
    expect(await refused(id)).toEqual([404, 'export_without_file']);
  });

  it('are one job under one key, which stands for nothing else', async () => {
    const id = await read('Dora');
    const first = (await ask([id], ada, 'k1')).body.data.job.id;
    await over(first);
    const again = await ask([id, id], ada, 'k1');
    expect([again.status, again.body.data.job.id]).toEqual([202, first]);
    for (const [ids, form] of [
      [[id, NOTHING], FORM],
      [[id], { ...FORM, format: 'json' }],
    ] as const) {
      const { status, body } = await ask(ids, ada, 'k1', form);
      expect([status, body.error.code]).toEqual([409, 'idempotency_key_used']);
    }
    expect((await ask([id], eve, 'k1')).body.data.job.id).not.toBe(first);
  });

  it('are refused with a sentence when nothing, too much or nonsense is asked for', async () => {
    const many = Array.from({ length: MOST_AT_ONCE + 1 }, () => NOTHING);
    for (const [ids, form, sentence] of [
      [[], FORM, 'Please choose at least one document.'],
      [['invoice.pdf'], FORM, 'The id of a document is a UUID.'],
      [many, FORM, 'At most 10,000 documents can be exported at once.'],
      [[NOTHING], { format: 'csv' }, 'Please select at least one field to export'],
    ] as const) {
      const { status, body } = await ask(ids, ada, undefined, form);
      expect([status, JSON.stringify(body.error).includes(sentence)]).toEqual([400, true]);
    }
    expect((await ask([NOTHING], ada, undefined, { ...FORM, format: 'docx' })).status).toBe(400);
  });

  it('are begun again without what was deleted while they were written', async () => {
    const [kept, gone] = [await read('Emil'), await read('Fritz')];
    const [release, before] = [held(), writer.begun];
    const { id } = (await ask([kept, gone])).body.data.job;
    await eventually('the file begun', async () => writer.begun > before);
    expect(await job(id)).toMatchObject({ status: 'running' });
    expect(await refused(id)).toEqual([409, 'export_not_ready']);
    await remove(gone);
    await eventually('interrupted', async () => (await history(id)).includes('BulkExportInterrupted'));
    release();
    writer.gate = undefined;
    expect(await over(id)).toMatchObject({ done: 1, failed: [{ id: gone, code: 'document_not_found' }] });
    const text = await (await fetched(id)).text();
    expect([text.includes('Emil'), text.includes('Fritz')]).toEqual([true, false]);
  });

  it('are taken away with the first of them that is deleted, with key and bytes', async () => {
    const [kept, gone] = [await read('Gustav'), await read('Helga')];
    const { id, file } = await exported([kept, gone]);
    expect(file!.bytes).toBeGreaterThan(0);
    const parts = stored().filter((path) => path.includes(id));
    expect(parts).toHaveLength(1);
    const keys = wrappedKeys(app.folder, id, parts[0]!.split('/')[3]!);
    expect(keys).toHaveLength(2);
    await remove(gone);
    await eventually('no file', async () => !(await job(id)).file);
    expect(await job(id)).toMatchObject({ status: 'finished', code: 'document_deleted' });
    expect(await refused(id)).toEqual([410, 'export_withdrawn']);
    await nothingLeft(app.folder, [...keys, 'Märkte']);
    expect(stored().filter((path) => path.includes(id))).toEqual([]);
  });

  it('are begun again where one that died had begun, of whom nothing stays', async () => {
    const id = await read('Ida');
    const release = held();
    const asked = (await ask([id])).body.data.job.id;
    const { app: inside } = app.running;
    const begun = () => history(asked).then((types) => types.includes('BulkExportBegun'));
    await eventually('begun', begun);
    const [decisions, files] = [inside.get(Decisions), inside.get(ExportFiles)];
    const cause = { actor: { kind: 'system', id: 'test' } as const, correlationId: 'c', causationId: 'c' };
    const ref = { exportId: asked, fileId: app.running.adapters.ids.fresh() };
    // As another process would have that held the lease before.
    await decisions.run(bulkExportDecider, asked, { type: 'BeginFile', fileId: ref.fileId }, cause);
    await files.write(
      ref,
      (async function* () {
        yield Buffer.from('half');
      })(),
      () => undefined,
    );
    release();
    writer.gate = undefined;
    expect(await over(asked)).toMatchObject({ status: 'finished', done: 1 });
    await eventually('its part gone', async () => !stored().some((path) => path.includes(ref.fileId)));
    await expect(
      files.write(
        ref,
        (async function* () {
          yield Buffer.from('late');
        })(),
        () => undefined,
      ),
    ).rejects.toThrow();
    expect(stored().some((path) => path.includes(ref.fileId))).toBe(false);
  });

  it('fail with a code when they take too much, and are canceled', async () => {
    const id = await read('Jan');
    writer.refusal = new ExportNotMade('too_large');
    const failed = await exported([id]);
    expect(failed).toMatchObject({ status: 'failed', done: 0, code: 'export_too_large' });
    expect(await refused(failed.id)).toEqual([404, 'export_without_file']);
    writer.refusal = undefined;

    const [release, before] = [held(), writer.begun];
    const asked = (await ask([id])).body.data.job.id;
    await eventually('the file begun', async () => writer.begun > before);
    const cancel = (job: string, { token } = ada): Promise<Answered> =>
      app.json('POST', `${EXPORTS}/${job}/cancel`, undefined, token);
    expect((await cancel(asked)).body.data.job).toMatchObject({ status: 'canceled' });
    release();
    for (const [job, who] of [
      [asked, eve],
      [NOTHING, ada],
      ['nothing', ada],
    ] as const) {
      const answers: Answered[] = [
        await cancel(job, who),
        await app.json('GET', `${EXPORTS}/${job}`, undefined, who.token),
      ];
      for (const { status, body } of answers) expect([status, body.error.code]).toEqual([404, 'bulk_job_not_found']);
      expect(await refused(job, who)).toEqual([404, 'bulk_job_not_found']);
    }
    await eventually('nothing of it', async () => !stored().some((path) => path.includes(asked)));
    expect(await job(asked)).toMatchObject({ status: 'canceled' });
  });

  it('are an auditor’s, too', async () => {
    const id = await read('Kuno');
    const auditor = await app.join(ada, 'auditor');
    const done = await exported([id], auditor);
    expect(await (await fetched(done.id, auditor)).text()).toContain('Kuno');
  });

  it('are kept for a day', async () => {
    const { id } = await exported([await read('Lena')]);
    const { app: inside } = app.running;
    const sweep = new ExpireExports(inside.get(Decisions), inside.get(Views), inside.get(ExportFiles), clock);
    clock.advance(KEPT_MS - 1);
    const { userId, workspaceId } = ada;
    const later = { ...ada, token: inside.get(Sessions).issue({ userId, workspaceId, epoch: 0 }) };
    await sweep.run(new AbortController().signal);
    expect((await fetched(id, later)).status).toBe(200);
    clock.advance(1);
    // Before anybody has looked.
    expect(await refused(id, later)).toEqual([410, 'export_expired']);
    expect(await job(id, later)).toMatchObject({ status: 'finished', code: 'expired' });
    await eventually('withdrawn', async () => {
      await sweep.run(new AbortController().signal);
      return (await history(id)).includes('BulkExportWithdrawn');
    });
    await eventually('no file', async () => stored().length === 0);
    expect(await refused(id, later)).toEqual([410, 'export_expired']);
    const { vault } = app.running.adapters;
    await eventually('no key', async () => (await vault.keys([`export:${id}`])).size === 0);
  });

  it('are kept as files of the newest alone, so that nobody fills the store', async () => {
    const flo = await app.register('flo@example.test', 'Flo Ltd');
    const document = await read('Fritz', flo);
    const ids: string[] = [];
    for (let n = 0; n <= MOST_FILES; n++) ids.push((await exported([document], flo)).id);
    const gone = await eventually('one displaced', async () => {
      const withdrawn = await Promise.all(ids.map(async (id) => (await job(id, flo)).code === 'displaced'));
      return withdrawn.includes(true) ? ids.filter((_, n) => withdrawn[n]) : undefined;
    });
    expect(gone).toHaveLength(1);
    expect(gone).not.toContain(ids.at(-1));
    expect(await refused(gone[0]!, flo)).toEqual([410, 'export_displaced']);
    expect((await fetched(ids.at(-1)!, flo)).status).toBe(200);
  });

  it('are removed by the sweep where no job knows of them any more', async () => {
    const { adapters, app: inside } = app.running;
    const orphan = `exports/${NOTHING}/${NOTHING}/000000`;
    await adapters.objects.put(orphan, Buffer.from('half'));
    const sweep = (now: string) =>
      new ExpireExports(inside.get(Decisions), inside.get(Views), inside.get(ExportFiles), new FixedClock(now)).run(
        new AbortController().signal,
      );
    // It may belong to one that is being written.
    await sweep('2026-03-01T09:00:00.000Z');
    expect(await adapters.objects.exists(orphan)).toBe(true);
    await sweep('2300-01-01T00:00:00.000Z');
    expect(await adapters.objects.exists(orphan)).toBe(false);
  });
});
