/** The operator's page: closed unless it is set, open to its token alone, and nothing of members in it. */
import { randomBytes } from 'node:crypto';
import { OperatorStatus } from '#contracts/operator.js';
import { positionNumber } from '#kernel/position.js';
import { giveOrders } from '#read-side/orders.js';
import { ReadModelProgress } from '#read-side/read-model-progress.js';
import { TestApp } from './app.js';
import { plant } from './planting.js';

const token = randomBytes(32).toString('hex');
const shown = (app: TestApp, sent?: string) => app.json('GET', '/api/operator', undefined, sent);

it('is not there where no token is set', async () => {
  const app = await TestApp.start();
  try {
    for (const sent of [undefined, token]) expect((await shown(app, sent)).status).toBe(404);
  } finally {
    await app.stop();
  }
});

describe('the operator’s page', () => {
  let app: TestApp;
  beforeAll(async () => {
    app = await TestApp.start({ OPERATOR_TOKEN: token });
  });
  afterAll(() => app.stop());

  it('opens to its token, and to no member and no guess', async () => {
    const owner = await app.register('ada@example.test');
    for (const sent of [undefined, owner.token, `${token.slice(0, -1)}x`, token.toUpperCase()])
      expect((await shown(app, sent)).body.error).toMatchObject({ code: 'wrong_operator_token' });
    expect((await shown(app, token)).status).toBe(200);
    // Nor does the token open anything else.
    expect((await app.json('GET', '/api/documents', undefined, token)).status).toBe(401);
  });

  it('says how the installation stands, and nothing of whom it is for', async () => {
    const { member, documents, planted } = await plant(app, 'planted', 3);
    const { events } = app.running.adapters;
    const head = await events.head();
    await app.running.app.get(ReadModelProgress).waitFor(['kept-documents'], head, 100_000);
    const { body } = await shown(app, token);
    const status = OperatorStatus.parse(body.data);
    expect(status).toMatchObject({
      release: expect.stringMatching(/^\d+\.\d+\.\d+/),
      node: process.version,
      process: { roles: ['api', 'projector', 'worker'], places: 2 },
      health: { stores: { eventStore: 'ok', readModels: 'ok', queue: 'ok', objects: 'ok', keyVault: 'ok' } },
      queue: { ready: 0, working: 0, delayed: 0, dead: 0 },
      sizes: { documents: 3 },
    });
    expect(Number(status.log!.head)).toBeGreaterThanOrEqual(Number(positionNumber(head)));
    expect(status.sizes!.disk!.totalBytes).toBeGreaterThan(status.sizes!.disk!.freeBytes);
    expect(status.sizes!.files.map(({ name }) => name)).toEqual(expect.arrayContaining(['events.db', 'keys.db']));
    expect(status.readModels!.map(({ name }) => name)).toContain('kept-documents');
    const said = JSON.stringify(body);
    const names = [...planted, ...documents, member.userId, member.workspaceId, 'example.test'];
    expect(names.filter((text) => said.includes(text))).toEqual([]);
  });

  it('names what stands still, and who ordered it why', async () => {
    const ordered = { pausedBecause: 'a disk is moved' };
    await giveOrders(app.running.adapters.models, 'usage', ordered, new Date().toISOString());
    const { readModels } = OperatorStatus.parse((await shown(app, token)).body.data);
    expect(readModels!.find(({ name }) => name === 'usage')).toMatchObject({
      ...{ state: 'paused', pausedBecause: 'a disk is moved', pausedAt: null },
    });
  });
});
