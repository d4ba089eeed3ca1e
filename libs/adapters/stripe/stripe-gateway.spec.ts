import { createHmac } from 'node:crypto';
import { inspect } from 'node:util';
import type { Choice } from '#kernel/plans.js';
import { CustomerGone, ForgedNotice, PaymentDeclined, PaymentGatewayUnavailable } from '#ports/payment-gateway.js';
import { paymentGatewayContract } from '#ports/payment-gateway.contract.js';
import { priceOf } from '#domain/billing/price-list.js';
import { FixedClock } from '../../../tests/fixed-clock.js';
import { setUpCatalogue } from './catalogue.js';
import { stripeApi } from './stripe-api.js';
import { StripeGateway } from './stripe-gateway.js';
import { SECRET_KEY, StripeDouble, WEBHOOK_SECRET } from './testing/stripe-double.js';

const workspaceId = '0190a000-0000-7000-8000-0000000000c0';
const urls = { successUrl: 'https://recto.example.test/paid', cancelUrl: 'https://recto.example.test/not-paid' };
const starter = { plan: 'starter', billingCycle: 'monthly' } as const;
const professional = { plan: 'professional', billingCycle: 'monthly' } as const;
const enterprise = { plan: 'enterprise', billingCycle: 'monthly' } as const;

async function open(apiKey = SECRET_KEY) {
  const stripe = await StripeDouble.start();
  await setUpCatalogue(stripeApi({ secretKey: SECRET_KEY, apiBase: stripe.url }), priceOf);
  const settings = { secretKey: apiKey, webhookSecret: WEBHOOK_SECRET, apiBase: stripe.url };
  const gateway = new StripeGateway(settings, new FixedClock(stripe.account.now));
  const subscribe = async (choice: Choice = starter) => {
    const customerId = await gateway.customer(workspaceId, 'ada@example.test');
    return stripe.account.pay(await gateway.checkout({ workspaceId, customerId, ...choice, ...urls }))!;
  };
  return { stripe, gateway, subscribe };
}

paymentGatewayContract('StripeGateway', async () => {
  const { stripe, gateway } = await open();
  return {
    gateway,
    pay: async (url) => stripe.account.pay(url),
    runOutOfMoney: async (id) => stripe.account.setDeclines(id, true),
    settle: async (id) => stripe.account.setDeclines(id, false),
    passTo: async (iso) => void (stripe.account.now = iso),
    close: () => stripe.close(),
  };
});

