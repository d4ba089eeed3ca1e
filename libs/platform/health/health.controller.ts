/**
 * Health: live = the process answers; ready = it is to be given work: it is not about to end, every store answers,
 * live changes are followed where it serves them, and where it runs projections every read model and reactor moves
 * and no probe says `broken`. A process that runs no projections tells of those and stays ready: one read model that
 * stands still must not take every API process away.
 */
import { Controller, Get, HttpCode, Res } from '@nestjs/common';
import type { Response } from 'express';
import { Bare } from '../envelope.js';
import { Public } from '../public.js';
import { HealthReport } from './report.js';

@Public()
@Controller('health')
export class HealthController {
  constructor(private readonly report: HealthReport) {}

  @Get('live')
  @HttpCode(200)
  live() {
    return { status: 'live' };
  }

  @Get('ready')
  @Bare()
  async ready(@Res({ passthrough: true }) response: Response) {
    const { ok, status, stores, readModels, reactors, probes } = await this.report.now();
    response.status(ok ? 200 : 503);
    return { success: ok, data: { status, stores, readModels, reactors, ...probes } };
  }
}
