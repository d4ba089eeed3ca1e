import { execFileSync, spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DocumentHistory, DocumentStateAnswer } from '#contracts/history.js';
import { receiptResult, TestApp, tinyPng, type Member } from './app.js';

describe('the history of a document', () => {
  let app: TestApp;
  let ada: Member;
  let id: string;
  let out: string;
  beforeAll(async () => {
    app = await TestApp.start();
    ada = await app.register('ada@example.test');
    out = mkdtempSync(join(tmpdir(), 'recto-history-'));
  });
  afterAll(async () => {
    await app.stop();
    rmSync(out, { recursive: true, force: true });
  });
  beforeEach(async () => {
    const { body } = await app.upload(ada.token, tinyPng, 'till receipt.png');
    id = body.data.document._id;
    await app.settled(ada.token, id);
    const extraction = { ...receiptResult.extraction, total_amount: 13.5 };
    await app.json('PUT', `/api/documents/${id}`, { extraction, changes: ['Updated total_amount'] }, ada.token);
  });

  const ask = (rest = '') => app.json('GET', `/api/documents/${id}/history${rest}`, undefined, ada.token);
  const history = async () => DocumentHistory.parse((await ask()).body.data);
  const state = async (query: string) => DocumentStateAnswer.parse((await ask(`/state${query}`)).body.data);
  const unpacked = async () => {
    const response = await app.fetch(`/api/documents/${id}/history/package`, { token: ada.token });
    expect(response.headers.get('content-disposition')).toContain(`history-${id}.tar.gz`);
    const folder = mkdtempSync(join(out, 'package-'));
    writeFileSync(join(folder, 'package.tar.gz'), Buffer.from(await response.arrayBuffer()));
    execFileSync('tar', ['-xzf', 'package.tar.gz'], { cwd: folder });
    return folder;
  };

  it('tells every fact in order: who, when, from where, and what led to what', async () => {
    const { facts, deleted } = await history();
    expect(deleted).toBe(false);
    expect(facts.map(({ type, source, actor }) => [type, source, actor.name])).toEqual([
      ['DocumentUploaded', 'member', 'Ada Example'],
      ['ExtractionRequested', 'member', 'Ada Example'],
      ['ExtractionStarted', 'worker', 'Recto'],
      ['ExtractionCompleted', 'worker', 'Recto'],
      ['FieldsEdited', 'member', 'Ada Example'],
    ]);
    expect(facts[0]!.data).toMatchObject({ originalFilename: 'till receipt.png', mime: 'image/png' });
    // The reading belongs to the upload; the edit is a request of its own.
    expect(new Set(facts.slice(0, 4).map(({ correlationId }) => correlationId)).size).toBe(1);
    expect(facts[4]!.correlationId).not.toBe(facts[0]!.correlationId);
    expect(facts.slice(1).map(({ previousHash }) => previousHash)).toEqual(facts.slice(0, -1).map(({ hash }) => hash));
  });

  it('shows the document as it stood after each fact and at a moment, and the difference', async () => {
    const { facts } = await history();
    expect((await state('?revision=0')).state).toMatchObject({ status: 'pending', version: 0, extraction: {} });
    expect((await state('?revision=2')).state.status).toBe('processing');
    expect((await state(`?revision=3`)).state).toMatchObject({
      status: 'completed',
      docType: 'receipt',
      extraction: receiptResult.extraction,
    });
    expect((await state(`?at=${facts[3]!.at}`)).state.extraction).toMatchObject({ merchant_name: 'Corner Shop' });
    expect(await state('?from=3')).toMatchObject({
      state: { revision: 4, version: 2 },
      comparison: { from: 3, fieldChanges: [{ path: 'total_amount', before: 12.5, after: 13.5 }] },
    });
    expect((await ask('/state?at=2001-01-01T00:00:00Z')).status).toBe(404);
    expect((await ask('/state?revision=99')).status).toBe(404);
    expect((await ask('/state?revision=x')).status).toBe(400);
  });

  it('keeps the skeleton of a deleted document, and nothing of what it said', async () => {
    await app.json('DELETE', `/api/documents/${id}`, undefined, ada.token);
    for (const [name, text] of [
      ['history', JSON.stringify(await history())],
      ['state', JSON.stringify(await state('?revision=3&from=0'))],
      [
        'package',
        execFileSync('sh', ['-c', 'cat history.jsonl events.jsonl hashed/*'], { cwd: await unpacked() }).toString(),
      ],
    ]) {
      for (const secret of ['till receipt', 'Corner Shop', 'total_amount', '13.5'])
        expect([name, text]).toEqual([name, expect.not.stringContaining(secret)]);
    }
    const { facts, deleted } = await history();
    expect(deleted).toBe(true);
    expect(facts.at(-1)).toMatchObject({ type: 'DocumentDeleted', actor: { name: 'Ada Example' }, erased: false });
    expect(facts[0]).toMatchObject({
      erased: true,
      data: { originalFilename: 'erased', sha256: 'erased', mime: 'image/png' },
    });
    expect((await state('?revision=3')).state).toMatchObject({
      status: 'completed',
      extraction: 'erased',
      originalFilename: 'erased',
    });
    expect((await state('')).state).toMatchObject({ status: 'deleted', extraction: 'erased' });
  });

  it('gives a package that standard tools and its own program find intact, and find out when one byte was changed', async () => {
    const folder = await unpacked();
    const verify = () => spawnSync(process.execPath, ['verify.mjs'], { cwd: folder, encoding: 'utf8' });
    const sums = () => spawnSync('sha256sum', ['-c', '--quiet', 'hashes.sha256'], { cwd: folder }).status;
    expect(verify()).toMatchObject({ status: 0, stdout: '5 facts: intact\n' });
    expect(sums()).toBe(0);
    const read = (name: string) => readFileSync(join(folder, name));
    for (const name of ['events.jsonl', 'history.jsonl', 'hashes.sha256', 'hashed/000003.json']) {
      const whole = read(name);
      const changed = Buffer.from(whole);
      changed[name === 'history.jsonl' ? whole.indexOf('FieldsEdited') : whole.length - 20]! ^= 1;
      writeFileSync(join(folder, name), changed);
      expect([name, verify().status]).toEqual([name, 1]);
      if (name.startsWith('hashed')) expect(sums()).not.toBe(0);
      writeFileSync(join(folder, name), whole);
    }
    expect(verify().status).toBe(0);
  });
});
