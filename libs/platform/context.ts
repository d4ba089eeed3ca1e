/**
 * A context as a value: everything one brings to the app. apps/compose folds over the list of them, so a new context
 * costs one line there. What it does not bring it leaves out.
 */
import type { Provider, Type } from '@nestjs/common';
import type { EventType } from '#kernel/event.js';
import type { Log } from '#kernel/log.js';
import type { Job, Lane, Outcome } from '#ports/work-queue.js';
import type { Announcer } from '#read-side/announcement.js';
import type { Reactor } from '#read-side/reactor-runner.js';
import type { Sweep } from '#read-side/sweep-runner.js';
import type { Config } from './config.js';
import type { Probe } from './probe.js';

/** What providers are made of beside each other. */
export interface Settings {
  readonly config: Config;
  /** 32 bytes derived from the master key, the same in all processes, for ever; no purpose learns of another's. */
  readonly secret: (purpose: string) => Buffer;
  readonly log: Log;
}

/** The app once it stands. */
export interface Composed extends Settings {
  /** The one instance of a provider or port. */
  readonly get: <T>(token: abstract new (...parts: never[]) => T) => T;
}

/** Answers the jobs of one lane of a queue. */
export interface JobHandler {
  readonly queue: string;
  readonly lane: Lane;
  readonly handle: (job: Job) => Promise<Outcome>;
}

export interface Context {
  /** What its streams hold. */
  readonly events?: readonly EventType[];
  /** Apart, because whoever only reads the log needs none of it. */
  readonly load: () => Promise<ContextParts>;
}

/** What an app is made of. */
export interface ContextParts {
  /** In every process. */
  readonly providers?: (settings: Settings) => readonly Provider[];
  /** Where there is an API. */
  readonly controllers?: readonly Type[];
  /** What is told to who listens to live changes. */
  readonly announcers?: readonly Announcer[];
  /** What must be well before a process that runs projections is ready; provided among `providers`. */
  readonly probes?: readonly Type<Probe>[];
  /** Where projections run. */
  readonly reactors?: (app: Composed) => readonly Reactor[];
  /** Where projections run. */
  readonly sweeps?: (app: Composed) => readonly Sweep[];
  /** Where a worker runs. */
  readonly jobs?: (app: Composed) => readonly JobHandler[];
}
