/** GET /workspaces/usage and what it was day by day, GET /workspaces/credits */
import { Controller, Get, Query, Req } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import { Account } from '#contexts/identity/http/bearer.js';
import { ForKeys } from '#contexts/identity/http/for-keys.js';
import { CreditsQuery, type CreditsAnswer } from '#contracts/workspaces.js';
import { May } from '#platform/may.js';
import { pagination, partOf } from '#platform/pagination.js';
import { ReadYourWrites } from '#platform/read-your-writes.js';
import type { RectoRequest } from '#platform/request-context.js';
import type { AccountView } from '#projections/accounts/view.js';
import { GetCreditHistory } from '../application/credit-history.js';
import { GetUsageHistory } from '../application/usage-history.js';
import { GetUsage } from '../application/usage.js';

@Controller('workspaces')
@May('usage')
export class UsageController {
  constructor(
    private readonly queries: QueryBus,
    private readonly readYourWrites: ReadYourWrites,
  ) {}

  @Get('usage')
  @ForKeys('usage')
  async usage(@Account() account: AccountView, @Req() request: RectoRequest) {
    await this.readYourWrites.beforeRead(request, ['usage']);
    return { usage: await this.queries.execute(new GetUsage(account.workspaceId)) };
  }

  @Get('credits')
  @ForKeys('usage', 'documents:read')
  async credits(
    @Account() { workspaceId }: AccountView,
    @Query() query: unknown,
    @Req() request: RectoRequest,
  ): Promise<CreditsAnswer> {
    const part = partOf(query, CreditsQuery.parse(query));
    await this.readYourWrites.beforeRead(request, ['credit-history', 'document-list']);
    const { lines, total, next } = await this.queries.execute(new GetCreditHistory(workspaceId, part));
    const entries = lines.map(({ workspaceId: _ours, ...entry }) => entry);
    return { entries, pagination: pagination(part, total, next) };
  }

  @Get('usage/history')
  @ForKeys('usage')
  async history(@Account() account: AccountView, @Req() request: RectoRequest) {
    await this.readYourWrites.beforeRead(request, ['usage']);
    return { days: await this.queries.execute(new GetUsageHistory(account.workspaceId)) };
  }
}
