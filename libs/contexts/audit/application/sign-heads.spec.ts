import { verify } from 'node:crypto';
import { DatabaseSync } from 'node:sqlite';
import { openDocuments, type Documents } from '../../../../tests/documents.js';
import { openReadModels } from '../../../../tests/embedded-stores.js';
import { tempFolder } from '../../../../tests/temp-folder.js';
import { signedText, type SignedHead } from '#domain/audit/log-head.js';
import { HeadKey, publicKeyPem } from './head-key.js';
import { LogWatch } from './log-watch.js';
import { SignHeads } from './sign-heads.js';
import { verifyLog } from './verify-log.js';

const key = new HeadKey(Buffer.alloc(32, 3));
const signal = new AbortController().signal;

describe('signing the head of the log', () => {
  const folder = tempFolder();
  let documents: Documents;
  let sweep: SignHeads;
  let watch: LogWatch;
  let lines: string[];
  beforeEach(() => {
    documents = openDocuments(folder);
    const models = openReadModels(folder);
    lines = [];
    const { events, decisions, clock } = documents;
    const log = (_level: string, message: string) => void lines.push(message);
    sweep = new SignHeads({ events, models, decisions, clock, key, log });
    watch = new LogWatch(documents.events, models, key.publicKey);
  });
  const round = async () => {
    documents.clock.advance(60_000);
    await sweep.run(signal);
  };
  const heads = async () =>
    (await documents.events.read('audit-2026-03-01')).map(({ data }) => data as unknown as SignedHead);
  const tamper = (sql: string) => {
    const db = new DatabaseSync(folder.file('events.db'));
    db.exec(sql);
    db.close();
  };

  it('signs what was added, once, and leaves a log alone that did not grow', async () => {
    await round();
    expect(await watch.state()).toEqual({ state: 'unsigned' });
    await documents.upload();
    for (let n = 0; n < 3; n++) await round();
    await documents.upload();
    for (let n = 0; n < 3; n++) await round();
    const signed = await heads();
    expect(signed).toHaveLength(2);
    expect((await verifyLog(documents.events, { publicKey: key.publicKey, keptHeads: signed, signal })).faults).toEqual(
      [],
    );
    expect(await watch.state()).toEqual({ state: 'ok', events: signed[1]!.events, signedAt: signed[1]!.signedAt });
    expect(lines).toEqual(['log head signed', 'log head signed']);
  });

  it('signs so that standard tools can check it', async () => {
    await documents.upload();
    await round();
    const [head] = await heads();
    expect(
      verify(null, Buffer.from(signedText(head!)), publicKeyPem(key.publicKey), Buffer.from(head!.signature, 'base64')),
    ).toBe(true);
  });

  it.each([
    ['lost its end', 'DELETE FROM events WHERE position > 2'],
    ['was emptied', 'DELETE FROM events'],
    [
      'was changed behind the head',
      "UPDATE events SET data = '{}' WHERE position = (SELECT max(position) FROM events)",
    ],
  ])('tells by its note that the log %s, signs no more, and is well again once the log is', async (_what, sql) => {
    await documents.upload();
    await round();
    await documents.upload();
    const db = new DatabaseSync(folder.file('events.db'));
    db.exec('CREATE TABLE kept AS SELECT * FROM events');
    db.close();
    tamper(sql);
    const signed = (await heads()).length;
    await round();
    expect(await watch.state()).toMatchObject({ state: 'broken', reason: expect.any(String) });
    expect(await heads()).toHaveLength(signed);
    tamper('DELETE FROM events; INSERT INTO events SELECT * FROM kept');
    await round();
    expect(await watch.state()).toMatchObject({ state: 'ok' });
  });

  it('notices a cut without waiting for the signer', async () => {
    await documents.upload();
    await round();
    tamper('DELETE FROM events WHERE position > 1');
    expect(await watch.state()).toMatchObject({
      state: 'broken',
      reason: expect.stringContaining('was cut or replaced'),
    });
  });
});
