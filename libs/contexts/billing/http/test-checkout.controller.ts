/**
 * The page where nothing is paid: GET and POST /payment/test-checkout/{session}. 404 when payments are real, and for
 * another workspace's order.
 */
import { Body, Controller, Get, HttpCode, Param, Post, Req } from '@nestjs/common';
import { CommandBus, QueryBus } from '@nestjs/cqrs';
import { TestPayment, type CheckoutSession, type TestOrder } from '#contracts/payment.js';
import { ORIGIN } from '#kernel/position.js';
import { Account } from '#contexts/identity/http/bearer.js';
import { May } from '#platform/may.js';
import { ReadYourWrites } from '#platform/read-your-writes.js';
import { causeOf, type RectoRequest } from '#platform/request-context.js';
import type { AccountView } from '#projections/accounts/view.js';
import { ConcludeTestCheckout, GetTestOrder } from '../application/test-checkout.js';

@Controller('payment/test-checkout')
@May('billing')
export class TestCheckoutController {
  constructor(
    private readonly commands: CommandBus,
    private readonly queries: QueryBus,
    private readonly readYourWrites: ReadYourWrites,
  ) {}

  @Get(':session')
  async order(@Account() { workspaceId }: AccountView, @Param('session') session: string): Promise<TestOrder> {
    const { plan, billingCycle, amount, cancelUrl } = await this.queries.execute(
      new GetTestOrder(session, workspaceId),
    );
    return { plan, billingCycle, amount, cancelUrl };
  }

  @Post(':session')
  @HttpCode(200)
  async conclude(
    @Account() account: AccountView,
    @Param('session') session: string,
    @Body() body: unknown,
    @Req() request: RectoRequest,
  ): Promise<CheckoutSession> {
    const { outcome } = TestPayment.parse(body ?? {});
    const conclude = new ConcludeTestCheckout(session, account.workspaceId, outcome, causeOf(request, account));
    const { url, position } = await this.commands.execute(conclude);
    if (position !== ORIGIN) await this.readYourWrites.afterCommand(request, position, ['subscriptions']);
    return { url };
  }
}
