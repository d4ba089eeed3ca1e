/** `?wait=30` of a job: the answer is held until it is over. */
import { Injectable } from '@nestjs/common';
import { BULK_JOB } from '#contracts/live.js';
import { UntilTold } from '#platform/live/until-told.js';
import type { RectoRequest } from '#platform/request-context.js';
import { isOver } from './wire.js';

@Injectable()
export class UntilOver {
  constructor(private readonly told: UntilTold) {}

  /** @param job as it stands; what it throws ends the waiting */
  wait(request: RectoRequest, jobId: string, job: () => Promise<{ status: string }>, seconds?: number): Promise<void> {
    const over = {
      isSo: async () => isOver(await job()),
      tells: ({ name, data }: { readonly name: string; readonly data: { readonly [member: string]: unknown } }) =>
        name === BULK_JOB && data['jobId'] === jobId && isOver({ status: data['status'] }),
    };
    return this.told.wait(request, over, seconds);
  }
}
