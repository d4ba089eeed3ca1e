/**
 * What operators change from the command line beside a running server: members and plans, by the commands of the web.
 */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { generateSync } from 'otplib';
import { mailsIn } from '../files-in.js';
import { Client } from './client.js';
import { recto } from './recto.js';
import { ServerProcess } from './server-process.js';

describe('an operator at the command line', () => {
  let folder: string;
  let server: ServerProcess;
  let ada: Client;
  beforeAll(async () => {
    folder = mkdtempSync(join(tmpdir(), 'recto-operator-changes-'));
    server = await ServerProcess.start('standalone', { DATA_DIR: folder, BOT_CHECK: 'off', WORKER_CONCURRENCY: '1' });
    ada = new Client(server.url);
    await ada.register();
  });
  afterAll(async () => {
    await server?.stop();
    rmSync(folder, { recursive: true, force: true });
  });
  const run = (...args: string[]) => recto({ DATA_DIR: folder }, ...args);
  const said = async (...args: string[]) => JSON.parse((await run(...args, '--json')).out);
  const linkMailedTo = (email: string) =>
    mailsIn(folder)
      .filter((mail) => mail.includes(`To: ${email}`))
      .map((mail) => /\/invitation#([\w.-]+)/.exec(mail)?.[1])
      .find(Boolean);
  const usage = async () => (await ada.call('GET', '/workspaces/usage')).usage;

  it('invites somebody, who gets the mail and joins, and removes them, whose session ends', async () => {
    const [email, invited] = [
      'bob@example.test',
      await run('members', 'invite', 'ada@example.test', ' Bob@example.test', '--role', 'auditor'),
    ];
    expect(invited).toMatchObject({ code: 0, out: expect.stringContaining('as auditor until') });
    const token = await Client.until(
      async () => linkMailedTo(email) ?? linkMailedTo('Bob@example.test'),
      (link) => link !== undefined,
    );
    const bob = new Client(server.url);
    const form = { token, name: 'Bob Example', password: 'correct horse', recaptchaToken: 'any' };
    bob.token = (await bob.call('POST', '/auth/accept-invitation', form)).token;
    await bob.call('GET', '/documents');
    const [{ workspaceId }] = await said('members', 'list');
    const members = await said('members', 'list', '--workspace', workspaceId);
    expect(members.map(({ role }: { role: string }) => role).sort()).toEqual(['auditor', 'owner']);

    expect(await run('members', 'invite', workspaceId, 'bob@example.test')).toMatchObject({
      code: 1,
      err: expect.stringContaining('in this workspace'),
    });
    const role = async () => (await bob.call('GET', '/auth/account')).account.role;
    expect(await said('members', 'role', 'bob@example.test', 'owner')).toMatchObject({ workspaceId, role: 'owner' });
    await Client.until(role, (now) => now === 'owner');
    expect((await run('members', 'role', 'ada@example.test', 'member')).code).toBe(0);
    expect(await run('members', 'role', 'bob@example.test', 'member')).toMatchObject({
      code: 1,
      err: expect.stringContaining('always an owner'),
    });
    expect((await run('members', 'role', 'ada@example.test', 'owner')).code).toBe(0);
    expect((await run('members', 'role', 'bob@example.test', 'reviewer')).code).toBe(0);
    await Client.until(role, (now) => now === 'reviewer');

    expect((await said('members', 'remove', 'bob@example.test')).workspaceId).toBe(workspaceId);
    await Client.until(
      async () => (await bob.fetch('/api/documents')).status,
      (status) => status === 401,
    );
    // Who did it stands with the workspace: the command or erase-accounts deletes the account, whichever is first.
    expect((await run('events', 'stream', `workspace-${workspaceId}`)).out).toMatch(/MemberLeft .* by operator cli/);
    const stream = `user-${members.find(({ role }: { role: string }) => role === 'auditor').userId}`;
    expect((await run('events', 'stream', stream)).out).toMatch(/UserDeleted/);
  });

  it('turns the second factor of a member off, who signs in by the password alone again', async () => {
    const { secret } = await ada.call('POST', '/auth/second-factor/offer', {});
    // Of the step to come, which is good for a minute at least.
    const code = generateSync({ secret, epoch: Math.floor(Date.now() / 1_000) + 30 });
    await ada.call('POST', '/auth/second-factor/turn-on', { code });
    const logIn = async () => {
      const body = JSON.stringify({ email: 'ada@example.test', password: 'correct horse', recaptchaToken: 'any' });
      const headers = { 'content-type': 'application/json' };
      return (await ada.fetch('/api/auth/login', { method: 'POST', headers, body })).status;
    };
    expect(await logIn()).toBe(401);
    const turnOff = () => run('members', 'turn-off-second-factor', 'ada@example.test');
    expect(await turnOff()).toMatchObject({ code: 0, out: expect.stringContaining('by the password alone') });
    expect(await logIn()).toBe(200);
    expect(await turnOff()).toMatchObject({ code: 1, err: expect.stringContaining('is off') });
  });

  it('signs a member out everywhere, who signs in again', async () => {
    const seen = async () => (await ada.fetch('/api/documents')).status;
    expect(await seen()).toBe(200);
    expect(await run('members', 'end-sessions', 'ada@example.test')).toMatchObject({
      code: 0,
      out: expect.stringContaining('ada@example.test is signed out everywhere'),
    });
    await Client.until(seen, (status) => status === 401);
    const { token } = await ada.call('POST', '/auth/login', {
      email: 'ada@example.test',
      password: 'correct horse',
      recaptchaToken: 'any',
    });
    ada.token = token;
    expect(await seen()).toBe(200);
    expect(await run('members', 'end-sessions', 'nobody@example.test')).toMatchObject({
      code: 1,
      err: expect.stringContaining('There is no account nobody@example.test.'),
    });
  });

  it('grants credits and a plan, and the owner sees them without a restart', async () => {
    expect(await usage()).toMatchObject({ plan: 'free', monthlyCredits: 50 });
    const because = ['--reason', 'ticket 7'];
    expect(await said('plans', 'grant', 'ada@example.test', '--credits', '5', ...because)).toMatchObject({
      credits: 5,
    });
    await Client.until(usage, ({ monthlyCredits }) => monthlyCredits === 55);
    const credits = await Client.until(
      async () => (await ada.call('GET', '/workspaces/credits')).entries,
      ({ length }) => length > 0,
    );
    expect(credits).toMatchObject([{ kind: 'granted', extra: true, credits: 5 }]);

    const plan = ['plans', 'grant', 'ada@example.test', '--plan', 'professional', ...because];
    expect((await run(...plan)).code).toBe(0);
    await Client.until(usage, ({ plan: now, monthlyCredits }) => now === 'professional' && monthlyCredits === 10_005);
    expect(await run(...plan)).toMatchObject({ code: 1, out: expect.stringContaining('was already on professional') });
    const { workspaceId } = (await said('members', 'list'))[0];
    expect((await run('events', 'stream', `workspace-${workspaceId}`, '--json')).out).toMatch(/"reason":"ticket 7"/);
  });

  it('makes a key that opens the API, sees it used, and ends it without a restart', async () => {
    const made = await run(
      'keys',
      'create',
      'ada@example.test',
      '--name',
      'Ledger',
      '--scope',
      'usage',
      '--days',
      '30',
    );
    expect(made).toMatchObject({ code: 0, out: expect.stringMatching(/^recto_live_[0-9a-f]{64}\n$/) });
    const program = new Client(server.url);
    program.token = made.out.trim();
    const asked = async () => (await program.fetch('/api/workspaces/usage')).status;
    await Client.until(asked, (status) => status === 200);
    const [key] = await Client.until(
      () => said('keys', 'list'),
      ([{ lastUsedOn }]) => lastUsedOn !== null,
    );
    expect(key).toMatchObject({ name: 'Ledger', scopes: ['usage'], ending: made.out.trim().slice(-4) });
    expect(JSON.stringify(key)).not.toContain(made.out.trim());
    expect((await run('keys', 'list')).out).toMatch(/until \d{4}-.*used \d{4}-.*usage {2}Ledger/);
    const wanted = ['ada@example.test', '--name', 'Trying', '--scope', 'usage', '--sandbox'];
    const sandboxed = await run('keys', 'create', ...wanted);
    expect(sandboxed.out).toMatch(/^recto_test_[0-9a-f]{64}\n$/);
    const [newest] = await Client.until(
      () => said('keys', 'list'),
      ({ length }) => length === 2,
    );
    expect(newest).toMatchObject({ name: 'Trying', sandbox: true });
    expect((await run('keys', 'revoke', newest.keyId)).code).toBe(0);
    expect((await run('keys', 'revoke', key.keyId)).code).toBe(0);
    await Client.until(asked, (status) => status === 401);
    expect((await run('keys', 'list')).code).toBe(1);
    expect((await run('keys', 'revoke', key.keyId)).code).toBe(1);
    expect((await run('events', 'stream', `apikeys-${key.workspaceId}`)).out).toMatch(
      /ApiKeyRevoked .* by operator cli/,
    );
  });

  it('makes an account with a workspace of its own, whose owner signs in', async () => {
    const file = join(folder, 'password');
    writeFileSync(file, 'correct horse\n');
    const asked = ['members', 'register', 'cy@example.test', '--name', 'Cy Example', '--password-file', file];
    const { workspaceId } = await said(...asked, '--workspace', 'Quay');
    const members = await Client.until(
      () => said('members', 'list', '--workspace', workspaceId),
      (listed) => listed.length > 0,
    );
    expect(members).toMatchObject([{ email: 'cy@example.test', role: 'owner' }]);
    const body = JSON.stringify({ email: 'cy@example.test', password: 'correct horse', recaptchaToken: 'any' });
    const headers = { 'content-type': 'application/json' };
    await Client.until(
      async () => (await ada.fetch('/api/auth/login', { method: 'POST', headers, body })).status,
      (status) => status === 200,
    );
    expect(await run(...asked, '--workspace', 'Bay')).toMatchObject({
      code: 1,
      err: expect.stringContaining('already exists'),
    });
  });

  it('is told what does not work, by a sentence and an exit code', async () => {
    const nobody = '0190a000-0000-7000-8000-0000000000aa';
    const because = ['--reason', 'ticket 7'];
    const refusals: [number, string, string[]][] = [
      [1, 'cannot be removed', ['members', 'remove', 'ada@example.test']],
      [1, 'no account', ['members', 'remove', 'eve@example.test']],
      [1, 'no such workspace', ['members', 'invite', nobody, 'eve@example.test']],
      [1, 'names nobody', ['plans', 'grant', 'ada@example.test', '--credits', '1', '--reason', 'ada@example.test']],
      [1, 'no such workspace', ['plans', 'grant', nobody, '--plan', 'starter', ...because]],
      [2, 'no e-mail address', ['members', 'invite', 'ada@example.test', 'eve']],
      [2, 'neither', ['members', 'remove', 'eve']],
      [2, 'Allowed choices', ['members', 'invite', 'ada@example.test', 'eve@example.test', '--role', 'owner']],
      [2, 'either --plan or --credits', ['plans', 'grant', 'ada@example.test', ...because]],
      [2, 'whole number', ['plans', 'grant', 'ada@example.test', '--credits', '0', ...because]],
      [1, 'no such workspace', ['keys', 'create', nobody, '--name', 'Ledger', '--scope', 'usage']],
      [1, 'no such API key', ['keys', 'revoke', nobody]],
      [2, 'whole number', ['keys', 'create', nobody, '--name', 'L', '--scope', 'usage', '--days', '0']],
      [2, '--reason', ['plans', 'grant', 'ada@example.test', '--credits', '1']],
    ];
    for (const [code, sentence, args] of refusals)
      expect([args, await run(...args)]).toMatchObject([
        args,
        { code, out: '', err: expect.stringContaining(sentence) },
      ]);
    const elsewhere = { DATA_DIR: join(folder, 'nowhere') };
    expect(await recto(elsewhere, 'members', 'remove', 'ada@example.test')).toMatchObject({
      code: 3,
      err: expect.stringContaining('no log'),
    });
    for (const command of ['members invite', 'members remove', 'plans grant'])
      expect(await run(...command.split(' '), '--help')).toMatchObject({
        code: 0,
        out: expect.stringContaining('Exit status: 0 all well, 1 refused'),
      });
  });

  it('leaves a log and stores that verify', async () => {
    const verified = await Client.until(
      () => said('verify'),
      ({ ok }) => ok,
    );
    expect(verified.faults).toEqual([]);
  });
});
