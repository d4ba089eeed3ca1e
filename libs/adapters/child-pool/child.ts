/**
 * One child process of a pool: started on demand, given one job at a time, killed when a job overruns its time or
 * memory. Guarantees: `run` always settles, whatever the child does. Does not: queue, retry, or decide when a child is
 * worn out.
 */
import { fork, type ChildProcess } from 'node:child_process';
import { ownMemoryOf, processorMsOf } from './memory.js';
import { type FromChild, type ReportedError, type ToChild } from './messages.js';

export class ChildFailed extends Error {
  override readonly name = 'ChildFailed';
  constructor(
    /** `killed`: ended by a signal that somebody else sent; says nothing of the job. */
    readonly reason: 'timed_out' | 'crashed' | 'out_of_memory' | 'killed',
    message: string,
    /** Timed out by the clock with less than half of that in processor time: the machine was busy with others. */
    readonly starved = false,
  ) {
    super(message);
  }
}

/** The job itself failed, in a way the child could report. */
export class JobFailed extends Error {
  override readonly name = 'JobFailed';
  constructor(readonly reported: ReportedError) {
    super(reported.message);
  }
}

export interface ChildLimits {
  /** V8 heap of the child, MB */
  readonly heapMb: number;
  /** A job that makes the child hold more than this by itself is stopped, MB. */
  readonly memoryMb: number;
  /** A child that holds more after a job, with its garbage collected, is worn out, MB. */
  readonly recycleAboveMb: number;
  /** By the clock; nothing of strangers runs yet, so only a fault of ours ever takes as long. */
  readonly startTimeoutMs: number;
  /**
   * Processor time between two signs of progress; unlike a wall clock it does not run while the machine is busy with
   * others.
   */
  readonly stepProcessorMs?: number;
}

export interface RunOptions {
  /** Wall clock for the job, from when its child is ready. */
  readonly timeoutMs: number;
  /** What each stage that the job says is done adds to its clock, and what the clock never goes above. */
  readonly perStage?: { readonly ms: number; readonly mostMs: number };
  readonly signal?: AbortSignal;
  readonly onProgress?: (step: string) => void;
  /** Answers what the job asks while it runs; what it rejects with is the job's to bear. */
  readonly answer?: (question: unknown) => Promise<unknown>;
  /** In a child that has done nothing before; one that has is replaced. */
  readonly fresh?: boolean;
  /** Begins when no other child of the pool works, and none begins beside it. */
  readonly alone?: boolean;
}

interface Running {
  readonly id: number;
  readonly onProgress?: (step: string) => void;
  readonly answer?: (question: unknown) => Promise<unknown>;
  alive(stage: boolean): void;
  settle(outcome: { reply: unknown } | { error: Error }): void;
}

const WATCH_EVERY_MS = 100;
/**
 * A process for each core: threads that collect garbage beside the work would only take the core from another child
 * (two read a receipt in 1.19 s each instead of 1.38). A small young generation holds 50 MB less and is no slower.
 */
const COLLECTOR = ['--single-threaded-gc', '--max-semi-space-size=4', '--expose-gc'];
const ALLOCATOR = { MALLOC_ARENA_MAX: '2', MALLOC_TRIM_THRESHOLD_: '131072', MALLOC_MMAP_THRESHOLD_: '131072' };

export class Child {
  jobs = 0;
  /** Bytes, after its last job. */
  held = 0;
  dead = false;
  readonly ready: Promise<void>;
  private readonly process: ChildProcess;
  private running?: Running;

  constructor(
    script: string,
    private readonly limits: ChildLimits,
    args: readonly string[] = [],
  ) {
    this.process = fork(script, args, {
      execArgv: [`--max-old-space-size=${limits.heapMb}`, ...COLLECTOR, '--no-warnings'],
      serialization: 'advanced',
      stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
      env: childEnvironment(process.env),
    });
    this.ready = this.started();
    this.ready.catch(() => this.kill());
    this.process.on('message', (message: FromChild) => this.receive(message));
    this.process.on('error', (error) => this.end(new ChildFailed('crashed', error.message)));
    this.process.on('exit', (code, signal) =>
      this.end(new ChildFailed(fateOf(signal), `The process ended (${signal ?? `code ${code}`}).`)),
    );
  }

