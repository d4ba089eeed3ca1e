/** GET /workspaces/usage and what it was day by day. */
import { Controller, Get, Req } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import { Account } from '#platform/auth.js';
import { ReadYourWrites } from '#platform/read-your-writes.js';
import type { RectoRequest } from '#platform/request-context.js';
import type { AccountView } from '#projections/accounts/view.js';
import { GetUsageHistory } from '../application/usage-history.js';
import { GetUsage } from '../application/usage.js';

@Controller('workspaces')
export class WorkspacesController {
  constructor(
    private readonly queries: QueryBus,
    private readonly readYourWrites: ReadYourWrites,
  ) {}

  @Get('usage')
  async usage(@Account() account: AccountView, @Req() request: RectoRequest) {
    await this.readYourWrites.beforeRead(request, ['usage']);
    return { success: true, data: { usage: await this.queries.execute(new GetUsage(account.workspaceId)) } };
  }

  @Get('usage/history')
  async history(@Account() account: AccountView, @Req() request: RectoRequest) {
    await this.readYourWrites.beforeRead(request, ['usage']);
    return { success: true, data: { days: await this.queries.execute(new GetUsageHistory(account.workspaceId)) } };
  }
}
