/**
 * The real app on embedded stores in a temporary folder, listening on a free port. Only the reader is replaced:
 * ScriptedExtractor answers at once with what the test wants, because API tests are about everything around it.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openAdapters, type Adapters } from '#apps/compose/adapters.js';
import { start, type Running } from '#apps/compose/run.js';
import { hashPassword } from '#contexts/identity/application/passwords.js';
import { Sessions } from '#contexts/identity/application/sessions.js';
import { userDecider, type UserCommand } from '#domain/identity/user.decider.js';
import type { RecordedEvent } from '#kernel/event.js';
import type { InvitedRole } from '#kernel/roles.js';
import { loadConfig } from '#platform/config.js';
import { createLogger, type Logger } from '#platform/logging.js';
import { Extractor, type ExtractionResult } from '#ports/extractor.js';
import { ReadModelProgress } from '#read-side/read-model-progress.js';
import { Decisions } from '#write-side/decisions.js';
import { eventually } from '../eventually.js';

export const receiptResult: ExtractionResult = {
  docType: 'receipt',
  docTypeConfidence: 0.97,
  language: 'en',
  pages: [{ width: 600, height: 900, turn: 180 }],
  extraction: { merchant_name: 'Corner Shop', total_amount: 12.5, line_items: [{ description: 'Tea', amount: 12.5 }] },
  confidence: { merchant_name: 0.9, total_amount: 0.98, 'line_items.0.amount': 0.8 },
  evidence: { total_amount: { page: 0, box: [0.1, 0.2, 0.3, 0.25], source: 'ocr' } },
  text: 'Corner Shop 12.50',
  engine: 'scripted',
  processingTime: 5,
};

export class ScriptedExtractor extends Extractor {
  answer: () => Promise<ExtractionResult> = async () => receiptResult;

  override extract(): Promise<ExtractionResult> {
    return this.answer();
  }
  override async close(): Promise<void> {}
}

export interface Member {
  readonly token: string;
  readonly userId: string;
  readonly workspaceId: string;
}

export class TestApp {
  private constructor(
    readonly running: Running,
    readonly extractor: ScriptedExtractor,
    readonly folder: string,
  ) {}

  /** @param instead adapters a test brings itself: a fixed clock, a listening mailer */
  static async start(
    env: Record<string, string> = {},
    instead: Partial<Adapters> = {},
    logger: Logger = createLogger('silent'),
  ): Promise<TestApp> {
    const folder = mkdtempSync(join(tmpdir(), 'recto-api-'));
    const extractor = new ScriptedExtractor();
    const config = loadConfig(
      { DATA_DIR: folder, PORT: '0', BOT_CHECK: 'off', WORKER_CONCURRENCY: '2', LOG_LEVEL: 'silent', ...env },
      ['api', 'projector', 'worker'],
      1,
    );
    const running = await start(config, logger, async (c) => {
      const real = await openAdapters(c, logger); // the reader in it starts nothing before it is warmed
      return { ...real, extractor, ...instead };
    });
    return new TestApp(running, extractor, folder);
  }

  async stop(): Promise<void> {
    await this.running.stop();
    rmSync(this.folder, { recursive: true, force: true });
  }

  fetch(path: string, init: RequestInit & { token?: string } = {}): Promise<Response> {
    const headers = new Headers(init.headers);
    if (init.token) headers.set('authorization', `Bearer ${init.token}`);
    return fetch(`${this.running.url}${path}`, { ...init, headers });
  }

  async json(method: string, path: string, body?: unknown, token?: string, headers: Record<string, string> = {}) {
    const response = await this.fetch(path, {
      method,
      token,
      headers: { ...(body !== undefined && { 'content-type': 'application/json' }), ...headers },
      body: body === undefined ? undefined : typeof body === 'string' ? body : JSON.stringify(body),
    });
    return { status: response.status, headers: response.headers, body: (await response.json()) as Answer };
  }

  async register(email: string, workspaceName = 'Ada Ltd'): Promise<Member> {
    const { body } = await this.json('POST', '/api/auth/register', {
      name: 'Ada Example',
      email,
      password: 'correct horse',
      workspaceName,
      recaptchaToken: 'any',
    });
    return { token: body.data.token, userId: body.data.user.id, workspaceId: body.data.workspace.id };
  }

  /** Somebody else in the workspace, put there without an invitation. */
  async join({ workspaceId }: Member, role: InvitedRole, password = 'correct horse'): Promise<Member> {
    const userId = this.running.adapters.ids.fresh();
    const account = { userId, workspaceId, role, name: 'Mel', email: `${userId}@example.test` };
    await this.decide(userId, { type: 'RegisterUser', ...account, passwordHash: await hashPassword(password) });
    return { token: this.running.app.get(Sessions).issue({ userId, workspaceId, epoch: 0 }), userId, workspaceId };
  }

  /** Something that happens to an account; returns once whoever asks with a token is judged by it. */
  async decide(userId: string, command: UserCommand): Promise<void> {
    const { app } = this.running;
    const cause = { actor: { kind: 'system', id: 'test' } as const, correlationId: 'c', causationId: 'c' };
    const { position } = await app.get(Decisions).run(userDecider, userId, command, cause);
    expect(await app.get(ReadModelProgress).waitFor(['accounts'], position, 100_000)).toBe(true);
  }

  async upload(token: string, bytes: Uint8Array, filename = 'receipt.png', fields: Record<string, string> = {}) {
    const form = new FormData();
    form.set('file', new Blob([new Uint8Array(bytes)]), filename);
    for (const [name, value] of Object.entries(fields)) form.set(name, value);
    const response = await this.fetch('/api/documents/upload', { method: 'POST', token, body: form });
    return { status: response.status, headers: response.headers, body: (await response.json()) as Answer };
  }

  /** The document once it is read, well or not. */
  async settled(token: string, id: string): Promise<Answer['data']> {
    return eventually(`document ${id} read`, async () => {
      const { body } = await this.json('GET', `/api/documents/${id}`, undefined, token);
      return ['completed', 'failed'].includes(body.data?.document.status) && body.data.document;
    });
  }

  /** A stream as the store keeps it. */
  stream(name: string): Promise<RecordedEvent[]> {
    return this.running.adapters.events.read(name);
  }
}

/** Answers are looked into freely: what matters is asserted by each test. */
export type Answer = ReturnType<typeof JSON.parse>;

/** The smallest PNG there is: one pixel. */
export const tinyPng = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==',
  'base64',
);
