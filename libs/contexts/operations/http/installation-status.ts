/**
 * InstallationStatus: what `recto projections status`, `recto queue status`, the health report and the metrics say, on
 * one page. Numbers and names of parts only: no document, no member and no workspace is named.
 */
import { readdir, stat, statfs } from 'node:fs/promises';
import { join } from 'node:path';
import type { LogWatch } from '#contexts/audit/application/log-watch.js';
import { EXTRACTION_QUEUE } from '#contexts/documents/application/extraction-job.js';
import type { OperatorStatus } from '#contracts/operator.js';
import { inTime } from '#kernel/in-time.js';
import { positionNumber } from '#kernel/position.js';
import type { Config } from '#platform/config.js';
import type { HealthReport } from '#platform/health/report.js';
import { projectFolder, releaseOf } from '#platform/project-folder.js';
import type { Runners } from '#platform/runners.js';
import type { Clock } from '#ports/clock.js';
import type { EventStore } from '#ports/event-store.js';
import type { ReadModelStore } from '#ports/read-model-store.js';
import type { WorkQueue } from '#ports/work-queue.js';
import { countAll } from '#projections/kept-documents/queries.js';
import { standings, type Standing } from '#read-side/standings.js';
import type { Views } from '#read-side/views.js';

const ANSWERS_WITHIN_MS = 3_000;

/** What it is made of. */
export interface Sources {
  readonly config: Config;
  readonly events: EventStore;
  readonly models: ReadModelStore;
  readonly queue: WorkQueue;
  readonly views: Views;
  readonly runners: Runners;
  readonly health: HealthReport;
  readonly log: LogWatch;
  readonly clock: Clock;
}

export class InstallationStatus {
  readonly #release = releaseOf(projectFolder());

  constructor(private readonly from: Sources) {}

  async now(): Promise<OperatorStatus> {
    const { config, queue, models, events, runners, health, clock } = this.from;
    const [report, log, depth, stand, sizes] = await Promise.all([
      health.now(),
      orNull(this.#log()),
      orNull(queue.depth(EXTRACTION_QUEUE)),
      orNull(standings(models, events, runners.projections)),
      orNull(this.#sizes()),
    ]);
    return {
      at: clock.iso(),
      release: this.#release,
      node: process.version,
      process: {
        roles: [...config.roles],
        upSeconds: Math.round(process.uptime()),
        memoryBytes: process.memoryUsage.rss(),
        places: config.roles.includes('worker') ? config.workerConcurrency : 0,
      },
      health: {
        status: report.status,
        stores: { ...report.stores },
        probes: Object.fromEntries(Object.entries(report.probes).map(([name, { state }]) => [name, state])),
        reactors: report.reactors.map(({ name, state }) => ({ name, state })),
      },
      log,
      queue: depth && { ...depth },
      readModels: stand && stand.map(shown),
      sizes,
    };
  }

  async #log(): Promise<OperatorStatus['log']> {
    const [head, { events, signedAt: at }] = await Promise.all([this.from.events.head(), this.from.log.state()]);
    const signed = events === undefined || at === undefined ? null : { events, at };
    return { head: positionNumber(head).toString(), signed };
  }

  async #sizes(): Promise<OperatorStatus['sizes']> {
    const { config, views } = this.from;
    const [documents, files, disk] = await Promise.all([countAll(views), storeFiles(config), diskOf(config)]);
    return { documents, files, disk };
  }
}

/** Whoever looks while a store is away sees everything else. */
function orNull<T>(part: Promise<T>): Promise<T | null> {
  return inTime(part, ANSWERS_WITHIN_MS, () => new Error('too late')).catch(() => null);
}

/** Without the fault itself: what an event cannot be folded for may say what stands in it. */
function shown(standing: Standing): NonNullable<OperatorStatus['readModels']>[number] {
  const { name, version, state, collection = null, lag = null, pausedAt, pausedBecause = null } = standing;
  const place = pausedAt && {
    eventId: pausedAt.eventId,
    type: pausedAt.type,
    position: positionNumber(pausedAt.position).toString(),
    at: pausedAt.at,
  };
  return { name, version, state, collection, lag, pausedAt: place ?? null, pausedBecause };
}

async function storeFiles({ embedded, dataDir }: Config): Promise<{ name: string; bytes: number }[]> {
  if (!embedded) return [];
  const names = (await readdir(dataDir)).filter((name) => /\.db(-wal)?$/.test(name)).toSorted();
  return Promise.all(
    names.map(async (name) => {
      // A write-ahead log goes while one looks.
      const size = await stat(join(dataDir, name)).then(
        (found) => found.size,
        () => 0,
      );
      return { name, bytes: size };
    }),
  );
}

async function diskOf({ embedded, dataDir }: Config): Promise<{ freeBytes: number; totalBytes: number } | null> {
  if (!embedded) return null;
  const { bavail, blocks, bsize } = await statfs(dataDir);
  return { freeBytes: bavail * bsize, totalBytes: blocks * bsize };
}
