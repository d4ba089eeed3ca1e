/** What members do about their plan: checkout, what is booked, cancel, reactivate, change, cards and invoices. */
import { Body, Controller, Get, HttpCode, Post, Req } from '@nestjs/common';
import { CommandBus, QueryBus } from '@nestjs/cqrs';
import { GetUsage } from '../application/usage.js';
import { CheckoutBody, PlanChoice, type CheckoutSession, type SubscriptionInfo } from '#contracts/payment.js';
import { ORIGIN, type Position } from '#kernel/position.js';
import { Account, WhenConfirmed } from '#contexts/identity/http/bearer.js';
import { May } from '#platform/may.js';
import { ReadYourWrites } from '#platform/read-your-writes.js';
import { causeOf, type RectoRequest } from '#platform/request-context.js';
import type { AccountView } from '#projections/accounts/view.js';
import {
  CancelSubscription,
  ChangePlan,
  OpenBillingPage,
  ReactivateSubscription,
} from '../application/change-subscription.js';
import { GetSubscription } from '../application/find-subscription.js';
import { StartCheckout } from '../application/start-checkout.js';
import type { Booked } from '#domain/billing/subscription.js';
import { ReturnAddress } from './return-address.js';

type Info = Promise<SubscriptionInfo>;

@Controller('payment')
@May('billing')
export class PaymentController {
  constructor(
    private readonly commands: CommandBus,
    private readonly queries: QueryBus,
    private readonly readYourWrites: ReadYourWrites,
    private readonly returnAddress: ReturnAddress,
  ) {}

  @Post('create-checkout-session')
  @HttpCode(200)
  async checkout(
    @Account() account: AccountView,
    @Body() body: unknown,
    @Req() request: RectoRequest,
  ): Promise<CheckoutSession> {
    const { email, ...wanted } = CheckoutBody.parse(body ?? {});
    const origin = this.returnAddress.of(request.headers.origin);
    const start = new StartCheckout(account, wanted, email, origin, causeOf(request, account));
    return await this.commands.execute(start);
  }

  @Get('subscription')
  @May('usage')
  async subscription(@Account() account: AccountView, @Req() request: RectoRequest): Info {
    await this.readYourWrites.beforeRead(request, ['usage', 'subscriptions']);
    return this.#info(account);
  }

  @Post('subscription/cancel')
  @HttpCode(200)
  @WhenConfirmed()
  async cancel(@Account() account: AccountView, @Req() request: RectoRequest): Info {
    const cancel = new CancelSubscription(account, causeOf(request, account));
    return this.#after(await this.commands.execute(cancel), account, request);
  }

  @Post('subscription/reactivate')
  @HttpCode(200)
  async reactivate(@Account() account: AccountView, @Req() request: RectoRequest): Info {
    const reactivate = new ReactivateSubscription(account, causeOf(request, account));
    return this.#after(await this.commands.execute(reactivate), account, request);
  }

  @Post('subscription/change')
  @HttpCode(200)
  async change(@Account() account: AccountView, @Body() body: unknown, @Req() request: RectoRequest): Info {
    const change = new ChangePlan(account, PlanChoice.parse(body ?? {}), causeOf(request, account));
    return this.#after(await this.commands.execute(change), account, request);
  }

  @Post('billing-page')
  @HttpCode(200)
  async billingPage(@Account() account: AccountView, @Req() request: RectoRequest): Promise<CheckoutSession> {
    const open = new OpenBillingPage(account, this.returnAddress.of(request.headers.origin));
    return await this.commands.execute(open);
  }

  async #after({ position }: { position: Position }, account: AccountView, request: RectoRequest): Info {
    if (position !== ORIGIN) await this.readYourWrites.afterCommand(request, position, ['subscriptions']);
    return this.#info(account);
  }

  async #info({ workspaceId }: AccountView): Info {
    const [booked, { plan, monthlyCredits, usedCredits }] = await Promise.all([
      this.queries.execute(new GetSubscription(workspaceId)),
      this.queries.execute(new GetUsage(workspaceId)),
    ]);
    const workspace = { plan, monthlyCredits, usedCredits };
    return { hasSubscription: booked !== null, subscription: booked && shown(booked), workspace };
  }
}

function shown({ plan, billingCycle, periodStart, periodEnd, canceled, nextPlan, unpaidSince }: Booked) {
  return {
    status: canceled ? ('canceled' as const) : ('active' as const),
    plan,
    billingCycle,
    currentPeriodStart: periodStart,
    currentPeriodEnd: periodEnd,
    ...(nextPlan && { nextPlan }),
    ...(unpaidSince && { paymentFailed: true }),
  };
}
