import { randomBytes } from 'node:crypto';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import type { Subject } from '#kernel/event.js';
import { keyVaultContract } from '#ports/key-vault.contract.js';
import { KeyWrapping } from '../key-wrapping.js';
import { EmbeddedKeyVault } from './embedded-key-vault.js';
import { sameEachTime } from './testing/same-each-time.js';

const folder = mkdtempSync(join(tmpdir(), 'recto-keys-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

keyVaultContract('EmbeddedKeyVault', async (masterKey) => new EmbeddedKeyVault(join(folder, 'keys.db'), masterKey));

describe('EmbeddedKeyVault leaves no bytes of a shredded key', () => {
  const own = join(folder, 'bytes');
  const file = join(own, 'keys.db');

  function wrappedOf(subject: string, place = own): Buffer {
    const db = new DatabaseSync(join(place, 'keys.db'), { readOnly: true });
    const row = db.prepare('SELECT wrapped FROM vault_key WHERE subject = ?').get(subject) as { wrapped: Uint8Array };
    db.close();
    return Buffer.from(row.wrapped);
  }

  const filesHolding = (bytes: Buffer, place = own): string[] =>
    readdirSync(place).filter((name) => readFileSync(join(place, name)).includes(bytes));

  it('in the file or its log, while the vault is open and while another one is', async () => {
    const masterKey = randomBytes(32);
    const vault = new EmbeddedKeyVault(file, masterKey);
    const other = new EmbeddedKeyVault(file, masterKey);
    for (let i = 0; i < 120; i++) await vault.create(`document:${i}`);
    const gone = Array.from({ length: 30 }, (_, i) => `document:${i * 3}` as const);
    const wrapped = gone.map((subject) => wrappedOf(subject));
    const kept = wrappedOf('document:1');
    for (const bytes of wrapped) expect(filesHolding(bytes)).not.toEqual([]);

    await other.create('user:between');
    for (const subject of gone) {
      await vault.shred(subject);
      expect(filesHolding(wrapped[gone.indexOf(subject)] as Buffer)).toEqual([]);
    }

    expect(filesHolding(kept)).not.toEqual([]);
    await vault.close();
    await other.close();
    for (const bytes of wrapped) expect(filesHolding(bytes)).toEqual([]);
  });

  /** Keys that come and go; in a vault whose rows moved, three of them stayed in the file. */
  it('when rows came between each other', async () => {
    const vault = new EmbeddedKeyVault(join(folder, 'moving', 'keys.db'), randomBytes(32));
    const random = sameEachTime(100);
    const [live, gone]: [Subject[], Buffer[]] = [[], []];
    const shred = async (subject: Subject) => {
      gone.push(wrappedOf(subject, join(folder, 'moving')));
      await vault.shred(subject);
    };
    for (let n = 0; n < 100; n++) {
      const subject: Subject = `document:${random(1e6)}-${'x'.repeat(random(300))}`;
      await vault.create(subject);
      live.push(subject);
      if (random(2) === 1) for (const one of live.splice(random(live.length), 1)) await shred(one);
    }
    for (const one of live) await shred(one);
    expect(gone).toHaveLength(100);
    for (const bytes of gone) expect(filesHolding(bytes, join(folder, 'moving'))).toEqual([]);
    await vault.close();
  });

  it('of a vault made before, whose rows moved; its keys are the same', async () => {
    const [before, masterKey] = [join(folder, 'before'), randomBytes(32)];
    const wrapping = new KeyWrapping(masterKey);
    const key = randomBytes(32);
    const [mine, left] = [wrapping.wrap('document:1', key), randomBytes(60)];
    mkdirSync(before);
    const db = new DatabaseSync(join(before, 'keys.db'));
    db.exec('CREATE TABLE vault_key (subject TEXT PRIMARY KEY, wrapped BLOB) WITHOUT ROWID');
    const insert = db.prepare('INSERT INTO vault_key (subject, wrapped) VALUES (?, ?)');
    for (const row of [
      ['document:1', mine],
      ['document:2', null],
      ['document:3', left],
    ] as const)
      insert.run(...row);
    db.exec("DELETE FROM vault_key WHERE subject = 'document:3'"); // its bytes stay in the page
    db.close();
    expect(filesHolding(left, before)).toEqual(['keys.db']);

    const vault = new EmbeddedKeyVault(join(before, 'keys.db'), masterKey);
    expect([...(await vault.keys(['document:1', 'document:2']))]).toEqual([['document:1', key]]);
    await expect(vault.create('document:2')).rejects.toThrow('was shredded');
    expect(filesHolding(left, before)).toEqual([]);
    await vault.close();
  });
});
