/**
 * Work on engines, given up when one of them has not answered for a while: at the beginning or in the middle. The
 * adapters themselves go on asking for ever, which is right for a server and leaves an operator without a word.
 */
import { pause } from '#kernel/backoff.js';
import { inTime } from '#kernel/in-time.js';
import { EngineUnfit } from '#ports/engine-unfit.js';
import { NotPermitted } from '#ports/not-permitted.js';
import type { OpenedEngines } from '../compose/adapters.js';
import { EngineAway } from '../compose/engine-away.js';

interface Patience {
  readonly giveUpAfterMs: number;
  /** Between one question and the next */
  readonly askEveryMs: number;
}

const PATIENCE: Patience = { giveUpAfterMs: 15_000, askEveryMs: 1_000 };

const NO_ANSWER = new Error('no answer');

/** Closes the stores whatever happened. @throws EngineAway, with what failed last */
export async function whileThere<S extends OpenedEngines, T>(
  stores: S,
  work: (stores: S) => Promise<T>,
  patience = PATIENCE,
): Promise<T> {
  const over = new AbortController();
  try {
    const asked = stores.engines.map((engine) => answers(engine, patience, over.signal));
    // Nothing is begun before each has answered once.
    await Promise.all(asked.map(({ once }) => once));
    const done = work(stores).catch((error: unknown) => orWhoIsAway(stores.engines, error, patience));
    return await Promise.race([done, ...asked.map(({ lost }) => lost)]);
  } finally {
    over.abort();
    await stores.close();
  }
}

/** Work often hears first that an engine went away, and says less of it. @throws EngineAway · the error of the work */
async function orWhoIsAway(
  engines: OpenedEngines['engines'],
  failed: unknown,
  { giveUpAfterMs }: Patience,
): Promise<never> {
  for (const engine of engines) {
    await inTime(engine.ping(), giveUpAfterMs / 3, () => NO_ANSWER).catch((error: unknown) => {
      throw new EngineAway(engine, error);
    });
  }
  throw failed;
}

/** @returns once: it has answered; lost: rejects when it does no more, never resolves */
function answers(engine: OpenedEngines['engines'][number], patience: Patience, signal: AbortSignal) {
  const { promise: once, resolve, reject } = Promise.withResolvers<void>();
  const lost = new Promise<never>((_, lose) => {
    const watch = async () => {
      let answered = performance.now();
      let failed = NO_ANSWER;
      while (!signal.aborted) {
        const leftMs = patience.giveUpAfterMs - (performance.now() - answered);
        try {
          await inTime(engine.ping(), Math.max(leftMs, 1), () => failed);
          answered = performance.now();
          failed = NO_ANSWER;
          resolve();
        } catch (error) {
          failed = error as Error;
          const late = performance.now() - answered >= patience.giveUpAfterMs;
          const forGood = error instanceof NotPermitted || error instanceof EngineUnfit;
          if (late || forGood) throw new EngineAway(engine, error);
        }
        await pause(patience.askEveryMs, signal);
      }
    };
    watch().catch((error: unknown) => {
      reject(error);
      lose(error);
    });
  });
  lost.catch(() => undefined);
  once.catch(() => undefined);
  return { once, lost };
}
