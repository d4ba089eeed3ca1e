import { availableParallelism } from 'node:os';
import { jest } from '@jest/globals';
import * as argon2 from '@node-rs/argon2';

/** Hashes that are done and checks that are begun, in their order; the library answers as it is. */
const done: string[] = [];
let [underWay, most] = [0, 0];
const counted = <T>(work: Promise<T>): Promise<T> => {
  most = Math.max(most, (underWay += 1));
  return work.finally(() => (underWay -= 1));
};
jest.unstable_mockModule('@node-rs/argon2', () => ({
  ...argon2,
  hash: (...args: Parameters<typeof argon2.hash>) => counted(argon2.hash(...args)).finally(() => done.push('hash')),
  verify: (...args: Parameters<typeof argon2.verify>) => {
    done.push('verify');
    return counted(argon2.verify(...args));
  },
}));

describe('passwords', () => {
  let passwords: typeof import('./passwords.js');
  beforeEach(async () => {
    jest.resetModules();
    passwords = await import('./passwords.js');
    done.length = 0;
    most = 0;
  });

  it('are kept as Argon2id at the cost that OWASP asks for, salted', async () => {
    const hashed = await passwords.hashPassword('correct horse');
    expect(hashed).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
    expect(await passwords.hashPassword('correct horse')).not.toBe(hashed);
  });

  it('leave a core to those who ask for other things', async () => {
    const hashed = await passwords.hashPassword('correct horse');
    const all = Array.from({ length: availableParallelism() + 1 }, () => [
      passwords.hashPassword('correct horse'),
      passwords.passwordMatches('correct horse', hashed),
    ]);
    await Promise.all(all.flat());
    expect(most).toBe(Math.max(1, availableParallelism() - 1));
  });

  it('match themselves only', async () => {
    const hashed = await passwords.hashPassword('pässwörd 🔑');
    expect(await passwords.passwordMatches('pässwörd 🔑', hashed)).toBe(true);
    for (const other of ['passwort', '', 'pässwörd 🔑 ', 'Pässwörd 🔑', 'pässwörd'])
      expect(await passwords.passwordMatches(other, hashed)).toBe(false);
  });

  it('never match an account that is not there or was erased, not even by the stand-in’s own password', async () => {
    for (const nobody of [undefined, '']) {
      expect(await passwords.passwordMatches('no such account', nobody)).toBe(false);
      expect(await passwords.passwordMatches('', nobody)).toBe(false);
    }
  });

  it('cost the same for a known account and an unknown one, from the first call on', async () => {
    const hashed = await passwords.hashPassword('correct horse');
    const workFor = async (passwordHash: string | undefined) => {
      jest.resetModules();
      const fresh = await import('./passwords.js');
      const work: string[][] = [];
      for (let call = 0; call < 2; call++) {
        done.length = 0;
        most = 0;
        await fresh.passwordMatches('guess', passwordHash);
        work.push([...done]);
      }
      return work;
    };
    const known = await workFor(hashed);
    expect(await workFor(undefined)).toEqual(known);
    expect(known[1]).toEqual(['verify']);
  });
});