describe('StripeGateway', () => {
  let stripe: StripeDouble;
  let gateway: StripeGateway;
  let subscribe: (choice?: Choice) => Promise<string>;
  beforeEach(async () => {
    ({ stripe, gateway, subscribe } = await open());
  });
  afterEach(() => stripe.close());
  const lastCall = () => stripe.calls.at(-1)!;

  it('orders the price of the lookup key, and ties the subscription to the workspace', async () => {
    const customerId = await gateway.customer(workspaceId, 'ada@example.test');
    await gateway.checkout({ workspaceId, customerId, ...enterprise, ...urls });
    expect(stripe.calls).toContainEqual(
      expect.objectContaining({
        path: '/v1/prices',
        params: expect.objectContaining({ 'lookup_keys[0]': 'recto_enterprise_monthly' }),
      }),
    );
    expect(lastCall().params).toMatchObject({
      mode: 'subscription',
      customer: customerId,
      client_reference_id: workspaceId,
      'subscription_data[metadata][recto_workspace]': workspaceId,
      'subscription_data[billing_mode][type]': 'flexible',
      success_url: urls.successUrl,
      cancel_url: urls.cancelUrl,
    });
  });

  it('charges a step up at once and refuses it when the card does; a step down costs nothing now', async () => {
    const id = await subscribe();
    await gateway.change(id, enterprise, 'prorated');
    expect(lastCall().params).toMatchObject({
      proration_behavior: 'always_invoice',
      payment_behavior: 'error_if_incomplete',
    });
    await gateway.change(id, starter, 'unprorated');
    expect(lastCall().params).toMatchObject({ proration_behavior: 'none' });
    stripe.account.setDeclines(id, true);
    await expect(gateway.change(id, enterprise, 'prorated')).rejects.toThrow(PaymentDeclined);
    expect(await gateway.subscription(id)).toMatchObject(starter);
  });

  it('makes another customer of one that was deleted, once, also within the day of a key', async () => {
    const gone = await gateway.customer(workspaceId, 'ada@example.test');
    stripe.account.deleteCustomer(gone);
    const order = (customerId: string) => gateway.checkout({ workspaceId, customerId, ...starter, ...urls });
    await expect(order(gone)).rejects.toThrow(CustomerGone);
    await expect(gateway.billingPage(gone, urls.successUrl)).rejects.toThrow(CustomerGone);
    const another = await gateway.customer(workspaceId, 'ada@example.test', gone);
    expect(stripe.account.pay(await order(another))).toBeDefined();
    expect(await gateway.customer(workspaceId, 'ada@example.test', gone)).toBe(another);
  });

  it.each(['before', 'after'] as const)('has a customer though Stripe repeats a fault for a day (%s)', async (when) => {
    stripe.faults.push(when);
    for (let click = 0; click < 2; click++) {
      const customerId = await gateway.customer(workspaceId, 'ada@example.test');
      await gateway.checkout({ workspaceId, customerId, ...starter, ...urls });
    }
    expect(stripe.faults).toEqual([]);
  });

  describe('charges what the page says', () => {
    const middle = '2026-04-15T09:00:00.000Z';
    const next = '2026-04-30T09:00:01.000Z';
    const annual = { plan: 'starter', billingCycle: 'annual' } as const;

    it.each<[string, Choice, [Choice, 'prorated' | 'unprorated'][], number[]]>([
      ['the price, and the new one from then on', starter, [[professional, 'unprorated']], [39_00, 129_00]],
      ['the difference for half a month', starter, [[professional, 'prorated']], [39_00, 45_00, 129_00]],
      ['a year less half a month', starter, [[annual, 'prorated']], [39_00, 348_00 - 19_50]],
      [
        'the difference to what was paid, not to what was to come',
        professional,
        [
          [starter, 'unprorated'],
          [professional, 'unprorated'],
          [enterprise, 'prorated'],
        ],
        [129_00, 135_00, 399_00],
      ],
    ])('%s', async (_what, first, changes, invoices) => {
      for (const mode of ['flexible', 'classic']) {
        stripe.account.now = '2026-03-31T09:00:00.000Z';
        const id = await subscribe(first);
        if (mode === 'classic') stripe.account.setClassic(id);
        stripe.account.now = middle;
        for (const [choice, how] of changes) await gateway.change(id, choice, how);
        stripe.account.now = next;
        expect(stripe.account.invoices(id)).toEqual(invoices);
      }
    });

    it('once, when Stripe did what it answered with a fault', async () => {
      const id = await subscribe();
      stripe.faults.push('after');
      await expect(gateway.change(id, professional, 'prorated')).rejects.toThrow(PaymentGatewayUnavailable);
      await gateway.change(id, professional, 'prorated');
      expect(stripe.account.invoices(id)).toEqual([39_00, 90_00]);
    });
  });

  it('takes no subscription for ours that has not our mark', async () => {
    const id = await subscribe();
    const object = stripe.account.subscription(id);
    for (const change of [{ metadata: {} }, { items: { data: [] } }, { status: 'incomplete' }]) {
      stripe.trouble = (response) => response.end(JSON.stringify({ ...object, ...change }));
      expect(await gateway.subscription(id)).toBeUndefined();
    }
  });

  it.each([
    ['trialing', 'active'],
    ['unpaid', 'ended'],
    ['paused', 'ended'],
    ['incomplete_expired', 'ended'],
    ['something_new', 'ended'],
  ])('takes the status %s for %s', async (status, ours) => {
    const id = await subscribe();
    const object = stripe.account.subscription(id);
    stripe.trouble = (response) => response.end(JSON.stringify({ ...object, status }));
    expect(await gateway.subscription(id)).toMatchObject({ status: ours });
  });

  it('counts an end that was set as a date for a cancellation, and takes it back', async () => {
    const id = await subscribe();
    const object = { ...stripe.account.subscription(id), cancel_at: 1_777_539_600 };
    const once = () => (stripe.trouble = (response) => response.end(JSON.stringify(object)));
    once();
    expect(await gateway.subscription(id)).toMatchObject({ canceled: true });
    once();
    await gateway.reactivate(id);
    expect(lastCall().params).toEqual({ cancel_at: '' });
  });

  it('tries again when there is no answer, and orders once', async () => {
    const id = await subscribe();
    stripe.trouble = (response) => response.destroy();
    await gateway.cancelAtPeriodEnd(id);
    expect(await gateway.subscription(id)).toMatchObject({ canceled: true });
  });

  it('says that it is not available, without the key, an address or what Stripe said', async () => {
    const wrong = new StripeGateway(
      { secretKey: 'sk_test_planted', webhookSecret: 'whsec_planted', apiBase: stripe.url },
      new FixedClock(),
    );
    const fault = await wrong.customer(workspaceId, 'planted@example.test').catch((error: unknown) => error);
    expect(fault).toBeInstanceOf(PaymentGatewayUnavailable);
    expect(inspect(fault, { depth: Infinity })).not.toMatch(/planted|Invalid API Key/);
  });

  it('names the price that is missing and how to make it', async () => {
    const bare = await StripeDouble.start();
    const other = new StripeGateway(
      { secretKey: SECRET_KEY, webhookSecret: WEBHOOK_SECRET, apiBase: bare.url },
      new FixedClock(),
    );
    const customerId = await other.customer(workspaceId, 'ada@example.test');
    await expect(other.checkout({ workspaceId, customerId, ...starter, ...urls })).rejects.toThrow(
      /recto_starter_monthly.*setup-stripe/,
    );
    await bare.close();
  });

  describe('a webhook', () => {
    const read = ({ body, signature }: { body: string; signature: string }) =>
      gateway.notice(Buffer.from(body), signature);
    const ago = (s: number) => new Date(Date.parse(stripe.account.now) - s * 1000).toISOString();
    const subscription = { object: 'subscription', id: 'sub_1' };

    it.each([
      ['customer.subscription.updated', subscription],
      ['checkout.session.completed', { object: 'checkout.session', subscription: 'sub_1' }],
      ['invoice.payment_failed', { object: 'invoice', parent: { subscription_details: { subscription: 'sub_1' } } }],
      ['invoice.paid', { object: 'invoice', subscription: { id: 'sub_1' } }],
    ])('of type %s says which subscription it is about', (type, object) => {
      const event = stripe.event(type, object);
      expect(read(event)).toEqual({ eventId: event.id, type, subscriptionId: 'sub_1' });
    });

    it('about something else is about no subscription', () => {
      expect(read(stripe.event('customer.created', { object: 'customer', id: 'cus_1' }))).not.toHaveProperty(
        'subscriptionId',
        expect.anything(),
      );
    });

    it('counts for 300 seconds', () => {
      const at = (s: number) =>
        stripe.event('customer.subscription.updated', subscription, 'evt_1', WEBHOOK_SECRET, ago(s));
      expect(read(at(300)).eventId).toBe('evt_1');
      expect(() => read(at(301))).toThrow(ForgedNotice);
    });

    it.each(['null', '5', '[]', '{}', '{"id":"evt_1"}'])('is no event when it is %s, however well signed', (body) => {
      const t = Math.floor(Date.parse(stripe.account.now) / 1000);
      const v1 = createHmac('sha256', WEBHOOK_SECRET).update(`${t}.${body}`).digest('hex');
      expect(() => read({ body, signature: `t=${t},v1=${v1}` })).toThrow(/not an event/);
    });

    it('is not believed with another secret, a changed byte, or no signature', () => {
      const { body, signature } = stripe.event('customer.subscription.updated', subscription);
      expect(() => read(stripe.event('customer.subscription.updated', subscription, 'evt_1', 'whsec_other'))).toThrow(
        ForgedNotice,
      );
      expect(() => read({ body: body.replace('sub_1', 'sub_2'), signature })).toThrow(ForgedNotice);
      expect(() => read({ body: `${body} `, signature })).toThrow(ForgedNotice);
      expect(() => read({ body, signature: '' })).toThrow(ForgedNotice);
    });
  });
});

describe('the catalogue at Stripe', () => {
  it('is made once; another price takes the lookup key over and leaves the old one to who has it', async () => {
    const stripe = await StripeDouble.start();
    const api = stripeApi({ secretKey: SECRET_KEY, apiBase: stripe.url });
    const done = async (amount: number) => (await setUpCatalogue(api, () => amount)).map((entry) => entry.done);
    expect(await done(39_00)).toEqual(Array(6).fill('made'));
    const posts = () => stripe.calls.filter(({ method }) => method === 'POST').length;
    const before = posts();
    expect(await done(39_00)).toEqual(Array(6).fill('was there'));
    expect(posts()).toBe(before);
    expect(await done(49_00)).toEqual(Array(6).fill('replaced'));
    expect(await done(49_00)).toEqual(Array(6).fill('was there'));
    await stripe.close();
  });
});
