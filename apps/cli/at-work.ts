/**
 * What every command of an operator has in common: configuration from the environment, stores that are closed again, a
 * signal that Ctrl-C aborts, exit codes, and one line on standard error when it could not be done.
 */
import { DomainError } from '#kernel/domain-error.js';
import { loadConfig, type Config } from '#platform/config.js';
import type { OpenedEngines } from '../compose/adapters.js';
import { EngineAway } from '../compose/engine-away.js';
import { whileThere } from './while-there.js';

/** 0 all well · 1 the answer is bad news · 2 wrong usage · 3 it could not be done. */
export const EXIT = { ok: 0, bad: 1, usage: 2, failed: 3 } as const;
export const EXIT_HELP = (bad?: string) =>
  `\nExit status: 0 all well,${bad ? ` 1 ${bad},` : ''} 2 wrong usage, 3 it could not be done.`;

/**
 * What was typed makes no sense. Commands look at it before they open anything, so that a slip of the hand makes no
 * files.
 */
export class WrongUsage extends Error {}

/**
 * Opens the stores that the environment names, works on them, and closes them whatever happened. Gives up when one of
 * them is away.
 */
export async function onStores<S extends OpenedEngines>(
  open: (config: Config) => Promise<S>,
  work: (stores: S, config: Config, signal: AbortSignal) => Promise<number>,
): Promise<void> {
  return atWork(async (config, signal) => whileThere(await open(config), (stores) => work(stores, config, signal)));
}

/** Runs the work of a command with the configuration of the environment, and sets the exit code it returns. */
export async function atWork(work: (config: Config, signal: AbortSignal) => Promise<number>): Promise<void> {
  return guarded((signal) => work(loadConfig(process.env, ['api', 'projector', 'worker'], 1), signal));
}

/** The same without any configuration. */
export async function guarded(work: (signal: AbortSignal) => Promise<number>): Promise<void> {
  const stop = new AbortController();
  const interrupt = () => stop.abort(new Error('stopped'));
  process.once('SIGINT', interrupt);
  process.once('SIGTERM', interrupt);
  try {
    process.exitCode = await work(stop.signal);
  } catch (error) {
    fail(error);
    // What was under way with an engine that is away may hold the process for a long time.
    if (error instanceof EngineAway) process.exit();
  } finally {
    process.off('SIGINT', interrupt);
    process.off('SIGTERM', interrupt);
  }
}

/** Says in one line why it ended, and sets the exit code that tells it. */
export function fail(error: unknown): void {
  console.error(`error: ${(error as Error).message}`);
  process.exitCode = exitCodeOf(error);
}

function exitCodeOf(error: unknown): number {
  if (error instanceof WrongUsage) return EXIT.usage;
  // A command of the product refused: an answer, and bad news.
  return error instanceof DomainError ? EXIT.bad : EXIT.failed;
}
