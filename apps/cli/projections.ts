/**
 * `recto projections status | rebuild` (and pause | resume | skip, see orders.ts): the read models, seen and built
 * again beside a running server. Queries are served from the old collection until the new one has caught up; then the
 * pointer moves and the running projector goes on with the new one.
 */
import { hostname } from 'node:os';
import { SingleBar } from 'cli-progress';
import { Command } from 'commander';
import { positionNumber } from '#kernel/position.js';
import type { EventStore } from '#ports/event-store.js';
import { createLogger } from '#platform/logging.js';
import { buildReadModel, type BuildProgress } from '#read-side/build-read-model.js';
import { lagInWords } from '#read-side/lag-in-words.js';
import type { Projection } from '#read-side/projection.js';
import type { ReadSideEngine } from '#read-side/read-side-engine.js';
import { PoisonEvent } from '#read-side/view-writer.js';
import { standings } from '#read-side/standings.js';
import { KeyRing } from '#write-side/key-ring.js';
import { openReadSideAdapters } from '../compose/adapters.js';
import { engineFor } from '../compose/engine.js';
import { projectionsOf } from '../compose/projections.js';
import { EXIT, EXIT_HELP, onStores, WrongUsage } from './at-work.js';
import { addOrders } from './orders.js';

/** Long enough for a running projector to see that the pointer moved. */
const HAND_OVER_MS = 1_500;
/** Their names do not depend on any secret. */
const NAMES = projectionsOf({ masterKey: Buffer.alloc(32) }).map(({ name }) => name);

export function projectionsCommand(): Command {
  const command = new Command('projections').description(
    'Read models: how far they are, and building them again from the log.',
  );
  command
    .command('status')
    .description('Show where each read model stands against the head of the log.')
    .option('--json', 'print JSON instead of a table', false)
    .addHelpText('after', EXIT_HELP('a read model is paused or missing'))
    .action(({ json }: { json: boolean }) =>
      withEngine((engine, projections, _signal, log) => status(engine, log, projections, json)),
    );
  command
    .command('rebuild')
    .description(`Build read models again from the log while the old ones keep serving. Names: ${NAMES.join(', ')}.`)
    .argument('[name...]', 'read models to rebuild')
    .option('--all', 'rebuild every read model', false)
    .addHelpText('after', EXIT_HELP('failed or stopped (the old read model goes on serving)'))
    .action((wanted: string[], { all }: { all: boolean }) => {
      const chosen = choose(wanted, all);
      return withEngine((engine, projections, signal) => {
        const builds = projections.filter(({ name }) => chosen.includes(name));
        return rebuild(engine, builds, signal);
      });
    });
  addOrders(command, NAMES);
  return command;
}

/** @throws WrongUsage */
function choose(wanted: readonly string[], all: boolean): readonly string[] {
  const unknown = wanted.filter((name) => !NAMES.includes(name));
  if (unknown.length > 0) throw new WrongUsage(`no read model is called ${unknown.join(', ')}`);
  if (all === wanted.length > 0) throw new WrongUsage('name read models, or give --all');
  return all ? NAMES : wanted;
}

function withEngine(
  work: (
    engine: ReadSideEngine,
    projections: readonly Projection[],
    signal: AbortSignal,
    log: EventStore,
  ) => Promise<number>,
): Promise<void> {
  return onStores(openReadSideAdapters, (adapters, config, signal) => {
    const owner = `${hostname()}/${process.pid}/cli`;
    const engine = engineFor(adapters, new KeyRing(adapters.vault), owner, createLogger('warn'));
    return work(engine, projectionsOf(config), signal, adapters.events);
  });
}

async function status(
  engine: ReadSideEngine,
  log: EventStore,
  projections: readonly Projection[],
  json: boolean,
): Promise<number> {
  const rows = (await standings(engine.models, log, projections)).map(
    ({ pausedAt, pausedBecause, name, version, collection, lag, state }) => ({
      ...{ name, version, collection, lag, state },
      reason: pausedAt?.reason ?? pausedBecause,
    }),
  );
  if (json) console.log(JSON.stringify({ head: await log.head(), readModels: rows }));
  else {
    for (const { name, state, lag, collection, reason } of rows) {
      console.log(
        `${name.padEnd(18)} ${state.padEnd(11)} lag ${(lag ? lagInWords(lag) : '-').padStart(14)}  ${collection ?? '-'}${reason ? `  ${reason}` : ''}`,
      );
    }
  }
  return rows.some(({ state }) => state === 'paused' || state === 'missing') ? EXIT.bad : EXIT.ok;
}

async function rebuild(
  engine: ReadSideEngine,
  projections: readonly Projection[],
  signal: AbortSignal,
): Promise<number> {
  for (const projection of projections) {
    const started = performance.now();
    const bar = progressBar(projection.name);
    let events = 0;
    const onProgress = (progress: BuildProgress) => {
      events = progress.events;
      const [done, of] = [positionNumber(progress.position), positionNumber(progress.head)];
      bar?.setTotal(Number(of));
      bar?.update(Number(done < of ? done : of), { events });
    };
    let seconds = 0;
    const options = {
      onProgress: (progress: BuildProgress) => {
        onProgress(progress);
        seconds = (performance.now() - started) / 1000;
      },
      handOverMs: HAND_OVER_MS,
    };
    const failed = (error: Error) =>
      void console.error(
        error instanceof PoisonEvent ? howToLeaveOut(projection.name, error) : `error: ${error.message}`,
      );
    const collection = await buildReadModel(engine, projection, signal, options)
      .catch(failed)
      .finally(() => bar?.stop());
    if (!collection) {
      console.error(`${projection.name}: ${signal.aborted ? 'stopped' : 'failed'}; the old read model goes on serving`);
      return EXIT.bad;
    }
    console.log(`${projection.name}: ${events} events in ${seconds.toFixed(1)} s → ${collection}`);
  }
  return EXIT.ok;
}

function howToLeaveOut(name: string, { event, cause }: PoisonEvent): string {
  const reason = cause instanceof Error ? cause.message : String(cause);
  return (
    `error: ${event.type} ${event.id} at position ${positionNumber(event.position)} cannot be folded: ${reason}\n` +
    `Fix the cause, or leave that event out and rebuild again: recto projections skip ${name} --event ${event.id} --because '…'`
  );
}

function progressBar(name: string): SingleBar | undefined {
  if (!process.stderr.isTTY) return undefined;
  const format = `${name.padEnd(18)} {bar} {percentage} % | {events} events | {eta_formatted} left`;
  const bar = new SingleBar({ format, stream: process.stderr, hideCursor: true, etaBuffer: 50 });
  bar.start(1, 0, { events: 0 });
  return bar;
}
