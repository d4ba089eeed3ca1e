/** /workspaces/retention: how long documents are kept. Everybody sees it; owners decide. */
import { Body, Controller, Get, Put, Query, Req } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import {
  RetentionBody,
  RetentionPreviewQuery,
  type RetentionAnswer,
  type RetentionChangeList,
  type RetentionPreview,
} from '#contracts/retention.js';
import { Account, WhenConfirmed } from '#contexts/identity/http/bearer.js';
import { daysOf, retentionDecider, type Retention } from '#domain/retention/retention-rule.js';
import { May } from '#platform/may.js';
import { ReadYourWrites } from '#platform/read-your-writes.js';
import { causeOf, type RectoRequest } from '#platform/request-context.js';
import type { AccountView } from '#projections/accounts/view.js';
import { Decisions } from '#write-side/decisions.js';
import { GetRetention, ListRetentionChanges, PreviewRetention } from '../application/find-retention.js';

@Controller('workspaces/retention')
@May('retention')
export class RetentionController {
  constructor(
    private readonly decisions: Decisions,
    private readonly queries: QueryBus,
    private readonly readYourWrites: ReadYourWrites,
  ) {}

  @Get()
  @May('view')
  async rule(@Account() { workspaceId }: AccountView): Promise<RetentionAnswer> {
    return shown(await this.queries.execute(new GetRetention(workspaceId)));
  }

  @Put()
  @WhenConfirmed()
  async set(
    @Account() account: AccountView,
    @Body() body: unknown,
    @Req() request: RectoRequest,
  ): Promise<RetentionAnswer> {
    const { workspaceId } = account;
    const command = { type: 'SetRetentionRule', workspaceId, ...RetentionBody.parse(body ?? {}) } as const;
    const { state } = await this.decisions.run(retentionDecider, workspaceId, command, causeOf(request, account));
    return shown(state);
  }

  @Get('preview')
  async preview(
    @Account() { workspaceId }: AccountView,
    @Query() query: unknown,
    @Req() request: RectoRequest,
  ): Promise<RetentionPreview> {
    const { originalsAfterDays = null, documentsAfterDays = null } = RetentionPreviewQuery.parse(query);
    await this.readYourWrites.beforeRead(request, ['kept-documents', 'document-list']);
    return this.queries.execute(new PreviewRetention(workspaceId, { originalsAfterDays, documentsAfterDays }));
  }

  @Get('changes')
  @May('changes')
  async changes(@Account() { workspaceId }: AccountView): Promise<RetentionChangeList> {
    return { changes: await this.queries.execute(new ListRetentionChanges(workspaceId)) };
  }
}

function shown(state: Retention): RetentionAnswer {
  const { originalsAfterDays, documentsAfterDays } = daysOf(state);
  const isRule = originalsAfterDays !== null || documentsAfterDays !== null;
  return {
    rule: { originalsAfterDays, documentsAfterDays, begins: state.status === 'set' && isRule ? state.begins : null },
  };
}
