import { jest } from '@jest/globals';
import type { Subject } from '#kernel/event.js';
import { KeyShredded, KeyVault } from '#ports/key-vault.js';
import { KeyRing } from './key-ring.js';

/** A vault in memory that counts what it is asked, and answers when the test lets it. */
class WatchedVault extends KeyVault {
  readonly #keys = new Map<Subject, Buffer | 'shredded'>();
  asked: Subject[] = [];
  answers: Promise<void> = Promise.resolve();

  async create(subject: Subject): Promise<Buffer> {
    this.asked.push(subject);
    const key = this.#keys.get(subject) ?? Buffer.alloc(32, subject);
    if (key === 'shredded') throw new KeyShredded(subject);
    this.#keys.set(subject, key);
    await this.answers;
    return key;
  }
  async adopt(subject: Subject, key: Buffer): Promise<void> {
    this.#keys.set(subject, key);
  }
  async keys(subjects: readonly Subject[]): Promise<Map<Subject, Buffer>> {
    this.asked.push(...subjects);
    const found = subjects.flatMap((subject): [Subject, Buffer][] => {
      const key = this.#keys.get(subject);
      return key === undefined || key === 'shredded' ? [] : [[subject, key]];
    });
    await this.answers;
    return new Map(found);
  }
  async shred(subject: Subject): Promise<void> {
    this.#keys.set(subject, 'shredded');
  }
  async ping(): Promise<void> {}
  async close(): Promise<void> {}
}

describe('the key ring', () => {
  const subject: Subject = 'document:1';
  let vault: WatchedVault;
  let ring: KeyRing;
  beforeEach(() => {
    vault = new WatchedVault();
    ring = new KeyRing(vault);
  });
  afterEach(() => {
    jest.restoreAllMocks();
  });

  it('asks the vault once for a key it remembers, whether to seal or to open', async () => {
    const key = await ring.forSealing(subject);
    expect(await ring.forSealing(subject)).toEqual(key);
    expect(await ring.forOpening([subject, subject])).toEqual(new Map([[subject, key]]));
    expect(vault.asked).toEqual([subject]);
  });

  it('opens what has a key, and makes none for what has none', async () => {
    await vault.create(subject);
    const keys = await ring.forOpening([subject, 'document:unknown']);
    expect([...keys.keys()]).toEqual([subject]);
    expect((await ring.forOpening(['document:unknown'])).size).toBe(0);
  });

  it('forgets a key within a minute, for the sake of erasures by other processes', async () => {
    const clock = jest.spyOn(performance, 'now').mockReturnValue(0);
    await ring.forSealing(subject);
    await vault.shred(subject);
    clock.mockReturnValue(59_999);
    expect((await ring.forOpening([subject])).size).toBe(1);
    clock.mockReturnValue(60_000);
    expect((await ring.forOpening([subject])).size).toBe(0);
    await expect(ring.forSealing(subject)).rejects.toThrow(KeyShredded);
  });

  it('asks the vault once for what has no key, and again after some seconds', async () => {
    const clock = jest.spyOn(performance, 'now').mockReturnValue(0);
    for (const ms of [0, 4_999]) {
      clock.mockReturnValue(ms);
      expect((await ring.forOpening([subject])).size).toBe(0);
    }
    expect(vault.asked).toEqual([subject]);
    await vault.create(subject);
    clock.mockReturnValue(5_000);
    expect((await ring.forOpening([subject])).size).toBe(1);
  });

  it('knows of its own erasure at once', async () => {
    await ring.forSealing(subject);
    await ring.shred(subject);
    expect((await ring.forOpening([subject])).size).toBe(0);
    await expect(ring.forSealing(subject)).rejects.toThrow(KeyShredded);
  });

  it.each(['forSealing', 'forOpening'] as const)(
    'does not remember a key that was on its way (%s) when it was shredded',
    async (how) => {
      await vault.create(subject);
      let answer!: () => void;
      vault.answers = new Promise((resolve) => (answer = resolve));
      const onItsWay = how === 'forSealing' ? ring.forSealing(subject) : ring.forOpening([subject]);
      await ring.shred(subject);
      answer();
      await onItsWay;
      expect((await ring.forOpening([subject])).size).toBe(0);
    },
  );

  it('is bounded: the oldest keys make room', async () => {
    const subjects = Array.from({ length: 20_001 }, (_, n): Subject => `document:${n}`);
    for (const each of subjects) await ring.forSealing(each);
    vault.asked = [];
    const keys = await ring.forOpening([subjects[0]!, subjects.at(-1)!]);
    expect(keys.size).toBe(2);
    expect(vault.asked).toEqual([subjects[0]]);
  });
});
