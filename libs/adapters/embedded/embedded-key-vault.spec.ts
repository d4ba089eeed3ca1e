import { randomBytes } from 'node:crypto';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { keyVaultContract } from '#ports/key-vault.contract.js';
import { EmbeddedKeyVault } from './embedded-key-vault.js';

const folder = mkdtempSync(join(tmpdir(), 'recto-keys-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

keyVaultContract('EmbeddedKeyVault', async (masterKey) => new EmbeddedKeyVault(join(folder, 'keys.db'), masterKey));

describe('EmbeddedKeyVault leaves no bytes of a shredded key', () => {
  const own = join(folder, 'bytes');
  const file = join(own, 'keys.db');

  function wrappedOf(subject: string): Buffer {
    const db = new DatabaseSync(file, { readOnly: true });
    const row = db.prepare('SELECT wrapped FROM vault_key WHERE subject = ?').get(subject) as { wrapped: Uint8Array };
    db.close();
    return Buffer.from(row.wrapped);
  }

  const filesHolding = (bytes: Buffer): string[] =>
    readdirSync(own).filter((name) => readFileSync(join(own, name)).includes(bytes));

  it('in the file or its log, while the vault is open and while another one is', async () => {
    const masterKey = randomBytes(32);
    const vault = new EmbeddedKeyVault(file, masterKey);
    const other = new EmbeddedKeyVault(file, masterKey);
    for (let i = 0; i < 120; i++) await vault.create(`document:${i}`);
    const gone = Array.from({ length: 30 }, (_, i) => `document:${i * 3}` as const);
    const wrapped = gone.map(wrappedOf);
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
});
