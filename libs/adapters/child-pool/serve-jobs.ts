/**
 * The child's side of a ChildPool: warms up, says `ready`, then answers one job at a time. Ends when the parent goes
 * away. Anything thrown outside a job ends the process; the pool sees that and answers for it. Runs below the process
 * that answers requests, so that a machine that is busy with jobs still answers.
 */
import { setPriority } from 'node:os';
import type { Said } from '#texts/sentence.js';
import { ownMemoryOf } from './memory.js';
import { type FromChild, type ToChild } from './messages.js';

/** A third of the server's share where both want a core; with less, reading would starve beside other work. */
const NICENESS = 5;

/** Asks whoever gave the job. @throws QuestionRefused */
export type Ask = (question: unknown) => Promise<unknown>;

/** Says that work goes on; `stage`, that one of the job's stages is done. */
export type Alive = (stage?: boolean) => void;

/** Whoever gave the job does not want it any more. */
class QuestionRefused extends Error {
  override readonly name = 'QuestionRefused';
}

export async function serveJobs<Job, Reply>(
  handle: (job: Job, progress: (step: string) => void, alive: Alive, ask: Ask) => Promise<Reply>,
  warmUp: () => Promise<void>,
): Promise<void> {
  setPriority(NICENESS);
  const send = (message: FromChild) => process.send?.(message);
  process.on('disconnect', () => process.exit(0));
  // Ctrl-C reaches the whole group; the parent decides when its children stop.
  process.on('SIGINT', () => {});
  await warmUp();
  const open = new Map<number, (answer: Extract<ToChild, { kind: 'answer' }>) => void>();
  let asked = 0;
  process.on('message', (message: ToChild) => {
    if (message.kind === 'answer') {
      open.get(message.n)?.(message);
      open.delete(message.n);
      return;
    }
    const { id, collectAboveMb } = message;
    const ask: Ask = (question) =>
      new Promise((resolve, reject) => {
        const n = ++asked;
        open.set(n, ({ answered, answer }) => (answered ? resolve(answer) : reject(new QuestionRefused())));
        send({ kind: 'question', id, n, question });
      });
    const progress = (step: string) => send({ kind: 'progress', id, step });
    handle(message.job as Job, progress, (stage = false) => send({ kind: 'alive', id, stage }), ask).then(
      (reply) => send({ kind: 'done', id, reply, held: heldAfter(collectAboveMb) }),
      (error: Error & { code?: string; reason?: string; kind?: string; said?: Said }) =>
        send({
          kind: 'failed',
          id,
          error: {
            name: error.name,
            message: error.message,
            code: error.code ?? error.reason,
            kind: error.kind,
            said: error.said,
          },
          held: heldAfter(collectAboveMb),
        }),
    );
  });
  send({ kind: 'ready' });
}

/** What of resident memory is programs and libraries, where nobody tells: about what it is on Linux, bytes. */
const PROGRAMS = 100 * 1024 * 1024;

const held = (): number => ownMemoryOf(process.pid) || process.memoryUsage.rss() - PROGRAMS;

/** @returns bytes it holds by itself; of more than so many MB, what is left when the garbage is collected */
function heldAfter(collectAboveMb: number): number {
  if (held() > collectAboveMb * 1024 * 1024) globalThis.gc?.();
  return held();
}
