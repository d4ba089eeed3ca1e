/**
 * Health: live = the process answers; ready = it is to be given work: it is not about to end, every store answers, live changes are
 * followed where it serves them, and where it runs projections every read model and reactor moves and no probe says `broken`. A
 * process that runs no projections tells of those and stays ready: one read model that stands still must not take every API process away.
 */
import { Controller, Get, HttpCode, Inject, Res } from '@nestjs/common';
import type { Response } from 'express';
import { Public } from '../public.js';
import { Runners } from '../runners.js';
import { PROBES, type Probe } from '../probe.js';
import { ReadModelsHealth } from './read-models.js';
import { Serving } from './serving.js';
import { StoresHealth } from './stores.js';

@Public()
@Controller('health')
export class HealthController {
  constructor(
    private readonly stores: StoresHealth,
    private readonly models: ReadModelsHealth,
    private readonly runners: Runners,
    private readonly serving: Serving,
    @Inject(PROBES) private readonly probes: readonly Probe[],
  ) {}

  @Get('live')
  @HttpCode(200)
  live() {
    return { success: true, data: { status: 'live' } };
  }

  @Get('ready')
  async ready(@Res({ passthrough: true }) response: Response) {
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
    response.status(ok ? 200 : 503);
    const data = { status, stores, readModels: readModels ?? [], reactors, ...Object.fromEntries(probed) };
    return { success: ok, data };
  }
}

function look(probe: Probe): Promise<{ readonly state: string }> {
  return probe.state().catch(() => ({ state: 'unknown' }));
}
