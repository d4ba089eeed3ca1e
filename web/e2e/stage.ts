/**
 * What a suite in the browser stands on: the built app as a process with a data folder of its own, and Chromium. Both
 * are there before the first test and gone after the last. The suite is skipped by name where there is no Chromium.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Browser, BrowserContextOptions } from 'playwright-core';
import { ServerProcess } from '../../tests/e2e/server-process.js';
import { describeWithBrowser, launchBrowser } from './browser.js';
import { visit, type Visit } from './visit.js';

const SET_UP = 120_000;

export class Stage {
  #folder = '';
  #env: Record<string, string> = {};
  #recto!: ServerProcess;
  #browser!: Browser;

  get url(): string {
    return this.#recto.url;
  }

  /** What the server writes, its outbox among it. */
  get dataFolder(): string {
    return join(this.#folder, 'data');
  }

  async up(env: Record<string, string>): Promise<void> {
    this.#folder = mkdtempSync(join(tmpdir(), 'recto-web-'));
    this.#env = { DATA_DIR: this.dataFolder, WORKER_CONCURRENCY: '1', ...env };
    await this.startServer();
    this.#env['PORT'] = new URL(this.url).port;
    this.#browser = await launchBrowser();
  }

  /** On the same data as before, and at the same address. */
  async startServer(): Promise<void> {
    this.#recto = await ServerProcess.start('standalone', this.#env);
  }

  async stopServer(): Promise<void> {
    await this.#recto?.stop();
  }

  visit(options: BrowserContextOptions = {}): Promise<Visit> {
    return visit(this.#browser, this.url, options);
  }

  async down(): Promise<void> {
    await this.#browser?.close();
    await this.stopServer();
    rmSync(this.#folder, { recursive: true, force: true });
  }
}

export function describeOnStage(suite: string, define: (stage: Stage) => void, env: Record<string, string> = {}): void {
  describeWithBrowser(suite, () => {
    const stage = new Stage();
    beforeAll(() => stage.up(env), SET_UP);
    define(stage);
    // Behind what the suite itself puts away.
    afterAll(() => stage.down(), SET_UP);
  });
}
