/**
 * The end of a subscription, before a Stripe that others play: localstripe remembers what it is told. It knows Stripe's
 * older ways only: no prices, no checkout, no billing page, no item that names a price. So the subscription is made
 * here, as a checkout would have made it, and what needs the rest is named as what cannot be asked of it.
 */
import type Stripe from 'stripe';
import { PaymentGatewayUnavailable } from '#ports/payment-gateway.js';
import { priceOf } from '#domain/billing/price-list.js';
import { FixedClock } from '../../../tests/fixed-clock.js';
import { ownEngine, type OwnEngine } from '../../../tests/own-engine.js';
import { describeWithBinary } from '../../../tests/server-binary.js';
import { tempFolder } from '../../../tests/temp-folder.js';
import { setUpCatalogue } from './catalogue.js';
import { stripeApi } from './stripe-api.js';
import { StripeGateway } from './stripe-gateway.js';

const workspaceId = '0190a000-0000-7000-8000-0000000000c0';
const urls = { successUrl: 'https://recto.example.test/paid', cancelUrl: 'https://recto.example.test/not-paid' };
const starter = { plan: 'starter', billingCycle: 'monthly' } as const;
const card = { number: '4242424242424242', exp_month: 12, exp_year: 2040, cvc: '123' };

describeWithBinary('localstripe', 'StripeGateway before localstripe', (path) => {
  const folder = tempFolder();
  let server: OwnEngine;
  let api: Stripe;
  let gateway: StripeGateway;
  let customerId: string;
  beforeEach(async () => {
    // It keeps what it knows in the folder for temporary files.
    const env = { TMPDIR: folder.path };
    server = await ownEngine(path, (_folder, port) => ['--from-scratch', '--port', String(port)], { env });
    const apiBase = `http://127.0.0.1:${server.port}`;
    const settings = { secretKey: 'sk_test_123', webhookSecret: 'whsec_123', apiBase };
    api = stripeApi(settings);
    gateway = new StripeGateway(settings, new FixedClock());
    customerId = await gateway.customer(workspaceId, 'ada@example.test');
  });
  afterEach(() => server.remove());

  /** As a checkout leaves it: of a customer with a card, for a plan of ours, with the id of the workspace. */
  async function subscribed(): Promise<string> {
    const method = await api.paymentMethods.create({ type: 'card', card });
    await api.paymentMethods.attach(method.id, { customer: customerId });
    await api.customers.update(customerId, { invoice_settings: { default_payment_method: method.id } });
    const metadata = { recto_plan: 'starter' };
    await api.products.create({ id: 'recto_starter', name: 'Recto Starter', type: 'service', metadata });
    const plan = { product: 'recto_starter', amount: priceOf(starter), currency: 'usd', interval: 'month' } as const;
    const { id } = await api.plans.create({ ...plan, metadata });
    const order = { customer: customerId, items: [{ plan: id }], metadata: { recto_workspace: workspaceId } };
    return (await api.subscriptions.create(order)).id;
  }

  it('has a subscription run out, go on after all, and end, once', async () => {
    const id = await subscribed();
    const now = async () => {
      const { status, cancel_at_period_end } = await api.subscriptions.retrieve(id);
      return [status, cancel_at_period_end];
    };
    expect(await now()).toEqual(['active', false]);
    await gateway.cancelAtPeriodEnd(id);
    expect(await now()).toEqual(['active', true]);
    await gateway.reactivate(id);
    expect(await now()).toEqual(['active', false]);
    for (let times = 0; times < 2; times++) {
      await gateway.end(id);
      expect((await now())[0]).toBe('canceled');
    }
  });

  it('has the customer with the address and the workspace', async () => {
    const customer = await api.customers.retrieve(customerId);
    expect(customer).toMatchObject({ email: 'ada@example.test', metadata: { recto_workspace: workspaceId } });
  });

  // Fails once localstripe learns one of them: then the journey above can be a whole one.
  it.each<[string, () => Promise<unknown>]>([
    ['the catalogue: prices', () => setUpCatalogue(api, priceOf)],
    ['a checkout', () => gateway.checkout({ workspaceId, customerId, ...starter, ...urls })],
    ['a billing page', () => gateway.billingPage(customerId, urls.successUrl)],
    [
      'a subscription by its price, and another plan for it',
      async () => gateway.change(await subscribed(), starter, 'prorated'),
    ],
    ['that a subscription is missing, by its code', () => gateway.subscription('sub_none')],
  ])('cannot be asked for %s', async (_what, ask) => {
    const error = await ask().then(
      () => undefined,
      (reason: unknown) => reason as Error & { statusCode?: number },
    );
    expect(error instanceof PaymentGatewayUnavailable || error?.statusCode === 404).toBe(true);
  });
});
