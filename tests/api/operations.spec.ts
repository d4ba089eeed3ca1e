import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { lockDataDir } from '#adapters/embedded/data-dir-lock.js';
import { ConfigError } from '#platform/config-error.js';
import { loadConfig } from '#platform/config.js';
import { ownSecrets } from '../own-secrets.js';
import { TestApp } from './app.js';

describe('health', () => {
  let app: TestApp;
  beforeAll(async () => {
    app = await TestApp.start();
  });
  afterAll(() => app.stop());

  it('is live and ready, store by store and read model by read model', async () => {
    expect((await app.json('GET', '/api/health/live')).status).toBe(200);
    const { status, body } = await app.json('GET', '/api/health/ready');
    expect(status).toBe(200);
    expect(body.data.stores).toEqual({
      eventStore: 'ok',
      readModels: 'ok',
      queue: 'ok',
      objects: 'ok',
      keyVault: 'ok',
    });
    expect(body.data.readModels.map(({ name }: { name: string }) => name)).toContain('document-list');
    expect(body.data.log).toEqual({ state: 'unsigned' });
  });

  it('sends a policy that runs no inline script and no stranger', async () => {
    const policy = (await app.fetch('/api/health/live')).headers.get('content-security-policy')!;
    expect(policy).toContain("script-src 'self'");
    expect(policy).not.toContain('unsafe');
  });

  it('refuses a second server on the same data', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'recto-lock-'));
    const unlock = lockDataDir(folder);
    expect(() => lockDataDir(folder)).toThrow('Another Recto server is using');
    unlock();
    lockDataDir(folder)();
  });
});

describe('configuration', () => {
  const faultsOf = (env: Record<string, string>, ...roles: ('api' | 'projector' | 'worker')[]) => {
    try {
      loadConfig(env, roles, 2);
      return '';
    } catch (error) {
      expect(error).toBeInstanceOf(ConfigError);
      return (error as Error).message;
    }
  };

  it('names every fault in one message', () => {
    const message = faultsOf(
      { PORT: 'many', EVENT_STORE_URL: 'postgres://x', MASTER_KEY: 'short' },
      'api',
      'projector',
      'worker',
    );
    for (const name of ['PORT', 'EVENT_STORE_URL', 'MASTER_KEY']) expect(message).toContain(name);
  });

  it.each([
    ['0'.repeat(64), 'x'.repeat(40)],
    ['0f'.repeat(32), 'ab'.repeat(16)],
    ['deadbeef'.repeat(8), 'secret'.repeat(8)],
  ])('refuses secrets that are no secrets: %s, %s', (MASTER_KEY, JWT_SECRET) => {
    const message = faultsOf({ MASTER_KEY, JWT_SECRET }, 'api', 'projector', 'worker');
    expect(message).toContain('MASTER_KEY: must be random, and repeats a few bytes: `openssl rand -hex 32` makes one');
    expect(message).toContain(
      'JWT_SECRET: must be random, and repeats a few characters: `openssl rand -hex 32` makes one',
    );
  });

  it('refuses a separate worker on embedded stores', () => {
    const message = faultsOf(ownSecrets(), 'worker');
    for (const name of ['EVENT_STORE_URL', 'READ_MODEL_URL', 'QUEUE_URL', 'OBJECT_STORE_URL', 'KEY_VAULT_URL'])
      expect(message).toContain(name);
  });

  it('wants secrets and a bot check as soon as a store is elsewhere', () => {
    const message = faultsOf({ QUEUE_URL: 'nats://127.0.0.1:4222', BOT_CHECK: 'off' }, 'api', 'projector', 'worker');
    for (const name of ['MASTER_KEY', 'JWT_SECRET', 'BOT_CHECK']) expect(message).toContain(name);
  });

  it('knows which readers of pictures there are', () => {
    const env = ownSecrets();
    const enginesOf = (value: string) =>
      loadConfig({ ...env, OCR_ENGINES: value }, ['api', 'projector', 'worker'], 2).ocrEngines;
    expect(enginesOf('')).toEqual(['ppocr', 'tesseract']);
    expect(enginesOf('tesseract')).toEqual(['tesseract']);
    expect(enginesOf(' tesseract, ppocr ')).toEqual(['tesseract', 'ppocr']);
    expect(() => enginesOf('tesseract,abbyy')).toThrow('OCR_ENGINES');
    expect(() => enginesOf(',')).toThrow('OCR_ENGINES');
  });

  it('makes no new keys for data that only the old ones can open', async () => {
    const { mkdtempSync, rmSync, writeFileSync } = await import('node:fs');
    const { tmpdir } = await import('node:os');
    const { join } = await import('node:path');
    const folder = mkdtempSync(join(tmpdir(), 'recto-config-'));
    const faults = () => faultsOf({ DATA_DIR: folder }, 'api', 'projector', 'worker');
    expect(faults()).toBe('');
    writeFileSync(join(folder, 'keys.db'), '');
    expect(faults()).toBe('');
    rmSync(join(folder, 'secrets.json'));
    expect(faults()).toContain('put it back from a backup');
    rmSync(folder, { recursive: true });
  });
});
