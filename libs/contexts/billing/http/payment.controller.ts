/** GET /payment/subscription: what the workspace has booked. No gateway is connected yet, so nobody has booked anything. */
import { Controller, Get, Req } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import { GetUsage } from '#contexts/workspaces/application/usage.js';
import type { SubscriptionInfo } from '#contracts/payment.js';
import { Account } from '#platform/auth.js';
import { ReadYourWrites } from '#platform/read-your-writes.js';
import type { RectoRequest } from '#platform/request-context.js';
import type { AccountView } from '#projections/accounts/view.js';

@Controller('payment')
export class PaymentController {
  constructor(
    private readonly queries: QueryBus,
    private readonly readYourWrites: ReadYourWrites,
  ) {}

  @Get('subscription')
  async subscription(@Account() account: AccountView, @Req() request: RectoRequest): Promise<{ success: true; data: SubscriptionInfo }> {
    await this.readYourWrites.beforeRead(request, ['usage']);
    const { plan, monthlyCredits, usedCredits } = await this.queries.execute(new GetUsage(account.workspaceId));
    return { success: true, data: { hasSubscription: false, subscription: null, workspace: { plan, monthlyCredits, usedCredits } } };
  }
}
