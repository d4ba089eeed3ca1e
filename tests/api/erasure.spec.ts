/** Deleting an account and cleaning up a workspace: who may, what follows, and that nothing of it can be read any more, anywhere. */
import { globSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { Writable } from 'node:stream';
import pino from 'pino';
import type { JsonObject } from '#kernel/json.js';
import { Views } from '#read-side/views.js';
import { verifyChain } from '#write-side/hash-chain.js';
import { eventually } from '../eventually.js';
import { receiptResult, TestApp, tinyPng, type Member } from './app.js';

/** Ids, by workspace. */
const documentsOf = new Map<string, string[]>();
const PASSWORD = 'correct horse';
const deleteAccount = (app: TestApp, token: string, currentPassword: unknown = PASSWORD) =>
  app.json('DELETE', '/api/auth/account', { currentPassword }, token);
const cleanUp = (app: TestApp, token: string, currentPassword: unknown = PASSWORD) =>
  app.json('DELETE', '/api/workspaces/cleanup', { currentPassword }, token);
const login = (app: TestApp, email: string) =>
  app.json('POST', '/api/auth/login', { email, password: PASSWORD, recaptchaToken: 'any' });
const listed = (app: TestApp, token: string) => app.json('GET', '/api/documents', undefined, token);

/** Every byte the server has written, by file. */
function filesOf(app: TestApp): Map<string, Buffer> {
  // The farewell is a delivered mail: it is with its receiver, for whom the outbox stands in.
  const files = globSync('**/*', { cwd: app.folder }).filter((name) => statSync(join(app.folder, name)).isFile());
  const contents = new Map(files.map((name) => [name, readFileSync(join(app.folder, name))]));
  for (const [name, bytes] of contents) {
    if (name.startsWith('outbox/') && bytes.includes('Subject: Your Recto account was deleted')) contents.delete(name);
  }
  return contents;
}

function found(app: TestApp, planted: readonly string[]): string[] {
  return [...filesOf(app)].flatMap(([file, bytes]) =>
    planted.filter((text) => bytes.includes(text)).map((text) => `${text} in ${file}`),
  );
}

/** Once everything that follows from the deletion is done: keys shredded, objects removed, read models moved. */
async function erased(app: TestApp, { userId, workspaceId }: Member): Promise<void> {
  const { vault, objects } = app.running.adapters;
  await eventually(
    'the keys shredded',
    async () => (await vault.keys([`user:${userId}`, `workspace:${workspaceId}`])).size === 0,
  );
  const documents = documentsOf.get(workspaceId) ?? [];
  await eventually(
    'the keys of documents shredded',
    async () => (await vault.keys(documents.map((id) => `document:${id}` as const))).size === 0,
  );
  for (const id of documents) expect(await objects.exists(`originals/${id}`)).toBe(false);
  const views = app.running.app.get(Views);
  await eventually('no view of the account', async () => (await views.get('accounts', userId)) === undefined);
  await eventually('no view of a document', async () => {
    const where = [{ field: 'workspaceId', equals: workspaceId }];
    const counts = await Promise.all(
      ['document-list', 'document-detail', 'accounts'].map((name) => views.count(name, where)),
    );
    return counts.every((count) => count === 0) && (await views.get('usage', workspaceId)) === undefined;
  });
}

function streamsOf(app: TestApp): string[] {
  const db = new DatabaseSync(join(app.folder, 'events.db'), { readOnly: true });
  try {
    return (db.prepare('SELECT DISTINCT stream FROM events').all() as { stream: string }[]).map(({ stream }) => stream);
  } finally {
    db.close();
  }
}

/** A workspace full of things to be found: names, addresses, file names, what was read and what was corrected. */
async function plant(app: TestApp, mark: string): Promise<{ member: Member; email: string; planted: string[] }> {
  const email = `${mark}-mail@example.test`;
  const registration = {
    name: `${mark}-name`,
    email,
    password: PASSWORD,
    workspaceName: `${mark}-workspace`,
    recaptchaToken: 'any',
  };
  const { body } = await app.json('POST', '/api/auth/register', registration);
  const member: Member = { token: body.data.token, userId: body.data.user.id, workspaceId: body.data.workspace.id };
  const planted = [email, registration.name, registration.workspaceName];
  for (let n = 0; n < 12; n++) {
    const [file, value, item, edit] = ['file', 'value', 'item', 'edit'].map((kind) => `${mark}-${kind}-${n}`) as [
      string,
      string,
      string,
      string,
    ];
    const extraction: JsonObject = { merchant_name: value, line_items: [{ description: item }] };
    app.extractor.answer = async () => ({ ...receiptResult, extraction, text: value });
    const { _id } = (
      await app.upload(member.token, Buffer.concat([tinyPng, Buffer.from(`${mark}-bytes-${n}`)]), `${file}.png`)
    ).body.data.document;
    documentsOf.set(member.workspaceId, [...(documentsOf.get(member.workspaceId) ?? []), _id]);
    await app.settled(member.token, _id);
    await app.json(
      'PUT',
      `/api/documents/${_id}`,
      { extraction: { ...extraction, note: edit }, changes: ['Updated note'] },
      member.token,
    );
    planted.push(file, value, item, edit, `${mark}-bytes-${n}`);
  }
  return { member, email, planted };
}

describe('a deleted account', () => {
  it('leaves nothing that can be read in any store or log, and every chain whole', async () => {
    const lines: string[] = [];
    const log = pino(
      { level: 'debug' },
      new Writable({ write: (chunk, _encoding, done) => (lines.push(String(chunk)), done()) }),
    );
    const app = await TestApp.start({}, {}, log);
    try {
      const before = await plant(app, 'bystander');
      const { member, email, planted } = await plant(app, 'planted');
      expect(planted.length).toBeGreaterThan(50);
      expect(found(app, planted).length).toBeGreaterThan(0); // the search finds what is there

      expect((await deleteAccount(app, member.token)).status).toBe(200);
      await erased(app, member);
      expect(found(app, planted)).toEqual([]);

      const streams = streamsOf(app);
      expect(streams.length).toBeGreaterThan(30);
      for (const stream of streams) verifyChain(await app.stream(stream));
      const kept = (await listed(app, before.member.token)).body.data.documents;
      expect(kept).toHaveLength(10);
      expect(found(app, before.planted).length).toBeGreaterThan(0);
      expect((await login(app, email)).status).toBe(401);
      expect(planted.filter((text) => lines.join('').includes(text))).toEqual([]);
    } finally {
      await app.running.stop();
    }
    expect(found(app, ['planted-'])).toEqual([]);
    await app.stop();
  });
});

describe('deleting', () => {
  let app: TestApp;
  beforeAll(async () => {
    app = await TestApp.start();
  });
  afterAll(() => app.stop());

  it('an account ends every session at once and frees the address', async () => {
    const ada = await app.register('ada@example.test');
    await app.upload(ada.token, tinyPng);
    const elsewhere = (await login(app, 'ada@example.test')).body.data.token;
    expect((await deleteAccount(app, ada.token)).body).toEqual({
      success: true,
      data: { message: 'Account deleted successfully' },
    });
    for (const token of [ada.token, elsewhere]) expect((await listed(app, token)).status).toBe(401);
    expect((await login(app, 'ada@example.test')).status).toBe(401);
    const again = await app.register('ada@example.test');
    expect(again.userId).not.toBe(ada.userId);
    expect((await listed(app, again.token)).body.data.documents).toEqual([]);
  });

  it.each([
    [null, 'Current password is required'],
    ['', 'Current password is required'],
    ['wrong horse', 'The current password is not correct.'],
  ])('on the password %j is refused and changes nothing', async (password, message) => {
    const token =
      (await login(app, 'bob@example.test')).body.data?.token ?? (await app.register('bob@example.test')).token;
    for (const attempt of [deleteAccount, cleanUp]) {
      const { status, body } = await attempt(app, token, password);
      expect([status, body.error.message]).toEqual([400, message]);
    }
    expect((await app.json('DELETE', '/api/auth/account', undefined, token)).status).toBe(400);
    expect((await listed(app, token)).status).toBe(200);
  });

  it('everything in a workspace leaves plan, credits and other workspaces alone', async () => {
    const [carol, dora] = [await app.register('carol@example.test'), await app.register('dora@example.test')];
    app.extractor.answer = async () => receiptResult;
    for (const { token } of [carol, carol, dora]) {
      await app.settled(token, (await app.upload(token, tinyPng)).body.data.document._id);
    }
    const usage = async () => (await app.json('GET', '/api/workspaces/usage', undefined, carol.token)).body.data.usage;
    await eventually('both credits used', async () => (await usage()).reservedCredits === 0);
    const before = await usage();
    const { status, body } = await cleanUp(app, carol.token);
    expect([status, body.data.message]).toEqual([
      200,
      'Workspace data cleaned up successfully. Plan and credits remain unchanged.',
    ]);
    expect((await listed(app, carol.token)).body.data).toMatchObject({ documents: [], pagination: { total: 0 } });
    expect((await listed(app, dora.token)).body.data.documents).toHaveLength(1);
    expect(await usage()).toEqual(before);
    expect((await app.upload(carol.token, tinyPng)).status).toBe(201);
    expect((await listed(app, carol.token)).body.data.documents).toHaveLength(1);
  });

  it('everything in a workspace is for its owner', async () => {
    const owner = await app.register('owner@example.test');
    const { token } = await app.join(owner, 'member', PASSWORD);

    const refused = await cleanUp(app, token);
    expect([refused.status, refused.body.error.message]).toEqual([
      403,
      'Only the owner of the workspace can clean it up.',
    ]);
    expect((await deleteAccount(app, token)).status).toBe(200);
    expect((await listed(app, token)).status).toBe(401);
    expect((await listed(app, owner.token)).status).toBe(200);
    expect((await app.stream(`workspace-${owner.workspaceId}`)).map(({ type }) => type)).toEqual(['WorkspaceCreated']);
  });
});

describe('a deletion that a crash cut off', () => {
  it('is finished by what follows from its first fact', async () => {
    const app = await TestApp.start();
    try {
      const { member, email, planted } = await plant(app, 'cut-off');
      await app.decide(member.userId, { type: 'DeleteUser' });
      await erased(app, member);
      expect(found(app, planted)).toEqual([]);
      expect((await app.register(email)).userId).not.toBe(member.userId);
    } finally {
      await app.stop();
    }
  });
});
