/** GET /workspaces/usage and what it was day by day, GET /workspaces/credits, DELETE /workspaces/cleanup */
import { Body, Controller, Delete, Get, Query, Req, Res } from '@nestjs/common';
import { CommandBus, QueryBus } from '@nestjs/cqrs';
import type { Response } from 'express';
import { CleanUpWorkspace } from '#contexts/erasure/application/clean-up-workspace.js';
import { ProofBody } from '#contracts/auth.js';
import { Account } from '#platform/auth.js';
import { ReadYourWrites } from '#platform/read-your-writes.js';
import { causeOf, type RectoRequest } from '#platform/request-context.js';
import type { AccountView } from '#projections/accounts/view.js';
import { CreditsQuery, type CreditsAnswer } from '#contracts/workspaces.js';
import { GetCreditHistory } from '../application/credit-history.js';
import { GetUsageHistory } from '../application/usage-history.js';
import { GetUsage } from '../application/usage.js';

@Controller('workspaces')
export class WorkspacesController {
  constructor(
    private readonly commands: CommandBus,
    private readonly queries: QueryBus,
    private readonly readYourWrites: ReadYourWrites,
  ) {}

  @Get('usage')
  async usage(@Account() account: AccountView, @Req() request: RectoRequest) {
    await this.readYourWrites.beforeRead(request, ['usage']);
    return { success: true, data: { usage: await this.queries.execute(new GetUsage(account.workspaceId)) } };
  }

  @Get('credits')
  async credits(
    @Account() { workspaceId }: AccountView,
    @Query() query: unknown,
    @Req() request: RectoRequest,
  ): Promise<{ success: true; data: CreditsAnswer }> {
    const { page, limit } = CreditsQuery.parse(query);
    await this.readYourWrites.beforeRead(request, ['credit-history', 'document-list']);
    const { lines, total } = await this.queries.execute(new GetCreditHistory(workspaceId, page, limit));
    const entries = lines.map(({ workspaceId: _ours, ...entry }) => entry);
    return { success: true, data: { entries, pagination: { page, limit, total, pages: Math.ceil(total / limit) } } };
  }

  @Delete('cleanup')
  async cleanUp(
    @Account() account: AccountView,
    @Body() body: unknown,
    @Req() request: RectoRequest,
    @Res({ passthrough: true }) response: Response,
  ) {
    const { currentPassword } = ProofBody.parse(body ?? {});
    const { userId, workspaceId } = account;
    const { position } = await this.commands.execute(
      new CleanUpWorkspace(userId, workspaceId, currentPassword, causeOf(request, account)),
    );
    await this.readYourWrites.afterCommand(response, position, ['document-list', 'document-detail', 'usage']);
    return {
      success: true,
      data: { message: 'Workspace data cleaned up successfully. Plan and credits remain unchanged.' },
    };
  }

  @Get('usage/history')
  async history(@Account() account: AccountView, @Req() request: RectoRequest) {
    await this.readYourWrites.beforeRead(request, ['usage']);
    return { success: true, data: { days: await this.queries.execute(new GetUsageHistory(account.workspaceId)) } };
  }
}
