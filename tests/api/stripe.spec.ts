/** The app against a double of Stripe's API: webhooks that come often, late, out of order, or from somebody else. */
import { Writable } from 'node:stream';
import pino from 'pino';
import { setUpCatalogue } from '#adapters/stripe/catalogue.js';
import { stripeApi } from '#adapters/stripe/stripe-api.js';
import { SECRET_KEY, StripeDouble, WEBHOOK_SECRET } from '#adapters/stripe/testing/stripe-double.js';
import { priceOf } from '#domain/billing/price-list.js';
import { creditsDecider } from '#domain/billing/credits.js';
import { monthsAfter } from '#kernel/months.js';
import { Decisions } from '#write-side/decisions.js';
import { eventually } from '../eventually.js';
import { TestApp, tinyPng, type Member } from './app.js';

const starter = { plan: 'starter', billingCycle: 'monthly' };
type Event = ReturnType<StripeDouble['event']>;

describe('payments by Stripe', () => {
  let stripe: StripeDouble;
  let app: TestApp;
  let ada: Member;
  const lines: string[] = [];
  beforeAll(async () => {
    stripe = await StripeDouble.start();
    await setUpCatalogue(stripeApi({ secretKey: SECRET_KEY, apiBase: stripe.url }), priceOf);
    const env = { STRIPE_SECRET_KEY: SECRET_KEY, STRIPE_WEBHOOK_SECRET: WEBHOOK_SECRET, STRIPE_API_BASE: stripe.url };
    const log = pino(
      { level: 'debug' },
      new Writable({ write: (chunk, _encoding, done) => (lines.push(String(chunk)), done()) }),
    );
    app = await TestApp.start(env, {}, log);
  });
  afterAll(async () => {
    await app.stop();
    await stripe.close();
  });
  let members = 0;
  beforeEach(async () => {
    stripe.account.now = new Date(Math.floor(Date.now() / 1000) * 1000).toISOString();
    ada = await app.register(`ada-${(members += 1)}@example.test`);
  });

  const post = (path: string, body?: unknown) => app.json('POST', `/api/payment/${path}`, body, ada.token);
  const checkout = async (choice: object = starter): Promise<string> =>
    (await post('create-checkout-session', { ...choice, email: 'planted@example.test' })).body.data.url;
  const deliver = ({ body, signature }: Pick<Event, 'body' | 'signature'>) =>
    app.json('POST', '/api/payment/webhook', body, undefined, { 'stripe-signature': signature });
  const about = (id: string, type = 'customer.subscription.updated') =>
    stripe.event(type, stripe.account.subscription(id));
  const subscribe = async (choice: object = starter) => {
    const id = stripe.account.pay(await checkout(choice))!;
    expect((await deliver(about(id, 'customer.subscription.created'))).status).toBe(200);
    return id;
  };
  const info = async () => (await app.json('GET', '/api/payment/subscription', undefined, ada.token)).body.data;
  const seen = (what: object) => eventually(JSON.stringify(what), async () => expectMatches(await info(), what));
  const history = async () => (await app.stream(`subscription-${ada.workspaceId}`)).map(({ type }) => type).slice(1);

  it('start with the webhook of a paid checkout, and reuse the customer', async () => {
    const id = await subscribe();
    await seen({ subscription: { status: 'active', plan: 'starter' }, workspace: { monthlyCredits: 1_000 } });
    await post('subscription/cancel');
    stripe.account.now = monthsAfter(stripe.account.now, 1);
    await deliver(about(id, 'customer.subscription.deleted'));
    await seen({ hasSubscription: false, workspace: { plan: 'free' } });
    const customers = () =>
      stripe.calls.filter(({ method, path }) => method === 'POST' && path === '/v1/customers').length;
    const before = customers();
    await subscribe();
    expect(customers()).toBe(before);
    expect(await history()).toEqual([
      'SubscriptionStarted',
      'SubscriptionCanceled',
      'SubscriptionEnded',
      'SubscriptionStarted',
    ]);
  });

  it('grant nothing twice when every webhook comes ten times in any order', async () => {
    const id = stripe.account.pay(await checkout())!;
    await app.upload(ada.token, tinyPng); // on the free plan still
    const told = [about(id, 'customer.subscription.created')];
    told.push(stripe.event('checkout.session.completed', { object: 'checkout.session', id: 'cs_1', subscription: id }));
    told.push(
      stripe.event('invoice.paid', { object: 'invoice', parent: { subscription_details: { subscription: id } } }),
    );
    told.push(about(id), about(id));
    const sent = shuffled(Array.from({ length: 10 }, () => told).flat(), 42);
    const statuses = new Set<number>();
    for (let from = 0; from < sent.length; from += 10) {
      for (const { status } of await Promise.all(sent.slice(from, from + 10).map(deliver))) statuses.add(status);
      if (from === 20) await app.upload(ada.token, tinyPng); // in the midst of them
    }
    expect([...statuses]).toEqual([200]);
    expect(await history()).toEqual(['SubscriptionStarted']);
    await seen({ workspace: { monthlyCredits: 1_000, usedCredits: 1 } });
    const period = stripe.account.now.slice(0, 10);
    const { granted, used, open } = await app.running.app
      .get(Decisions)
      .state(creditsDecider, `${ada.workspaceId}-${period}`);
    expect([granted, used + open.size]).toEqual([1_000, 1]);
    const grants = (await app.stream(`credits-${ada.workspaceId}-${period}`)).filter(({ type }) =>
      /Opened|Raised/.test(type),
    );
    expect(grants).toHaveLength(1);
  });

  it('ask once about each message, by its id', async () => {
    const id = await subscribe();
    const event = about(id);
    await deliver(event);
    const before = stripe.calls.length;
    for (let n = 0; n < 5; n++) expect((await deliver(event)).status).toBe(200);
    expect(stripe.calls).toHaveLength(before);
  });

  it('believe the gateway and not what a late message says', async () => {
    const id = await subscribe();
    const early = about(id);
    await post('subscription/cancel');
    await deliver(about(id));
    await deliver(early);
    await seen({ subscription: { status: 'canceled' } });
    expect(await history()).toEqual(['SubscriptionStarted', 'SubscriptionCanceled']);
  });

  it('know a deleted subscription also when its creation was never told', async () => {
    const id = stripe.account.pay(await checkout())!;
    const created = about(id, 'customer.subscription.created');
    stripe.account.now = monthsAfter(stripe.account.now, 1);
    await post('subscription/reactivate'); // nothing to reactivate
    await app.running.adapters.payments.end(id);
    await deliver(about(id, 'customer.subscription.deleted'));
    await deliver(created);
    expect(await history()).toEqual([]);
    expect(await info()).toMatchObject({ hasSubscription: false });
  });

  it.each<[string, (id: string) => Pick<Event, 'body' | 'signature'>]>([
    [
      'with another secret',
      (id) => stripe.event('customer.subscription.updated', { object: 'subscription', id }, 'evt_x', 'whsec_other'),
    ],
    [
      '301 seconds old',
      (id) =>
        stripe.event(
          'customer.subscription.updated',
          { object: 'subscription', id },
          'evt_x',
          WEBHOOK_SECRET,
          new Date(Date.now() - 301_500).toISOString(),
        ),
    ],
    ['whose body was changed', (id) => ({ ...about(id), body: about(id).body.replace('active', 'canceled') })],
    ['without a signature', (id) => ({ ...about(id), signature: '' })],
    ['that is empty', () => ({ body: '', signature: 't=1,v1=00' })],
  ])('refuse a message %s, and ask nobody', async (_what, forged) => {
    const id = stripe.account.pay(await checkout())!;
    const message = forged(id);
    const before = stripe.calls.length;
    const { status, body } = await deliver(message);
    expect([status, body.error.code]).toEqual([400, 'forged_notice']);
    expect(stripe.calls).toHaveLength(before);
    expect(await history()).toEqual([]);
  });

  it.each(['null', '[]', '0', '"a"', '{}', '{"id":1,"type":2}', '{"id":"evt_1"}', '{', '\ufeffnull'])(
    'refuse %j, though it is signed, and ask nobody',
    async (body) => {
      const before = stripe.calls.length;
      const refused = await deliver(stripe.signed(body));
      expect([refused.status, refused.body.error.code]).toEqual([400, 'forged_notice']);
      expect(stripe.calls).toHaveLength(before);
    },
  );

  it('are told again when Stripe could not be asked', async () => {
    const id = stripe.account.pay(await checkout())!;
    const event = about(id, 'customer.subscription.created');
    stripe.trouble = (response) =>
      response.writeHead(401).end('{"error":{"type":"invalid_request_error","message":"planted"}}');
    expect((await deliver(event)).status).toBe(503);
    expect((await deliver(event)).status).toBe(200);
    await seen({ subscription: { plan: 'starter' } });
  });

  it('end a second subscription of a workspace at once', async () => {
    const first = await subscribe();
    const customer = stripe.account.subscription(first)['customer'] as string;
    const order = {
      workspaceId: ada.workspaceId,
      customerId: customer,
      plan: 'starter',
      billingCycle: 'monthly',
    } as const;
    const urls = { successUrl: 'https://recto.example.test/', cancelUrl: 'https://recto.example.test/' };
    const second = stripe.account.pay(await app.running.adapters.payments.checkout({ ...order, ...urls }))!;
    expect((await deliver(about(second, 'customer.subscription.created'))).status).toBe(200);
    expect(stripe.account.subscription(second)).toMatchObject({ status: 'canceled' });
    expect(stripe.account.subscription(first)).toMatchObject({ status: 'active' });
    expect(await history()).toEqual(['SubscriptionStarted']);
  });

  it('take the newer subscription when the end of the older was not told yet', async () => {
    const first = await subscribe();
    await app.running.adapters.payments.end(first);
    const second = stripe.account.pay(await checkout({ plan: 'professional', billingCycle: 'annual' }))!;
    await deliver(about(second, 'customer.subscription.created'));
    await seen({ subscription: { plan: 'professional', billingCycle: 'annual', status: 'active' } });
    expect(stripe.account.subscription(second)).toMatchObject({ status: 'active' });
  });

  it('leave alone what another Recto sells on the same account', async () => {
    const id = stripe.account.pay(await checkout())!;
    const foreign = {
      ...stripe.account.subscription(id),
      metadata: { recto_workspace: app.running.adapters.ids.fresh() },
    };
    const elsewhere = foreign.metadata.recto_workspace;
    stripe.trouble = (response) => response.end(JSON.stringify(foreign));
    expect((await deliver(about(id))).status).toBe(200);
    expect(await app.stream(`subscription-${elsewhere}`)).toEqual([]);
    expect(stripe.account.subscription(id)).toMatchObject({ status: 'active' });
  });

  it('are refused with a sentence when the card is declined', async () => {
    const id = await subscribe();
    await seen({ hasSubscription: true });
    stripe.account.setDeclines(id, true);
    const { status, body } = await post('subscription/change', { plan: 'enterprise', billingCycle: 'monthly' });
    expect([status, body.error.message]).toEqual([402, 'The payment was declined. Your plan stays as it is.']);
    await seen({ subscription: { plan: 'starter' } });
  });

  it('begin again after the customer was deleted at Stripe', async () => {
    const id = await subscribe();
    stripe.account.deleteCustomer(stripe.account.subscription(id)['customer'] as string);
    const open = await post('billing-page');
    expect([open.status, open.body.error.message]).toEqual([409, 'This workspace has no active subscription.']);
    const canceled = await post('subscription/cancel');
    expect([canceled.status, canceled.body.error.code]).toEqual([409, 'no_subscription']);
    const again = await subscribe({ plan: 'professional', billingCycle: 'monthly' });
    await seen({ subscription: { status: 'active', plan: 'professional' } });
    expect(stripe.account.invoices(again)).toEqual([129_00]);
    expect((await post('billing-page')).status).toBe(200);
  });

  it('go on after a fault that Stripe repeats for a day', async () => {
    stripe.faults.push('before');
    expect(stripe.account.pay(await checkout())).toBeDefined();
  });

  it('charge once for a plan that Stripe changed and said it could not', async () => {
    const id = await subscribe({ plan: 'professional', billingCycle: 'monthly' });
    stripe.account.setClassic(id);
    await post('subscription/change', { plan: 'starter', billingCycle: 'monthly' });
    await seen({ subscription: { nextPlan: 'starter' } });
    const up = () => post('subscription/change', { plan: 'enterprise', billingCycle: 'monthly' });
    stripe.faults.push('none', 'after'); // back to what was paid for, then up
    expect((await up()).status).toBe(503);
    expect((await up()).status).toBe(200);
    await seen({ subscription: { plan: 'enterprise' } });
    expect(stripe.account.invoices(id)).toHaveLength(2);
  });

  it('end at Stripe with the account, also when Stripe is away at first', async () => {
    const id = await subscribe();
    stripe.trouble = (response) => response.writeHead(401).end('{"error":{"type":"invalid_request_error"}}');
    await app.json('DELETE', '/api/auth/account', undefined, ada.token);
    await eventually('the end', () => stripe.account.subscription(id)['status'] === 'canceled');
  });

  it('log neither keys nor addresses', () => {
    const log = lines.join('');
    expect(log).toContain('second subscription'); // there is a log to look into
    for (const secret of [SECRET_KEY, WEBHOOK_SECRET, 'planted']) expect(log).not.toContain(secret);
  });
});

/** The same order for the same seed. */
function shuffled<T>(items: readonly T[], seed: number): T[] {
  const rest = [...items];
  let state = seed;
  const next = () => (state = (state * 1_103_515_245 + 12_345) % 2_147_483_648) / 2_147_483_648;
  return items.map(() => rest.splice(Math.floor(next() * rest.length), 1)[0]!);
}

function expectMatches(actual: unknown, what: object): boolean {
  try {
    expect(actual).toMatchObject(what);
    return true;
  } catch {
    return false;
  }
}
