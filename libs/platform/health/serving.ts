/** Is this process to be given work? What it is there for decides what it must be able to do. */
import { Injectable } from '@nestjs/common';
import { ChangeFeed } from '#read-side/change-feed.js';
import { Draining } from '../draining.js';
import { HealthScope } from './scope.js';

export interface Readiness {
  readonly ok: boolean;
  readonly status: 'ready' | 'not ready' | 'draining';
}

@Injectable()
export class Serving {
  constructor(
    private readonly scope: HealthScope,
    private readonly draining: Draining,
    private readonly feed: ChangeFeed,
  ) {}

  /** @param answering every store answers @param moving read models, reactors and probes are well */
  given({ answering, moving }: { readonly answering: boolean; readonly moving: boolean }): Readiness {
    if (this.draining.begun) return { ok: false, status: 'draining' };
    const { projects, servesLive } = this.scope;
    const ok = answering && (moving || !projects) && (this.feed.position() !== undefined || !servesLive);
    return { ok, status: ok ? 'ready' : 'not ready' };
  }
}
