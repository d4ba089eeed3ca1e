import { FixedClock } from '../../../../tests/fixed-clock.js';
import { countedId } from '../../../../tests/counting-ids.js';
import { PasskeyChallenges, type AskedFor } from './passkey-challenges.js';

describe('PasskeyChallenges', () => {
  const clock = new FixedClock('2026-03-01T09:00:00.000Z');
  const challenges = new PasskeyChallenges(Buffer.alloc(32, 1), clock);
  const signIn: AskedFor = { purpose: 'sign-in' };
  const confirm: AskedFor = { purpose: 'confirm', userId: countedId(1) };

  it('knows its own and those of another process, each by something of its own', () => {
    const other = new PasskeyChallenges(Buffer.alloc(32, 1), clock);
    const ids = [challenges.fresh(signIn), challenges.fresh(signIn)].map((one) => other.idOf(one, signIn));
    expect(ids).toEqual([expect.stringMatching(/^[\w-]{22}$/), expect.stringMatching(/^[\w-]{22}$/)]);
    expect(new Set(ids).size).toBe(2);
  });

  it('takes none for another end, of another member, made up or changed', () => {
    const challenge = challenges.fresh(confirm);
    expect(challenges.idOf(challenge, confirm)).toBeDefined();
    const others: AskedFor[] = [signIn, { ...confirm, purpose: 'register' }, { ...confirm, userId: countedId(2) }];
    for (const other of others) expect(challenges.idOf(challenge, other)).toBeUndefined();
    const stranger = new PasskeyChallenges(Buffer.alloc(32, 2), clock);
    expect(stranger.idOf(challenge, confirm)).toBeUndefined();
    const later = challenge.replace(/\.\w+\./, (end) => end.replace(/\w\./, 'z.'));
    for (const changed of ['', 'nonsense', `${challenge}x`, challenge.replace(/^./, '!'), later])
      expect(challenges.idOf(changed, confirm)).toBeUndefined();
  });

  it('is good for five minutes', () => {
    const challenge = challenges.fresh(signIn);
    clock.advance(5 * 60_000 - 1);
    expect(challenges.idOf(challenge, signIn)).toBeDefined();
    clock.advance(1);
    expect(challenges.idOf(challenge, signIn)).toBeUndefined();
  });
});
