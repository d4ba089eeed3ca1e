/**
 * What a suite in the browser stands on: the built app as a process, and Chromium. Both are shared with the other
 * suites of the run, where each has accounts of its own; a suite that needs other settings, or stops the server, has a
 * server to itself. The suite is skipped by name where there is no Chromium.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Browser, BrowserContextOptions } from 'playwright-core';
import { ServerProcess } from '../../tests/e2e/server-process.js';
import { describeWithBrowser, sharedBrowser } from './browser.js';
import { visit, type Visit } from './visit.js';

export class Stage {
  #own?: OwnServer;
  #browser!: Browser;

  get url(): string {
    return this.#own?.url ?? (process.env['RECTO_TEST_RECTO_URL'] as string);
  }

  /** What the server writes, its outbox among it. */
  get dataFolder(): string {
    return this.#own?.dataFolder ?? (process.env['RECTO_TEST_RECTO_DATA'] as string);
  }

  /** To stop it and start it again. @throws Error when the suite shares its server */
  get server(): OwnServer {
    if (!this.#own) throw new Error('This server is not for this suite alone.');
    return this.#own;
  }

  /** @param own settings of a server for this suite alone */
  async up(own?: Record<string, string>): Promise<void> {
    if (own) await (this.#own = new OwnServer(own)).start();
    this.#browser = await sharedBrowser();
  }

  visit(options: BrowserContextOptions = {}): Promise<Visit> {
    return visit(this.#browser, this.url, options);
  }

  async down(): Promise<void> {
    await this.#browser?.close();
    await this.#own?.remove();
  }
}

class OwnServer {
  readonly #folder = mkdtempSync(join(tmpdir(), 'recto-web-'));
  readonly dataFolder = join(this.#folder, 'data');
  #env: Record<string, string>;
  #recto?: ServerProcess;

  constructor(env: Record<string, string>) {
    this.#env = { DATA_DIR: this.dataFolder, WORKER_CONCURRENCY: '1', ...env };
  }

  get url(): string {
    return this.#recto?.url ?? '';
  }

  /** What it said since it was started. */
  output(): string {
    return this.#recto?.output() ?? '';
  }

  /** On the same data as before, and at the same address. */
  async start(): Promise<void> {
    this.#recto = await ServerProcess.start('standalone', this.#env);
    this.#env = { ...this.#env, PORT: new URL(this.url).port };
  }

  async stop(): Promise<void> {
    await this.#recto?.stop();
  }

  async remove(): Promise<void> {
    await this.stop();
    rmSync(this.#folder, { recursive: true, force: true });
  }
}

/** On the server and in the Chromium that the suites of a run share. */
export function describeOnStage(suite: string, define: (stage: Stage) => void): void {
  describeOn(suite, define);
}

/** On a server for this suite alone, with these settings. */
export function describeOnOwnStage(
  suite: string,
  define: (stage: Stage) => void,
  env: Record<string, string> = {},
): void {
  describeOn(suite, define, env);
}

function describeOn(suite: string, define: (stage: Stage) => void, own?: Record<string, string>): void {
  describeWithBrowser(suite, () => {
    const stage = new Stage();
    beforeAll(() => stage.up(own));
    define(stage);
    // Behind what the suite itself puts away.
    afterAll(() => stage.down());
  });
}
