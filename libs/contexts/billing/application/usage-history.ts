/** What a workspace did on each of the last days, quiet ones included. */
import { Query, QueryHandler, type IQueryHandler } from '@nestjs/cqrs';
import { Clock } from '#ports/clock.js';
import type { DayUsage, UsageView } from '#projections/usage/view.js';
import { Views } from '#read-side/views.js';

export interface UsageDay extends DayUsage {
  /** `2026-03-01`, UTC */
  readonly date: string;
}

const DAYS = 30;
const DAY_MS = 86_400_000;

export class GetUsageHistory extends Query<readonly UsageDay[]> {
  constructor(readonly workspaceId: string) {
    super();
  }
}

@QueryHandler(GetUsageHistory)
export class GetUsageHistoryHandler implements IQueryHandler<GetUsageHistory> {
  constructor(
    private readonly views: Views,
    private readonly clock: Clock,
  ) {}

  /** Oldest first; the last is today. */
  async execute({ workspaceId }: GetUsageHistory) {
    const view = await this.views.get<UsageView>('usage', workspaceId);
    const today = this.clock.now().getTime();
    return Array.from({ length: DAYS }, (_, n) => {
      const date = new Date(today - (DAYS - 1 - n) * DAY_MS).toISOString().slice(0, 10);
      // `days` is missing for as long as a version of the read model without it is served.
      return { date, documents: 0, credits: 0, ...view?.days?.[date] };
    });
  }
}
