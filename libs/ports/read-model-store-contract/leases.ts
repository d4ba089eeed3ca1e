/** One writer at a time: who lost the lease changes nothing any more. */
import { positionOf } from '#kernel/position.js';
import { FencedOut, type Lease } from '../read-model-store.js';
import { LONG, opened, write, type OpenReadModelStore } from './opened.js';

export function leaseContract(open: OpenReadModelStore): void {
  const at = opened(open);
  const { commit } = at;

  describe('fencing', () => {
    it('changes nothing under an old fence', async () => {
      await commit([write('a', 1, { by: 'one' })], 1);
      await at.store.releaseLease(at.lease);
      const newer = (await at.other.acquireLease(at.collection, 'two', LONG)) as Lease;
      await expect(commit([write('a', 9, { by: 'one' }), write('b', 9, {})], 9)).rejects.toThrow(FencedOut);
      expect(await at.store.get(at.collection, 'a')).toEqual({ by: 'one' });
      expect(await at.store.load(at.collection, ['b'])).toEqual(new Map());
      expect(await at.store.checkpoint(at.collection)).toBe(positionOf(1));
      await commit([write('a', 2, { by: 'two' })], 2, newer, at.other);
      expect(await at.store.get(at.collection, 'a')).toEqual({ by: 'two' });
      expect(await at.store.checkpoint(at.collection)).toBe(positionOf(2));
    });

    it('lets the newest fence commit for as long as nobody took over, also after release', async () => {
      await at.store.releaseLease(at.lease);
      await commit([write('a', 1, { n: 1 })], 1);
      expect(await at.store.checkpoint(at.collection)).toBe(positionOf(1));
    });

    it('fences by lease name, not by collection', async () => {
      const unrelated = (await at.store.acquireLease(`${at.collection}-b`, 'x', LONG)) as Lease;
      expect(unrelated.fence).toBe(at.lease.fence);
      await commit([write('a', 1, { n: 1 })], 1, unrelated);
      await commit([write('a', 2, { n: 2 })], 2);
      expect(await at.store.get(at.collection, 'a')).toEqual({ n: 2 });
    });
  });

  describe('leases', () => {
    const acquireOnceExpired = async (owner: string): Promise<Lease> => {
      for (;;) {
        const taken = await at.other.acquireLease(`${at.collection}-short`, owner, LONG);
        if (taken) return taken;
      }
    };

    it('has one owner, who alone can renew it and keeps the fence', async () => {
      expect(at.lease).toMatchObject({ name: at.collection, owner: 'one' });
      expect(new Date(at.lease.expiresAt).toISOString()).toBe(at.lease.expiresAt);
      expect(await at.other.acquireLease(at.collection, 'two', LONG)).toBeUndefined();
      const renewed = await at.store.acquireLease(at.collection, 'one', 2 * LONG);
      expect(renewed?.fence).toBe(at.lease.fence);
      expect(Date.parse(renewed?.expiresAt ?? '')).toBeGreaterThan(Date.parse(at.lease.expiresAt));
    });

    it('goes to one of many who try at once', async () => {
      const tries = Array.from({ length: 10 }, (_, i) =>
        (i % 2 ? at.store : at.other).acquireLease(`${at.collection}-race`, `owner-${i}`, LONG),
      );
      expect((await Promise.all(tries)).filter((taken) => taken !== undefined)).toHaveLength(1);
    });

    it('goes to another owner after expiry, with a higher fence', async () => {
      const short = (await at.store.acquireLease(`${at.collection}-short`, 'one', 30)) as Lease;
      const taken = await acquireOnceExpired('two');
      expect(taken.fence).toBeGreaterThan(short.fence);
      expect(await at.store.acquireLease(`${at.collection}-short`, 'one', LONG)).toBeUndefined();
      await expect(commit([], 1, short)).rejects.toThrow(FencedOut);
    });

    it('is taken again by its own owner after expiry, with a higher fence', async () => {
      const short = (await at.store.acquireLease(`${at.collection}-short`, 'one', -1)) as Lease;
      expect((await at.store.acquireLease(`${at.collection}-short`, 'one', LONG))?.fence).toBeGreaterThan(short.fence);
    });

    it('is free after release, for anyone, with a higher fence', async () => {
      await at.store.releaseLease(at.lease);
      const second = (await at.other.acquireLease(at.collection, 'two', LONG)) as Lease;
      expect(second.fence).toBeGreaterThan(at.lease.fence);
      await at.other.releaseLease(second);
      const third = (await at.other.acquireLease(at.collection, 'two', LONG)) as Lease;
      expect(third.fence).toBeGreaterThan(second.fence);
    });

    it('are told of all at once, whoever holds them', async () => {
      const name = (which: string) => `${at.collection}-${which}`;
      await at.other.acquireLease(name('theirs'), 'two', LONG);
      await at.store.acquireLease(name('ran-out'), 'one', -1);
      await at.store.releaseLease((await at.store.acquireLease(name('released'), 'one', LONG)) as Lease);
      const asked = [at.lease.name, ...['theirs', 'ran-out', 'released', 'unknown'].map(name)];
      expect(await at.store.heldLeases(asked)).toEqual(new Set([at.lease.name, name('theirs')]));
      expect(await at.store.heldLeases([name('unknown')])).toEqual(new Set());
    });

    it('are renewed together, each under its fence', async () => {
      const second = (await at.store.acquireLease(`${at.collection}-b`, 'one', LONG)) as Lease;
      const shorter = (await at.store.acquireLease(`${at.collection}-c`, 'one/build', LONG)) as Lease;
      const all = [at.lease, second, shorter];
      expect(await at.store.renewLeases(all, -1)).toEqual(all);
      // Each runs out when that renewal says.
      for (const { name, fence } of all)
        expect((await at.other.acquireLease(name, 'two', LONG))?.fence).toBeGreaterThan(fence);
      expect(await at.store.renewLeases([], LONG)).toEqual([]);
    });

    it('are not renewed by who lost them, and the others are', async () => {
      const take = async (name: string, owner: string, ttl = LONG) =>
        (await at.store.acquireLease(`${at.collection}-${name}`, owner, ttl)) as Lease;
      const ranOut = await take('ran-out', 'one', -1);
      const released = await take('released', 'one');
      await at.store.releaseLease(released);
      const lost = await take('lost', 'one');
      await at.store.releaseLease(lost);
      const theirs = await take('lost', 'two');
      const older = await take('again', 'one');
      await at.store.releaseLease(older);
      const again = await take('again', 'one');
      const unknown = { ...lost, name: `${at.collection}-unknown` };
      const given = [ranOut, at.lease, released, lost, older, again, unknown];
      expect(await at.store.renewLeases(given, LONG)).toEqual([at.lease, again]);
      for (const free of [ranOut, released, unknown])
        expect(await at.other.acquireLease(free.name, 'three', LONG)).toBeDefined();
      expect(await at.store.renewLeases([theirs, at.lease], -1)).toEqual([theirs, at.lease]);
      expect(await at.other.acquireLease(again.name, 'three', LONG)).toBeUndefined();
    });

    it('cannot be released by who lost it', async () => {
      await at.store.releaseLease({ ...at.lease, owner: 'two' });
      await at.store.releaseLease({ ...at.lease, fence: at.lease.fence + 1 });
      await at.store.releaseLease({ ...at.lease, name: `${at.collection}-unknown` });
      expect(await at.other.acquireLease(at.collection, 'two', LONG)).toBeUndefined();
    });
  });
}
