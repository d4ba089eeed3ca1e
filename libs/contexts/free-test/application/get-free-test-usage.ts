/** How many free tests an address has left today, straight from the log. */
import { Query, QueryHandler, type IQueryHandler } from '@nestjs/cqrs';
import { Clock } from '#ports/clock.js';
import { Decisions } from '#write-side/decisions.js';
import { dayOf, endOfDay, freeTestDecider } from '#domain/free-test/free-test.js';
import { FreeTestTerms } from './free-test-terms.js';
import { VisitorKeys } from './visitor-keys.js';

export interface FreeTestUsage {
  readonly remaining: number;
  readonly limit: number;
  /** ISO 8601, UTC: when the limit begins anew. */
  readonly resetTime: string;
}

export class GetFreeTestUsage extends Query<FreeTestUsage> {
  constructor(readonly address: string) {
    super();
  }
}

@QueryHandler(GetFreeTestUsage)
export class GetFreeTestUsageHandler implements IQueryHandler<GetFreeTestUsage> {
  constructor(
    private readonly decisions: Decisions,
    private readonly visitors: VisitorKeys,
    private readonly clock: Clock,
    private readonly terms: FreeTestTerms,
  ) {}

  async execute({ address }: GetFreeTestUsage): Promise<FreeTestUsage> {
    const now = this.clock.iso();
    const visitor = await this.visitors.visitorOf(dayOf(now), address);
    const { taken } = await this.decisions.state(freeTestDecider, `${visitor}-${dayOf(now)}`);
    const { limit } = this.terms;
    return { remaining: Math.max(0, limit - taken.length), limit, resetTime: endOfDay(now) };
  }
}
