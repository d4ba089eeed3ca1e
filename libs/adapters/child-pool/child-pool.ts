/**
 * A fixed number of child processes that do one job each at a time, first come first served. A child is replaced after
 * `recycleAfter` jobs, when it holds more than `recycleAboveMb`, and after any time-out, crash or abort. Guarantees:
 * every `run` settles within its time; what a job does to its child reaches nobody else. Does not retry.
 */
import { Child, ChildFailed, type ChildLimits, type RunOptions } from './child.js';

export interface ChildPoolOptions extends Partial<ChildLimits> {
  /** Compiled script whose last statement is `serveJobs(…)`. */
  readonly script: string;
  /** Arguments of the script. */
  readonly args?: readonly string[];
  readonly children: number;
  /** Start all children at once instead of with the first jobs. */
  readonly prewarm?: boolean;
  readonly recycleAfter?: number;
  readonly recycleAboveMb?: number;
}

interface Waiting {
  readonly signal?: AbortSignal;
  start(child: Child): void;
  refuse(error: Error): void;
}

const LIMITS: ChildLimits = { heapMb: 384, memoryMb: 1024, startTimeoutMs: 30_000 };

export class ChildPool<Job, Reply> {
  private readonly limits: ChildLimits;
  private readonly idle: Child[] = [];
  private readonly all = new Set<Child>();
  private readonly waiting: Waiting[] = [];
  private closed = false;

  constructor(private readonly options: ChildPoolOptions) {
    this.limits = {
      heapMb: options.heapMb ?? LIMITS.heapMb,
      memoryMb: options.memoryMb ?? LIMITS.memoryMb,
      startTimeoutMs: options.startTimeoutMs ?? LIMITS.startTimeoutMs,
      stepProcessorMs: options.stepProcessorMs,
    };
    if (options.prewarm) for (let i = 0; i < options.children; i++) this.idle.push(this.spawn());
  }

  /**
   * @throws ChildFailed | JobFailed | the signal's reason. The clock of `timeoutMs` starts when a child takes the job.
   */
  async run(job: Job, options: RunOptions): Promise<Reply> {
    let child = await this.take(options.signal);
    if (options.fresh && child.jobs > 0) child = this.replaced(child);
    try {
      return (await child.run(job, options)) as Reply;
    } finally {
      this.giveBack(child);
    }
  }

  /** Resolves when every started child is ready to work. */
  async warm(): Promise<void> {
    await Promise.all([...this.all].map((child) => child.ready));
  }

  async close(): Promise<void> {
    this.closed = true;
    for (const waiting of this.waiting.splice(0)) waiting.refuse(new ChildFailed('crashed', 'The pool was closed.'));
    for (const child of this.all) child.kill();
    this.all.clear();
  }

  private take(signal?: AbortSignal): Promise<Child> {
    signal?.throwIfAborted();
    if (this.closed) throw new ChildFailed('crashed', 'The pool was closed.');
    const free = this.freeChild();
    if (free) return Promise.resolve(free);
    return new Promise((resolve, reject) => {
      const abort = () => {
        this.waiting.splice(this.waiting.indexOf(entry), 1);
        reject(signal?.reason as Error);
      };
      const done = () => signal?.removeEventListener('abort', abort);
      const entry: Waiting = {
        start: (child) => (done(), resolve(child)),
        refuse: (error) => (done(), reject(error)),
      };
      signal?.addEventListener('abort', abort, { once: true });
      this.waiting.push(entry);
    });
  }

  private freeChild(): Child | undefined {
    for (let child = this.idle.shift(); child; child = this.idle.shift()) {
      if (!child.dead) return child;
      this.all.delete(child);
    }
    return this.all.size < this.options.children ? this.spawn() : undefined;
  }

  private giveBack(child: Child): void {
    if (this.closed) return;
    const { recycleAfter = 200, recycleAboveMb = 500, prewarm } = this.options;
    if (child.jobs >= recycleAfter || child.rss > recycleAboveMb * 1024 * 1024) child.kill();
    if (child.dead) {
      if (prewarm || this.waiting.length > 0) child = this.replaced(child);
      else return void this.all.delete(child);
    }
    const next = this.waiting.shift();
    if (next) next.start(child);
    else this.idle.push(child);
  }

  private replaced(child: Child): Child {
    child.kill();
    this.all.delete(child);
    return this.spawn();
  }

  private spawn(): Child {
    const child = new Child(this.options.script, this.limits, this.options.args);
    this.all.add(child);
    return child;
  }
}
