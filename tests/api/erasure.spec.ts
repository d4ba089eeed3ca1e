/**
 * Deleting an account and cleaning up a workspace: who may, what follows, and that nothing of it can be read any more,
 * anywhere.
 */
import { Writable } from 'node:stream';
import pino from 'pino';
import { verifyAll } from '#apps/cli/verify.js';
import { templateDecider } from '#domain/export/template.js';
import { workspaceDecider } from '#domain/workspaces/workspace.js';
import { loadConfig } from '#platform/config.js';
import { Sessions } from '#contexts/identity/application/sessions.js';
import { Views } from '#read-side/views.js';
import { Decisions } from '#write-side/decisions.js';
import { agedToken } from '../aged-token.js';
import { countedId } from '../counting-ids.js';
import { eventually } from '../eventually.js';
import { receiptResult, TestApp, tinyPng } from './app.js';
import { found, nothingLeft, PASSWORD, plant, wrappedKeys, type PlantedWorkspace } from './planting.js';

const deleteAccount = (app: TestApp, token: string) => app.json('DELETE', '/api/auth/account', undefined, token);
const cleanUp = (app: TestApp, token: string) => app.json('DELETE', '/api/workspaces/cleanup', undefined, token);
const login = (app: TestApp, email: string) =>
  app.json('POST', '/api/auth/login', { email, password: PASSWORD, recaptchaToken: 'any' });
const listed = (app: TestApp, token: string) => app.json('GET', '/api/documents', undefined, token);

/** Once everything that follows from the deletion is done: keys shredded, objects removed, read models moved. */
async function erased(app: TestApp, { member, documents }: PlantedWorkspace): Promise<void> {
  const { userId, workspaceId } = member;
  const { vault, objects } = app.running.adapters;
  await eventually(
    'the keys shredded',
    async () => (await vault.keys([`user:${userId}`, `workspace:${workspaceId}`])).size === 0,
  );
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

describe('a deleted account', () => {
  it('leaves nothing that can be read in any store or log, and every chain whole', async () => {
    const lines: string[] = [];
    const log = pino(
      { level: 'debug' },
      new Writable({ write: (chunk, _encoding, done) => (lines.push(String(chunk)), done()) }),
    );
    const app = await TestApp.start({}, {}, log);
    try {
      const before = await plant(app, 'bystander', 3);
      const workspace = await plant(app, 'planted', 12);
      const { member, email, planted, documents } = workspace;
      const keys = wrappedKeys(app.folder, member.userId, member.workspaceId, ...documents);
      expect(planted.length).toBeGreaterThan(60);
      expect(keys).toHaveLength(14);
      // The search finds what is there.
      expect(found(app.folder, planted).length).toBeGreaterThan(0);
      expect(found(app.folder, keys)).toHaveLength(14);

      expect((await deleteAccount(app, member.token)).status).toBe(200);
      await erased(app, workspace);
      await nothingLeft(app.folder, [...planted, ...keys]);

      const config = loadConfig({ DATA_DIR: app.folder }, ['api', 'projector', 'worker'], 1);
      const { faults, documents: living } = await verifyAll(config, AbortSignal.timeout(100_000));
      expect([faults, living]).toEqual([[], 3]);
      const kept = (await listed(app, before.member.token)).body.data.documents;
      expect(kept).toHaveLength(3);
      expect(found(app.folder, before.planted).length).toBeGreaterThan(0);
      expect((await login(app, email)).status).toBe(401);
      expect(planted.filter((text) => lines.join('').includes(text))).toEqual([]);
    } finally {
      await app.running.stop();
    }
    expect(found(app.folder, ['planted-'])).toEqual([]);
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

  it('wants the password again when it was given more than fifteen minutes ago, and changes nothing before', async () => {
    const { token } = await app.register('bob@example.test');
    const old = agedToken(token, app.running.app.get(Sessions).secret);
    const confirmed = async (asked: string) =>
      (await app.json('GET', '/api/auth/account', undefined, asked)).body.data.confirmed;
    expect([await confirmed(token), await confirmed(old)]).toEqual([true, false]);
    for (const attempt of [deleteAccount, cleanUp]) {
      const { status, body } = await attempt(app, old);
      expect([status, body.error.code]).toEqual([403, 'confirm_password']);
    }
    expect((await listed(app, old)).status).toBe(200);

    const confirm = (currentPassword: unknown) => app.json('POST', '/api/auth/confirm', { currentPassword }, old);
    for (const [password, message] of [
      [null, 'Current password is required'],
      ['', 'Current password is required'],
      ['wrong horse', 'The current password is not correct.'],
    ] as const) {
      const { status, body } = await confirm(password);
      expect([status, body.error.message]).toEqual([400, message]);
    }
    const fresh = (await confirm(PASSWORD)).body.data.token as string;
    expect(await confirmed(fresh)).toBe(true);
    expect((await cleanUp(app, fresh)).status).toBe(200);
    expect((await deleteAccount(app, fresh)).status).toBe(200);
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

  it('a workspace takes a template along that was saved in this very moment', async () => {
    const { workspaceId } = await app.register('erin@example.test');
    const decisions = app.running.app.get(Decisions);
    const cause = { actor: { kind: 'system', id: 'test' } as const, correlationId: 'c', causationId: 'c' };
    const { vault } = app.running.adapters;
    const shred = vault.shred.bind(vault);
    const template = {
      templateId: countedId(1),
      workspaceId,
      name: 'late-name',
      configuration: { label: 'late-label' },
    };
    // Everything is looked through and deleted by then, and the key is there yet.
    const saved = new Promise<void>((resolve, reject) => {
      vault.shred = async (subject) => {
        if (subject === `workspace:${workspaceId}`)
          await decisions
            .run(templateDecider, template.templateId, { type: 'CreateTemplate', ...template }, cause)
            .then(() => resolve(), reject);
        await shred(subject);
      };
    });
    await decisions.run(workspaceDecider, workspaceId, { type: 'DeleteWorkspace', workspaceId }, cause);
    await saved;
    vault.shred = shred;
    const history = () => app.stream(`template-${template.templateId}`);
    await eventually('the template deleted', async () => (await history()).at(-1)?.type === 'TemplateDeleted');
    await nothingLeft(app.folder, ['late-name', 'late-label']);
  });

  it('everything in a workspace is for its owners', async () => {
    const owner = await app.register('owner@example.test');
    const { token } = await app.join(owner, 'member', PASSWORD);

    const refused = await cleanUp(app, token);
    expect([refused.status, refused.body.error.message]).toEqual([
      403,
      'Only an owner of the workspace can delete all documents at once.',
    ]);
    expect((await deleteAccount(app, token)).status).toBe(200);
    expect((await listed(app, token)).status).toBe(401);
    expect((await listed(app, owner.token)).status).toBe(200);
    expect((await app.stream(`workspace-${owner.workspaceId}`)).map(({ type }) => type)).toEqual([
      'WorkspaceCreated',
      'MemberLeft',
    ]);
  });
});