  async run(job: unknown, { timeoutMs, perStage, signal, onProgress, answer }: RunOptions): Promise<unknown> {
    signal?.throwIfAborted();
    const id = ++this.jobs;
    return new Promise((resolve, reject) => {
      const stop = (error: Error) => {
        this.running?.settle({ error });
        this.kill();
      };
      let [clockMs, counted] = [timeoutMs, 0];
      let watch: NodeJS.Timeout | undefined;
      // Not before it is ready: how long a child takes to start is not the job's doing.
      const begin = () => {
        const started = performance.now();
        const before = this.processorMs();
        counted = before;
        watch = setInterval(() => {
          if (performance.now() - started > clockMs) {
            const starved = this.processorMs() - before < clockMs / 2;
            stop(new ChildFailed('timed_out', `No answer in ${clockMs} ms.`, starved));
          } else if (this.heldMb() > this.limits.memoryMb)
            stop(new ChildFailed('out_of_memory', 'The memory limit was reached.'));
          else if (this.processorMs() - counted > (this.limits.stepProcessorMs ?? Infinity))
            stop(new ChildFailed('timed_out', 'One step took too much processor time.'));
        }, WATCH_EVERY_MS);
        this.send({ kind: 'job', id, job, collectAboveMb: this.limits.recycleAboveMb });
      };
      const abort = () => stop(signal?.reason as Error);
      signal?.addEventListener('abort', abort, { once: true });
      this.running = {
        id,
        onProgress,
        answer,
        alive: (stage) => {
          counted = this.processorMs();
          if (stage && perStage) clockMs = Math.max(clockMs, Math.min(clockMs + perStage.ms, perStage.mostMs));
        },
        settle: (outcome) => {
          this.running = undefined;
          clearInterval(watch);
          signal?.removeEventListener('abort', abort);
          if ('reply' in outcome) resolve(outcome.reply);
          else reject(outcome.error);
        },
      };
      this.ready.then(
        () => this.running?.id === id && begin(),
        (error: Error) => this.running?.settle({ error }),
      );
    });
  }

  kill(): void {
    this.dead = true;
    this.process.kill('SIGKILL');
  }

  private started(): Promise<void> {
    return new Promise((resolve, reject) => {
      const { startTimeoutMs } = this.limits;
      const late = setTimeout(
        () => reject(new ChildFailed('timed_out', 'The process did not start in time.', true)),
        startTimeoutMs,
      );
      this.process.once('message', () => {
        clearTimeout(late);
        resolve();
      });
      this.process.once('exit', (code, signal) => {
        clearTimeout(late);
        reject(new ChildFailed(fateOf(signal), `The process ended while starting (${signal ?? `code ${code}`}).`));
      });
    });
  }

  private receive(message: FromChild): void {
    if (message.kind === 'ready' || message.id !== this.running?.id) return;
    if (message.kind === 'alive') return this.running.alive(message.stage);
    if (message.kind === 'question') return void this.answer(this.running, message);
    if (message.kind === 'progress') {
      this.running.alive(false);
      return this.running.onProgress?.(message.step);
    }
    this.held = message.held;
    if (message.kind === 'done') this.running.settle({ reply: message.reply });
    else this.running.settle({ error: new JobFailed(message.error) });
  }

  private async answer(
    { id, answer }: Running,
    { n, question }: Extract<FromChild, { kind: 'question' }>,
  ): Promise<void> {
    const given = await answer?.(question).then(
      (answered) => ({ answered: true, answer: answered }),
      () => undefined,
    );
    if (this.running?.id !== id || this.dead) return;
    this.send({ kind: 'answer', id, n, ...(given ?? { answered: false, answer: undefined }) });
  }

  private send(message: ToChild): void {
    // Not for its answer: whether the process is still there is known from its end.
    this.process.send(message, () => undefined);
  }

  private end(error: Error): void {
    this.dead = true;
    this.running?.settle({ error });
  }

  private processorMs(): number {
    return this.process.pid === undefined ? 0 : processorMsOf(this.process.pid);
  }

  private heldMb(): number {
    return this.process.pid === undefined ? 0 : ownMemoryOf(this.process.pid) / 1024 / 1024;
  }
}

/** A process does not send itself these: a fault of its own is SIGSEGV, SIGABRT and their like, or a code. */
const SENT = ['SIGKILL', 'SIGTERM', 'SIGINT', 'SIGHUP', 'SIGQUIT'];

function fateOf(signal: NodeJS.Signals | null): 'crashed' | 'killed' {
  return signal !== null && SENT.includes(signal) ? 'killed' : 'crashed';
}

/**
 * What a program needs to run, and nothing else: a child decodes strangers' files and must not know our secrets. glibc
 * keeps freed memory in one arena per thread unless told otherwise; with two, and large blocks given back, a child
 * stays about as large as its work.
 */
function childEnvironment({ PATH, HOME, TMPDIR, LANG, TZ, SystemRoot }: NodeJS.ProcessEnv): NodeJS.ProcessEnv {
  const known = { PATH, HOME, TMPDIR, LANG, TZ, SystemRoot };
  return JSON.parse(JSON.stringify({ ...known, ...ALLOCATOR })) as NodeJS.ProcessEnv;
}
