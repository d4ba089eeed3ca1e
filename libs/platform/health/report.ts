/**
 * HealthReport: how each part stands, and whether this process is to be given work; for monitors and for the operator's
 * page alike.
 */
import { Inject, Injectable } from '@nestjs/common';
import type { RunnerState } from '#read-side/runner.js';
import { PROBES, type Probe } from '../probe.js';
import { Runners } from '../runners.js';
import { ReadModelsHealth, type ReadModelHealth } from './read-models.js';
import { Serving } from './serving.js';
import { StoresHealth } from './stores.js';

interface Report {
  readonly ok: boolean;
  readonly status: 'ready' | 'not ready' | 'draining';
  readonly stores: Readonly<Record<string, string>>;
  readonly readModels: readonly ReadModelHealth[];
  readonly reactors: readonly RunnerState[];
  /** By name. */
  readonly probes: Readonly<Record<string, { readonly state: string }>>;
}

@Injectable()
export class HealthReport {
  constructor(
    private readonly stores: StoresHealth,
    private readonly models: ReadModelsHealth,
    private readonly runners: Runners,
    private readonly serving: Serving,
    @Inject(PROBES) private readonly probes: readonly Probe[],
  ) {}

  async now(): Promise<Report> {
    const [stores, readModels, probed] = await Promise.all([
      this.stores.state(),
      this.models.state().catch(() => undefined),
      Promise.all(this.probes.map(async (probe) => [probe.name, await look(probe)] as const)),
    ]);
    const reactors = this.runners.reactors.map((runner) => runner.state());
    const moving =
      readModels?.every((readModel) => readModel.state === 'ok') === true &&
      probed.every(([, { state }]) => state !== 'broken') &&
      reactors.every(({ state }) => state !== 'failing' && state !== 'paused');
    const answering = Object.values(stores).every((state) => state === 'ok');
    const { ok, status } = this.serving.given({ answering, moving });
    return { ok, status, stores, readModels: readModels ?? [], reactors, probes: Object.fromEntries(probed) };
  }
}

function look(probe: Probe): Promise<{ readonly state: string }> {
  return probe.state().catch(() => ({ state: 'unknown' }));
}
