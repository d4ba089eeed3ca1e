/**
 * What every command of an operator has in common: configuration from the environment, a signal that Ctrl-C aborts, exit codes, and
 * one line on standard error when it could not be done.
 */
import { loadConfig, type Config } from '#platform/config.js';

/** 0 all well · 1 the answer is bad news · 2 wrong usage · 3 it could not be done. */
export const EXIT = { ok: 0, bad: 1, usage: 2, failed: 3 } as const;
export const EXIT_HELP = (bad?: string) =>
  `\nExit status: 0 all well,${bad ? ` 1 ${bad},` : ''} 2 wrong usage, 3 it could not be done.`;

/** Runs the work of a command on the stores that the environment names, and sets the exit code it returns. */
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
    console.error(`error: ${(error as Error).message}`);
    process.exitCode = EXIT.failed;
  } finally {
    process.off('SIGINT', interrupt);
    process.off('SIGTERM', interrupt);
  }
}
