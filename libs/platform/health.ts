/**
 * Health: live = the process answers; ready = it is to be given work: it is not about to end, every store answers, live changes are
 * followed where it serves them, and where it runs projections every read model and reactor moves and the log is what was signed. A
 * process that runs no projections tells of those and stays ready: one read model that stands still must not take every API process away.
 */
import { Controller, Get, HttpCode, Res } from '@nestjs/common';
import type { Response } from 'express';
import { LogWatch } from '#contexts/audit/application/log-watch.js';
import { positionNumber } from '#kernel/position.js';
import { Clock } from '#ports/clock.js';
import { EventStore } from '#ports/event-store.js';
import { KeyVault } from '#ports/key-vault.js';
import { ObjectStore } from '#ports/object-store.js';
import { ReadModelStore } from '#ports/read-model-store.js';
import { WorkQueue } from '#ports/work-queue.js';
import { ChangeFeed } from '#read-side/change-feed.js';
import { readPause } from '#read-side/runner-status.js';
import { Public } from './auth.js';
import type { Role } from './config.js';
import { Draining } from './draining.js';
import { Runners } from './runners.js';

const STORE_ANSWERS_WITHIN_MS = 2_000;
/** A read model behind the head that has not moved for this long is stuck. */
const STUCK_AFTER_MS = 60_000;
const TELL_AGAIN_MS = 5_000;

interface ReadModelHealth {
  readonly name: string;
  readonly state: 'ok' | 'paused' | 'failing' | 'stuck';
  readonly collection?: string;
  /** Positions between its checkpoint and the head; events it does not handle count too. */
  readonly lag?: number;
  readonly movedAt?: string;
  readonly reason?: string;
}

/** What this process answers for. */
export class HealthScope {
  readonly servesLive: boolean;
  readonly projects: boolean;

  constructor(roles: readonly Role[]) {
    this.servesLive = roles.includes('api');
    this.projects = roles.includes('projector');
  }
}

@Public()
@Controller('health')
export class HealthController {
  #asked: Promise<ReadModelHealth[]> | undefined;

  constructor(
    private readonly events: EventStore,
    private readonly models: ReadModelStore,
    private readonly queue: WorkQueue,
    private readonly objects: ObjectStore,
    private readonly vault: KeyVault,
    private readonly runners: Runners,
    private readonly clock: Clock,
    private readonly log: LogWatch,
    private readonly feed: ChangeFeed,
    private readonly draining: Draining,
    private readonly scope: HealthScope,
  ) {}

  @Get('live')
  @HttpCode(200)
  live() {
    return { success: true, data: { status: 'live' } };
  }

  @Get('ready')
  async ready(@Res({ passthrough: true }) response: Response) {
    const [stores, readModels, log] = await Promise.all([
      this.#stores(),
      this.#readModelsOnce().catch(() => undefined),
      this.log.state().catch(() => ({ state: 'unknown' as const })),
    ]);
    const reactors = this.runners.reactors.map((runner) => runner.state());
    const moving =
      readModels?.every((readModel) => readModel.state === 'ok') === true &&
      log.state !== 'broken' &&
      reactors.every(({ state }) => state !== 'failing' && state !== 'paused');
    const ok =
      !this.draining.begun &&
      Object.values(stores).every((state) => state === 'ok') &&
      (moving || !this.scope.projects) &&
      (this.feed.position() !== undefined || !this.scope.servesLive);
    const status = this.draining.begun ? 'draining' : ok ? 'ready' : 'not ready';
    response.status(ok ? 200 : 503);
    return { success: ok, data: { status, stores, readModels: readModels ?? [], reactors, log } };
  }

  async #stores(): Promise<Record<string, string>> {
    const pings = Object.entries({
      eventStore: () => this.events.ping(),
      readModels: () => this.models.ping(),
      queue: () => this.queue.ping(),
      objects: () => this.objects.ping(),
      keyVault: () => this.vault.ping(),
    });
    return Object.fromEntries(
      await Promise.all(
        pings.map(async ([name, ping]) => [name, await within(STORE_ANSWERS_WITHIN_MS, ping())] as const),
      ),
    );
  }

  /**
   * Whoever spreads requests asks often, and the answer costs three questions per read model: those who ask at once share one, and where
   * nothing depends on it here, it may be a little old.
   */
  #readModelsOnce(): Promise<ReadModelHealth[]> {
    if (this.#asked) return this.#asked;
    const asked = this.#readModels();
    this.#asked = asked;
    const forget = () => {
      if (this.#asked === asked) this.#asked = undefined;
    };
    asked.then(() => {
      if (this.scope.projects) forget();
      else setTimeout(forget, TELL_AGAIN_MS).unref();
    }, forget);
    return asked;
  }

  async #readModels(): Promise<ReadModelHealth[]> {
    const head = await this.events.head();
    return Promise.all(
      this.runners.projections.map(async (projection) => {
        const collection = await this.models.active(projection.name);
        const checkpoint = collection ? await this.models.checkpoint(collection) : undefined;
        const pause = await readPause(this.models, projection.name, checkpoint);
        const runner = this.runners.stateOf(projection.name);
        const behind = runner ? !runner.caughtUp : false;
        const still = this.clock.now().getTime() - Date.parse(runner?.movedAt ?? this.clock.iso());
        const state =
          pause || runner?.state === 'paused'
            ? 'paused'
            : runner?.state === 'failing'
              ? 'failing'
              : behind && still > STUCK_AFTER_MS
                ? 'stuck'
                : 'ok';
        return {
          name: projection.name,
          state,
          collection,
          lag: checkpoint ? Number(positionNumber(head) - positionNumber(checkpoint)) : undefined,
          movedAt: runner?.movedAt,
          reason: pause?.type ?? (state === 'failing' ? 'store error' : undefined),
        };
      }),
    );
  }
}

async function within(ms: number, answer: Promise<void>): Promise<string> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<string>((resolve) => (timer = setTimeout(() => resolve('no answer'), ms)));
  try {
    return await Promise.race([answer.then(() => 'ok'), late]);
  } catch {
    return 'failing';
  } finally {
    clearTimeout(timer);
  }
}
