/** /bulk-jobs/deletions: many documents deleted by one request. */
import { Body, Controller, Get, Headers, HttpCode, Param, Post, Query, Req } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { BulkDeletionBody, type BulkJobAnswer } from '#contracts/bulk-jobs.js';
import { WaitQuery } from '#contracts/documents.js';
import { BULK_JOB } from '#contracts/live.js';
import { Account } from '#contexts/identity/http/bearer.js';
import { ForKeys } from '#contexts/identity/http/for-keys.js';
import { bulkDeletionDecider, bulkJobNotFound, bulkJobOf } from '#domain/bulk/bulk-deletion.js';
import { idempotencyKey } from '#kernel/idempotency-key.js';
import { isUuid } from '#kernel/ids.js';
import { May } from '#platform/may.js';
import { UntilTold } from '#platform/live/until-told.js';
import { ReadYourWrites } from '#platform/read-your-writes.js';
import { causeOf, type RectoRequest } from '#platform/request-context.js';
import { Clock } from '#ports/clock.js';
import type { AccountView } from '#projections/accounts/view.js';
import { Decisions } from '#write-side/decisions.js';
import { RequestDeletion } from '../application/request-deletion.js';
import { isOver, toJob } from './wire.js';

const READ_MODELS = ['open-bulk-jobs'];

@Controller('bulk-jobs/deletions')
@May('delete')
@ForKeys('documents:write')
export class BulkDeletionsController {
  constructor(
    private readonly commands: CommandBus,
    private readonly decisions: Decisions,
    private readonly readYourWrites: ReadYourWrites,
    private readonly told: UntilTold,
    private readonly clock: Clock,
  ) {}

  @Post()
  @HttpCode(202)
  async request(
    @Account() account: AccountView,
    @Headers('idempotency-key') key: string | undefined,
    @Body() body: unknown,
    @Req() request: RectoRequest,
  ): Promise<BulkJobAnswer> {
    const { workspaceId } = account;
    const asked = {
      workspaceId,
      documentIds: BulkDeletionBody.parse(body).ids.map((id) => id.toLowerCase()),
      idempotencyKey: idempotencyKey(key),
    };
    const { job, position } = await this.commands.execute(new RequestDeletion(asked, causeOf(request, account)));
    await this.readYourWrites.afterCommand(request, position, READ_MODELS);
    return { job: toJob(job, this.clock.iso()) };
  }

  @Get(':id')
  @May('view')
  async one(
    @Account() { workspaceId }: AccountView,
    @Param('id') id: string,
    @Query() query: unknown,
    @Req() request: RectoRequest,
  ): Promise<BulkJobAnswer> {
    const { wait } = WaitQuery.parse(query);
    const jobId = idOf(id);
    const job = async () => bulkJobOf(workspaceId, await this.decisions.state(bulkDeletionDecider, jobId));
    const over = {
      isSo: async () => isOver(toJob(await job(), this.clock.iso())),
      tells: ({ name, data }: { readonly name: string; readonly data: { readonly [member: string]: unknown } }) =>
        name === BULK_JOB && data['jobId'] === jobId && isOver({ status: data['status'] }),
    };
    await this.told.wait(request, over, wait);
    return { job: toJob(await job(), this.clock.iso()) };
  }

  @Post(':id/cancel')
  @HttpCode(200)
  async cancel(
    @Account() account: AccountView,
    @Param('id') id: string,
    @Req() request: RectoRequest,
  ): Promise<BulkJobAnswer> {
    const { workspaceId } = account;
    const deletionId = idOf(id);
    const command = { type: 'CancelBulkDeletion', deletionId, workspaceId } as const;
    const { state, position } = await this.decisions.run(
      bulkDeletionDecider,
      deletionId,
      command,
      causeOf(request, account),
    );
    await this.readYourWrites.afterCommand(request, position, READ_MODELS);
    return { job: toJob(bulkJobOf(workspaceId, state), this.clock.iso()) };
  }
}

function idOf(id: string): string {
  if (!isUuid(id)) throw bulkJobNotFound();
  return id;
}
