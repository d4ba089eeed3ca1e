/** A sandbox key against a server with the built client, which has the samples. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { NewApiKey } from '#contracts/api-keys.js';
import type { DocumentList, UploadAnswer } from '#contracts/documents.js';
import type { WebhookList } from '#contracts/webhooks.js';
import type { UsageAnswer } from '#contracts/workspaces.js';
import { SAMPLES } from '#kernel/samples.js';
import { webFolder } from '../../apps/compose/web-folder.js';
import { TestApp, tinyPng, type Member } from '../api/app.js';
import { eventually } from '../eventually.js';

/** Whichever was asked for. */
type Data = NewApiKey & DocumentList & UploadAnswer & UsageAnswer & WebhookList;
interface Said {
  readonly status: number;
  readonly body: { readonly data: Data; readonly error: { readonly code: string; readonly message: string } };
}

describe('a sandbox key', () => {
  let app: TestApp;
  let ada: Member;
  let test: string;
  let live: string;
  let real: string;
  beforeAll(async () => {
    app = await TestApp.start();
    ada = await app.register('ada@example.test');
    test = await keyOf('Trying', true);
    live = await keyOf('Real', false);
    real = (await upload(ada.token, tinyPng)).body.data.document._id;
    await app.settled(ada.token, real);
  });
  afterAll(() => app.stop());

  const scopes = ['documents:read', 'documents:write', 'export', 'usage', 'webhooks'];
  const keyOf = async (name: string, sandbox: boolean): Promise<string> => {
    const { body } = await ask('POST', '/api/workspaces/api-keys', ada.token, { name, scopes, sandbox });
    expect(body.data.apiKey.sandbox).toBe(sandbox);
    return body.data.secret;
  };
  const sample = (name: string) => readFileSync(join(webFolder()!, 'samples', `${name}.png`));
  const ask = (method: string, path: string, token: string, body?: unknown): Promise<Said> =>
    app.json(method, path, body, token);
  const upload = (token: string, bytes: Buffer, name?: string): Promise<Said> => app.upload(token, bytes, name);
  const listed = async (token: string) =>
    (await ask('GET', '/api/documents', token)).body.data.documents.map(({ _id }) => _id);
  const used = async (token: string) => (await ask('GET', '/api/workspaces/usage', token)).body.data.usage.usedCredits;

  it('is told from others by its beginning', () => {
    expect(test).toMatch(/^recto_test_/);
    expect(live).toMatch(/^recto_live_/);
  });

  it('reads the six samples, for nothing, beside the documents of the workspace', async () => {
    await eventually('the credit of the real document', async () => (await used(ada.token)) === 1);
    const ids: string[] = [];
    for (const name of SAMPLES) {
      const { status, body } = await upload(test, sample(name), `${name}.png`);
      expect([name, status]).toEqual([name, 201]);
      ids.push(body.data.document._id);
      await app.settled(test, ids.at(-1)!);
    }
    expect(await listed(test)).toEqual(ids.toReversed());
    for (const token of [ada.token, live]) expect(await listed(token)).toEqual([real]);
    for (const token of [ada.token, live])
      expect((await ask('GET', `/api/documents/${ids[0]}`, token)).body.error.code).toBe('document_not_found');
    expect((await ask('GET', `/api/documents/${real}`, test)).body.error.code).toBe('document_not_found');
    expect(await used(ada.token)).toBe(1);
  });

  it('refuses every other file by name, and keeps nothing of it', async () => {
    const before = await listed(test);
    const { status, body } = await upload(test, tinyPng);
    expect([status, body.error.code]).toEqual([422, 'sandbox_samples_only']);
    expect(body.error.message).toContain('/samples: receipt.png');
    const content = tinyPng.toString('base64');
    expect((await ask('POST', '/api/documents', test, { content })).body.error.code).toBe('sandbox_samples_only');
    expect(await listed(test)).toEqual(before);
    expect((await upload(live, sample('receipt'))).status).toBe(201);
  });

  it('sees and touches no webhook of the workspace', async () => {
    const hook = { url: 'https://hooks.invalid', events: ['document.completed'] };
    await ask('POST', '/api/webhooks', ada.token, hook);
    expect((await ask('GET', '/api/webhooks', test)).body.data.webhooks).toEqual([]);
    expect((await ask('GET', '/api/webhooks', live)).body.data.webhooks).toHaveLength(1);
  });

  it('and what it made go when the workspace is cleaned up', async () => {
    expect((await listed(test)).length).toBeGreaterThan(0);
    expect((await ask('DELETE', '/api/workspaces/cleanup', ada.token)).status).toBe(200);
    await eventually('the sandbox to be empty', async () => (await listed(test)).length === 0);
  });
});
