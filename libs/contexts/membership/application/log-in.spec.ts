import type { WriteSide } from '../../../../tests/embedded-stores.js';
import { byAda } from '../../../../tests/embedded-stores.js';
import { addressTokenFor, membersOf, openMembers } from '../../../../tests/members.js';
import { tempFolder } from '../../../../tests/temp-folder.js';
import { userDecider } from '#domain/identity/user.decider.js';

const EMAIL = 'ada@example.test';
const refused = { code: 'wrong_credentials', kind: 'unauthorized', message: 'Invalid email or password' };

describe('logging in', () => {
  const folder = tempFolder();
  let side: WriteSide;
  let members: ReturnType<typeof membersOf>;
  beforeEach(() => {
    side = openMembers(folder);
    members = membersOf(side);
  });

  it('gives back who registered, however the address is written', async () => {
    const { position: _position, ...member } = await members.register(EMAIL);
    expect(await members.logIn(EMAIL)).toEqual(member);
    expect(await members.logIn(' ADA@example.test')).toEqual(member);
  });

  it('says the same of a wrong password, an unknown address and an unfinished registration', async () => {
    await members.register(EMAIL);
    await expect(members.logIn(EMAIL, 'wrong')).rejects.toMatchObject(refused);
    await expect(members.logIn('nobody@example.test')).rejects.toMatchObject(refused);
  });

  it('is over with the account, deleted and erased', async () => {
    const { userId } = await members.register(EMAIL);
    await side.decisions.run(userDecider, userId, { type: 'DeleteUser' }, byAda);
    await expect(members.logIn(EMAIL)).rejects.toMatchObject(refused);
    await side.keys.shred(`user:${userId}`);
    await expect(members.logIn(EMAIL)).rejects.toMatchObject(refused);
  });

  it('gives the epoch that tokens must carry now', async () => {
    const { userId } = await members.register(EMAIL);
    await side.decisions.run(userDecider, userId, { type: 'RevokeSessions' }, byAda);
    expect((await members.logIn(EMAIL)).epoch).toBe(1);
  });

  it.each([
    ['signing in to', (squatter: string) => members.logIn(EMAIL, squatter)],
    ['the password once more in', async (squatter: string, userId: string) => members.prove(userId, squatter)],
  ])('gives back no tries by %s an account that lost the address', async (_what, succeed) => {
    const squatter = 'squatting here';
    const { userId } = await members.register(EMAIL, squatter);
    await members.register(EMAIL, 'correct horse', addressTokenFor(EMAIL));
    const guess = (n: number) => members.logIn(EMAIL, `guess ${n}`, `192.0.2.${n + 20}`);
    for (let n = 0; n < 9; n++) await expect(guess(n)).rejects.toMatchObject(refused);
    await succeed(squatter, userId);
    await guess(9).catch(() => undefined);
    await expect(guess(10)).rejects.toMatchObject({ code: 'too_many_attempts' });
  });
});
