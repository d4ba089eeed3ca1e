import type { NewEvent } from '#kernel/event.js';
import type { ExpectedRevision } from '#ports/event-store.js';
import { workspaceDecider } from '#domain/workspaces/workspace.js';
import type { WriteSide } from '../../../../tests/embedded-stores.js';
import { ForwardingEventStore } from '../../../../tests/forwarding-event-store.js';
import { emailKeys, membersOf, openMembers } from '../../../../tests/members.js';
import { tempFolder } from '../../../../tests/temp-folder.js';
import { emailClaimDecider } from '#domain/identity/email-claim.js';
import { userDecider } from '#domain/identity/user.decider.js';

const EMAIL = 'ada@example.test';

/** Dies before anything is written to streams of this category. */
class DiesBefore extends ForwardingEventStore {
  constructor(
    log: ConstructorParameters<typeof ForwardingEventStore>[0],
    private readonly category: string,
  ) {
    super(log);
  }
  override async append(stream: string, expected: ExpectedRevision, events: readonly NewEvent[]) {
    if (stream.startsWith(`${this.category}-`)) throw new Error('killed');
    return super.append(stream, expected, events);
  }
}

describe('registering', () => {
  const folder = tempFolder();
  let side: WriteSide;
  beforeEach(() => {
    side = openMembers(folder);
  });
  const holder = async (email = EMAIL) =>
    (await side.decisions.state(emailClaimDecider, emailKeys.keyOf(email))).heldBy;

  it('claims the address, makes the account and its workspace', async () => {
    const member = await membersOf(side).register(EMAIL);
    expect(member).toMatchObject({
      name: 'Ada Example',
      email: EMAIL,
      role: 'owner',
      epoch: 0,
      workspaceName: 'Example & Sons',
    });
    expect(await holder()).toBe(member.userId);
    expect(await side.decisions.state(userDecider, member.userId)).toMatchObject({
      status: 'active',
      email: EMAIL,
      workspaceId: member.workspaceId,
    });
    expect(await side.decisions.state(workspaceDecider, member.workspaceId)).toMatchObject({
      status: 'active',
      ownerId: member.userId,
      plan: 'free',
    });
    expect(member.position).toBe(await side.events.head());
  });

  it('writes neither address, name nor password in the open', async () => {
    const { userId, workspaceId } = await membersOf(side).register(EMAIL);
    const streams = [`email-${emailKeys.keyOf(EMAIL)}`, `user-${userId}`, `workspace-${workspaceId}`];
    const stored = JSON.stringify(await Promise.all(streams.map((stream) => side.events.read(stream))));
    for (const secret of ['ada@', 'Ada', 'Example', 'horse', 'argon2']) expect(stored).not.toContain(secret);
  });

  it('refuses an address that is taken, however it is written', async () => {
    const { register } = membersOf(side);
    await register(EMAIL);
    for (const same of [EMAIL, 'ADA@Example.TEST', ` ${EMAIL} `]) {
      await expect(register(same)).rejects.toMatchObject({ code: 'email_taken', kind: 'conflict' });
    }
    expect((await register('bob@example.test')).userId).not.toBe(await holder());
  });

  it('goes on with the same id when it died between claim and account', async () => {
    const dying = membersOf(side.another((log) => new DiesBefore(log, 'user')));
    await expect(dying.register(EMAIL)).rejects.toThrow('killed');
    const claimedFor = await holder();
    expect(claimedFor).toBeDefined();
    const member = await membersOf(side).register(EMAIL, 'another password');
    expect(member.userId).toBe(claimedFor);
    expect(await membersOf(side).logIn(EMAIL, 'another password')).toMatchObject({ userId: claimedFor });
  });

  it('leaves an account that works when it died between account and workspace', async () => {
    const dying = membersOf(side.another((log) => new DiesBefore(log, 'workspace')));
    await expect(dying.register(EMAIL)).rejects.toThrow('killed');
    await expect(membersOf(side).register(EMAIL)).rejects.toMatchObject({ code: 'email_taken' });
    expect(await membersOf(side).logIn(EMAIL)).toMatchObject({
      userId: await holder(),
      workspaceName: 'My workspace',
    });
  });

  it('at the same time under one address: exactly one wins, in one process or several', async () => {
    const [here, there] = [membersOf(side), membersOf(side.another())];
    const tries = [
      here.register(EMAIL, 'password 0'),
      there.register(EMAIL, 'password 1'),
      here.register(EMAIL, 'password 2'),
      there.register(EMAIL, 'password 3'),
    ];
    const outcomes = await Promise.allSettled(tries);
    const won = outcomes.findIndex(({ status }) => status === 'fulfilled');
    for (const [n, outcome] of outcomes.entries()) {
      expect(outcome).toMatchObject(
        n === won ? { status: 'fulfilled' } : { status: 'rejected', reason: { code: 'email_taken' } },
      );
    }
    const userId = (await holder())!;
    expect((await side.events.read(`user-${userId}`)).map(({ type }) => type)).toEqual(['UserRegistered']);
    expect(await here.logIn(EMAIL, `password ${won}`)).toMatchObject({ userId });
    for (const n of [0, 1, 2, 3].filter((other) => other !== won)) {
      await expect(here.logIn(EMAIL, `password ${n}`)).rejects.toMatchObject({ code: 'wrong_credentials' });
    }
  });
});
