/**
 * GET /operator: the installation's status, for whoever has the operator's token. No account opens it, whatever its
 * role, and the token opens nothing else. Where none is set there is nothing here. It works while accounts cannot be
 * asked for, which is when it is needed.
 */
import { Controller, Get, Req } from '@nestjs/common';
import { bearerOf } from '#contexts/identity/http/credentials.js';
import type { OperatorStatus } from '#contracts/operator.js';
import { Public } from '#platform/public.js';
import type { RectoRequest } from '#platform/request-context.js';
import { OperatorToken } from '../application/operator-token.js';
import { InstallationStatus } from './installation-status.js';

@Public()
@Controller('operator')
export class OperatorController {
  constructor(
    private readonly token: OperatorToken,
    private readonly status: InstallationStatus,
  ) {}

  @Get()
  show(@Req() request: RectoRequest): Promise<OperatorStatus> {
    this.token.mustBe(bearerOf(request));
    return this.status.now();
  }
}
