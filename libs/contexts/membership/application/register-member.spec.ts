import type { NewEvent } from '#kernel/event.js';
import type { ExpectedRevision } from '#ports/event-store.js';
import { workspaceDecider } from '#domain/workspaces/workspace.js';
import type { WriteSide } from '../../../../tests/embedded-stores.js';
import { ForwardingEventStore } from '../../../../tests/forwarding-event-store.js';
import { addressTokenFor, emailKeys, membersOf, openMembers } from '../../../../tests/members.js';
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
      registeredIn: member.workspaceId,
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
    const facts = (await side.events.read(`user-${userId}`)).map(({ type }) => type);
    expect(facts.filter((type) => type === 'UserRegistered')).toHaveLength(1);
    expect(await here.logIn(EMAIL, `password ${won}`)).toMatchObject({ userId });
    for (const n of [0, 1, 2, 3].filter((other) => other !== won)) {
      await expect(here.logIn(EMAIL, `password ${n}`)).rejects.toMatchObject({ code: 'wrong_credentials' });
    }
  });
});

describe('registering with the link of a mail to the address', () => {
  const folder = tempFolder();
  const token = addressTokenFor(EMAIL);
  let side: WriteSide;
  beforeEach(() => {
    side = openMembers(folder);
  });
  const claim = () => side.decisions.state(emailClaimDecider, emailKeys.keyOf(EMAIL));
  const addressOf = async (userId: string) => {
    const user = await side.decisions.state(userDecider, userId);
    return user.status === 'none' ? undefined : user.address;
  };

  it('confirms an address that nobody has', async () => {
    const { userId } = await membersOf(side).register(EMAIL, 'correct horse', token);
    expect([await addressOf(userId), await claim()]).toEqual(['confirmed', { heldBy: userId, lostBy: [] }]);
  });

  it('takes it from an account that never confirmed it, which goes on with its own password', async () => {
    const { register, logIn } = membersOf(side);
    const squatter = await register(EMAIL, 'squatting here');
    await expect(register(EMAIL)).rejects.toMatchObject({ code: 'email_taken' });
    const ada = await register(EMAIL, 'correct horse', token);
    expect([await addressOf(squatter.userId), await addressOf(ada.userId)]).toEqual(['lost', 'confirmed']);
    expect(await claim()).toEqual({ heldBy: ada.userId, lostBy: [squatter.userId] });
    expect((await logIn(EMAIL, 'correct horse')).userId).toBe(ada.userId);
    expect((await logIn(EMAIL, 'squatting here')).userId).toBe(squatter.userId);
    await expect(logIn(EMAIL, 'wrong')).rejects.toMatchObject({ code: 'wrong_credentials' });
  });

  it('never takes it from one that did, again least of all', async () => {
    const { register } = membersOf(side);
    await register(EMAIL, 'correct horse', token);
    await expect(register(EMAIL, 'battery staple', token)).rejects.toMatchObject({ code: 'email_taken' });
    expect((await claim()).lostBy).toEqual([]);
  });

  it('is told to sign in when the password is the one of the account that is there', async () => {
    const { register } = membersOf(side);
    const mine = await register(EMAIL);
    await expect(register(EMAIL, 'correct horse', token)).rejects.toMatchObject({ code: 'email_taken' });
    expect([await addressOf(mine.userId), (await claim()).heldBy]).toEqual(['unconfirmed', mine.userId]);
  });

  it('is refused with one that was sent to another address, and changes nothing', async () => {
    const { register } = membersOf(side);
    const squatter = await register(EMAIL, 'squatting here');
    const elsewhere = addressTokenFor('bob@example.test');
    await expect(register(EMAIL, 'correct horse', elsewhere)).rejects.toMatchObject({
      code: 'link_of_another_address',
    });
    expect(await claim()).toEqual({ heldBy: squatter.userId, lostBy: [] });
  });

  it.each(['email', 'user'])('goes on when it died before it wrote to the %s', async (category) => {
    const squatter = await membersOf(side).register(EMAIL, 'squatting here');
    /** Lets the fact of the loss through, and the next one not. */
    class DiesAfterTheLoss extends DiesBefore {
      override append(stream: string, expected: ExpectedRevision, events: readonly NewEvent[]) {
        if (stream === `user-${squatter.userId}`)
          return ForwardingEventStore.prototype.append.call(this, stream, expected, events);
        return super.append(stream, expected, events);
      }
    }
    const dying = membersOf(side.another((log) => new DiesAfterTheLoss(log, category)));
    await expect(dying.register(EMAIL, 'correct horse', token)).rejects.toThrow('killed');
    expect((await membersOf(side).logIn(EMAIL, 'squatting here')).userId).toBe(squatter.userId);
    const ada = await membersOf(side).register(EMAIL, 'correct horse', token);
    expect(await claim()).toEqual({ heldBy: ada.userId, lostBy: [squatter.userId] });
    expect(await addressOf(ada.userId)).toBe('confirmed');
  });

  it('at the same time: exactly one gets it', async () => {
    await membersOf(side).register(EMAIL, 'squatting here');
    const [here, there] = [membersOf(side), membersOf(side.another())];
    const outcomes = await Promise.allSettled(
      [here, there, here].map(({ register }, n) => register(EMAIL, `password ${n}`, token)),
    );
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    expect((await claim()).lostBy).toHaveLength(1);
  });
});
