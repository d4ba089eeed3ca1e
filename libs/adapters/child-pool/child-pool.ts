/**
 * A fixed number of child processes that do one job each at a time, first come first served (see Places). A child is
 * replaced after `recycleAfter` jobs, when it holds more than `recycleAboveMb`, and after any time-out, crash or abort.
 * Guarantees: every `run` settles within its time; what a job does to its child reaches nobody else. Does not retry.
 */
import { Child, ChildFailed, type ChildLimits, type RunOptions } from './child.js';
import { Places } from './places.js';

export interface ChildPoolOptions extends Partial<ChildLimits> {
  /** Compiled script whose last statement is `serveJobs(…)`. */
  readonly script: string;
  /** Arguments of the script. */
  readonly args?: readonly string[];
  readonly children: number;
  readonly recycleAfter?: number;
}

const LIMITS: ChildLimits = { heapMb: 384, memoryMb: 920, recycleAboveMb: 400, startTimeoutMs: 300_000 };

export class ChildPool<Job, Reply> {
  private readonly limits: ChildLimits;
  private readonly idle: Child[] = [];
  private readonly all = new Set<Child>();
  private readonly places: Places;
  private closed = false;
  /** Whether a child that ended is replaced at once, and not with the next job. */
  private keptWarm = false;

  constructor(private readonly options: ChildPoolOptions) {
    this.limits = {
      heapMb: options.heapMb ?? LIMITS.heapMb,
      memoryMb: options.memoryMb ?? LIMITS.memoryMb,
      recycleAboveMb: options.recycleAboveMb ?? LIMITS.recycleAboveMb,
      startTimeoutMs: options.startTimeoutMs ?? LIMITS.startTimeoutMs,
      stepProcessorMs: options.stepProcessorMs,
    };
    this.places = new Places(options.children);
  }

  /**
   * @throws ChildFailed | JobFailed | the signal's reason. The clock of `timeoutMs` starts when a child is ready.
   */
  async run(job: Job, options: RunOptions): Promise<Reply> {
    await this.places.enter(options);
    try {
      if (this.closed) throw poolClosed(); // before, or while the place was given
      const child = this.takeChild(options.fresh);
      try {
        return (await child.run(job, options)) as Reply;
      } finally {
        this.putBack(child);
      }
    } finally {
      this.places.leave();
    }
  }

  /** Starts all children now instead of with the first jobs. Resolves when each is ready to work. */
  async warm(): Promise<void> {
    if (this.closed) throw poolClosed();
    this.keptWarm = true;
    while (this.all.size < this.options.children) this.idle.push(this.spawn());
    await Promise.all([...this.all].map((child) => child.ready));
  }

  async close(): Promise<void> {
    this.closed = true;
    this.places.refuseAll(poolClosed());
    for (const child of this.all) child.kill();
    this.all.clear();
  }

  /** Whoever has a place finds a child, or there is room for one. */
  private takeChild(fresh = false): Child {
    for (let child = this.idle.shift(); child; child = this.idle.shift()) {
      if (!child.dead) return fresh && child.jobs > 0 ? this.replaced(child) : child;
      this.all.delete(child);
    }
    return this.spawn();
  }

  private putBack(child: Child): void {
    if (this.closed) return;
    const { recycleAfter = 200 } = this.options;
    if (child.jobs >= recycleAfter || child.held > this.limits.recycleAboveMb * 1024 * 1024) child.kill();
    if (!child.dead) this.idle.push(child);
    else if (this.keptWarm) this.idle.push(this.replaced(child));
    else this.all.delete(child);
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

const poolClosed = () => new ChildFailed('crashed', 'The pool was closed.');
