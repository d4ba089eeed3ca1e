import { readFileSync } from 'node:fs';
import { loadConfig, ConfigError } from '#platform/config.js';
import { TestApp } from './app.js';

describe('health, metrics and the API description', () => {
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

  it('counts requests and jobs in Prometheus format', async () => {
    const text = await (await app.fetch('/metrics')).text();
    expect(text).toContain('recto_http_request_seconds_bucket');
    expect(text).toContain('recto_queue_jobs{state="ready"} 0');
    expect(text).toContain('recto_log_broken 0');
    expect(text).toMatch(/recto_reactor_state\{reactor="erase-documents",state="(running|waiting)"\} 1/);
  });

  it('serves every metric that the dashboard and the alert rules ask for', async () => {
    const served = await (await app.fetch('/metrics')).text();
    const names = new Set<string>();
    for (const file of ['deploy/prometheus-alerts.yml', 'deploy/grafana-dashboard.json']) {
      for (const [name] of readFileSync(file, 'utf8').matchAll(/\b(recto|nodejs|process)_[a-z0-9_]+\b/g))
        names.add(name);
    }
    expect(names.size).toBeGreaterThan(8);
    // A log that was not signed yet has no age.
    const declared = (name: string) => served.includes(`# TYPE ${name.replace(/_(bucket|count|sum)$/, '')} `);
    expect([...names].filter((name) => !declared(name))).toEqual([]);
  });

  it('describes every path it serves under /api', async () => {
    const { body: openapi } = await app.json('GET', '/api/openapi.json');
    expect(openapi.openapi).toBe('3.1.0');
    expect(Object.keys(openapi.paths)).toEqual(
      expect.arrayContaining(['/auth/login', '/documents', '/documents/{id}', '/documents/upload']),
    );
  });

  it('sends a policy that runs no inline script and no stranger', async () => {
    const policy = (await app.fetch('/api/health/live')).headers.get('content-security-policy')!;
    expect(policy).toContain("script-src 'self'");
    expect(policy).not.toContain('unsafe');
  });

  it('refuses a second server on the same data', async () => {
    const { lockDataDir } = await import('#adapters/embedded/data-dir-lock.js');
    const { mkdtempSync } = await import('node:fs');
    const { tmpdir } = await import('node:os');
    const { join } = await import('node:path');
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

  it('refuses a separate worker on embedded stores', () => {
    const message = faultsOf({ MASTER_KEY: '0'.repeat(64), JWT_SECRET: 'x'.repeat(32) }, 'worker');
    for (const name of ['EVENT_STORE_URL', 'READ_MODEL_URL', 'QUEUE_URL', 'OBJECT_STORE_URL', 'KEY_VAULT_URL'])
      expect(message).toContain(name);
  });

  it('wants secrets and a bot check as soon as a store is elsewhere', () => {
    const message = faultsOf({ QUEUE_URL: 'nats://127.0.0.1:4222', BOT_CHECK: 'off' }, 'api', 'projector', 'worker');
    for (const name of ['MASTER_KEY', 'JWT_SECRET', 'BOT_CHECK']) expect(message).toContain(name);
  });

  it('knows which readers of pictures there are', () => {
    const env = { MASTER_KEY: '0'.repeat(64), JWT_SECRET: 'x'.repeat(32) };
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
