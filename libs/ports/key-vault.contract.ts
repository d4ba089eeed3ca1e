/**
 * What every KeyVault must do. An adapter's spec calls this and adds nothing that excuses a difference. `open` opens
 * the same vault each time it is called (two open vaults stand for two processes); each test uses subjects of its own.
 */
import { randomBytes, randomUUID } from 'node:crypto';
import type { Subject } from '#kernel/event.js';
import { KeyShredded, type KeyVault } from './key-vault.js';

export function keyVaultContract(name: string, open: (masterKey: Buffer) => Promise<KeyVault>): void {
  describe(`${name} keeps the contract of KeyVault`, () => {
    const masterKey = randomBytes(32);
    let vault: KeyVault;
    let other: KeyVault;
    let subject: Subject;

    beforeAll(async () => {
      vault = await open(masterKey);
      other = await open(masterKey);
      await vault.ping();
    });

    afterAll(async () => {
      await vault.close();
      await other.close();
    });

    beforeEach(() => {
      subject = `document:${randomUUID()}`;
    });

    const keyOf = async (of: Subject, by = vault): Promise<Buffer | undefined> => (await by.keys([of])).get(of);

    it('makes a key of 256 bits on first call and gives the same ever after', async () => {
      const key = await vault.create(subject);
      expect(key).toHaveLength(32);
      expect(await vault.create(subject)).toEqual(key);
      expect(await other.create(subject)).toEqual(key);
      expect(await keyOf(subject, other)).toEqual(key);
    });

    it('makes another key for each subject', async () => {
      const subjects: Subject[] = [
        subject,
        `user:${randomUUID()}`,
        `workspace:${randomUUID()}`,
        `document:ü 🔑 ${subject}`,
      ];
      const keys = await Promise.all(subjects.map((one) => vault.create(one)));
      expect(new Set(keys.map((key) => key.toString('hex'))).size).toBe(subjects.length);
    });

    it('takes a key over from another vault, as often as it is told, and never in the place of one', async () => {
      const key = randomBytes(32);
      for (const each of [vault, vault, other]) await each.adopt(subject, key);
      expect(await keyOf(subject, other)).toEqual(key);
      expect(await other.create(subject)).toEqual(key);
      await expect(vault.adopt(subject, randomBytes(32))).rejects.toThrow('another key');
      expect(await keyOf(subject)).toEqual(key);
      await vault.shred(subject);
      await expect(vault.adopt(subject, key)).rejects.toThrow(KeyShredded);
    });

    it('gives racing callers the same key', async () => {
      const racing = Array.from({ length: 20 }, (_, i) => (i % 2 ? vault : other).create(subject));
      const keys = await Promise.all(racing);
      expect(new Set(keys.map((key) => key.toString('hex'))).size).toBe(1);
      expect(await keyOf(subject)).toEqual(keys[0]);
    });

    it('leaves out subjects that never had a key', async () => {
      expect(await vault.keys([subject])).toEqual(new Map());
      expect(await vault.keys([])).toEqual(new Map());
      expect(await vault.keys([subject])).toEqual(new Map());
    });

    it('gives 1,000 keys at once, without the shredded and the unknown', async () => {
      const subjects = Array.from({ length: 1_000 }, (_, i): Subject => `document:${i}-${subject}`);
      const made = new Map<Subject, Buffer>();
      await Promise.all(subjects.map(async (one) => made.set(one, await vault.create(one))));
      const gone = subjects.slice(100, 103);
      for (const one of gone) {
        await vault.shred(one);
        made.delete(one);
      }
      const found = await other.keys([...subjects, `user:unknown-${subject}`, ...subjects.slice(0, 10)]);
      expect(found).toEqual(made);
    });

    it('shreds for ever', async () => {
      await vault.create(subject);
      await vault.shred(subject);
      expect(await keyOf(subject)).toBeUndefined();
      expect(await keyOf(subject, other)).toBeUndefined();
      await expect(vault.create(subject)).rejects.toThrow(KeyShredded);
      await expect(other.create(subject)).rejects.toMatchObject({ name: 'KeyShredded', subject });
    });

    it('shreds again without an error, and others keep their keys', async () => {
      const bystander: Subject = `user:${randomUUID()}`;
      const key = await vault.create(bystander);
      await vault.create(subject);
      await vault.shred(subject);
      await other.shred(subject);
      await vault.shred(subject);
      expect(await keyOf(bystander)).toEqual(key);
    });

    it('shreds a subject that never had a key', async () => {
      await vault.shred(subject);
      await expect(other.create(subject)).rejects.toThrow(KeyShredded);
      expect(await keyOf(subject)).toBeUndefined();
    });

    it('ends shredded when made and shredded at the same time', async () => {
      const racing = [other.create(subject), vault.shred(subject), other.shred(subject), vault.create(subject)];
      for (const outcome of await Promise.allSettled(racing)) {
        if (outcome.status === 'rejected') expect(outcome.reason).toBeInstanceOf(KeyShredded);
      }
      expect(await keyOf(subject)).toBeUndefined();
      await expect(vault.create(subject)).rejects.toThrow(KeyShredded);
    });

    it('keeps keys and marks after close and reopen', async () => {
      const first = await open(masterKey);
      const gone: Subject = `user:${randomUUID()}`;
      const key = await first.create(subject);
      await first.shred(gone);
      await first.close();
      const again = await open(masterKey);
      try {
        expect(await again.create(subject)).toEqual(key);
        await expect(again.create(gone)).rejects.toThrow(KeyShredded);
      } finally {
        await again.close();
      }
    });

    it('names MASTER_KEY when it is not the one the vault was made with, and makes no key under it', async () => {
      await vault.create(subject);
      const unknown: Subject = `user:${randomUUID()}`;
      const wrong = await open(randomBytes(32));
      try {
        await expect(wrong.keys([subject])).rejects.toThrow('MASTER_KEY');
        await expect(wrong.create(subject)).rejects.toThrow('MASTER_KEY');
        await expect(wrong.create(unknown)).rejects.toThrow('MASTER_KEY');
        await expect(wrong.ping()).rejects.toThrow('MASTER_KEY');
      } finally {
        await wrong.close();
      }
      expect(await keyOf(unknown)).toBeUndefined();
    });

    it.each([0, 16, 31, 33, 64])('refuses a master key of %d bytes', async (length) => {
      await expect(open(Buffer.alloc(length, 7))).rejects.toThrow('MASTER_KEY must be 32 bytes');
    });

    it('rejects after close instead of hanging', async () => {
      const closed = await open(masterKey);
      await closed.close();
      await closed.close();
      await expect(closed.create(subject)).rejects.toThrow();
      await expect(closed.ping()).rejects.toThrow();
    });
  });
}
