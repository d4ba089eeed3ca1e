/** Plans and money over HTTP, with the test gateway, as Recto runs without any key. */
import { NoGateway } from '#adapters/no-payments/no-gateway.js';
import { TestGateway } from '#adapters/test-payments/test-gateway.js';
import { Sessions } from '#contexts/identity/application/sessions.js';
import { Reconciliation } from '#contexts/billing/application/reconciliation.js';
import { ReconcileSubscriptions } from '#contexts/billing/application/reconcile-subscriptions.js';
import { priceOf } from '#domain/billing/price-list.js';
import { CreditLedger } from '#contexts/billing/application/credit-ledger.js';
import { PaymentGateway } from '#ports/payment-gateway.js';
import { Decisions } from '#write-side/decisions.js';
import { Views } from '#read-side/views.js';
import { agedToken } from '../aged-token.js';
import { eventually } from '../eventually.js';
import { mailsIn } from '../files-in.js';
import { FixedClock } from '../fixed-clock.js';
import { tempFolder } from '../temp-folder.js';
import { TestApp, tinyPng, type Member } from './app.js';

const PASSWORD = 'correct horse';
const DAY_MS = 86_400_000;
const starter = { plan: 'starter', billingCycle: 'monthly' };
const professional = { plan: 'professional', billingCycle: 'monthly' };

describe('payments', () => {
  const folder = tempFolder();
  let app: TestApp;
  let ada: Member;
  let clock: FixedClock;
  let gateway: TestGateway;
  beforeEach(async () => {
    clock = new FixedClock('2026-03-31T09:00:00.000Z');
    gateway = new TestGateway(folder.file('payments.db'), clock, priceOf);
    app = await TestApp.start({}, { clock, payments: gateway });
    ada = await app.register('ada@example.test');
  });
  afterEach(() => app.stop());

  const post = (path: string, body?: unknown, token = ada.token) =>
    app.json('POST', `/api/payment/${path}`, body, token);
  const mailsCalled = (subject: string) =>
    mailsIn(app.folder).filter((mail) => mail.includes(`Subject: ${subject}\r\n`));
  const checkout = (choice: object = starter, token = ada.token) =>
    post('create-checkout-session', { ...choice, email: 'ada@example.test' }, token);
  const sessionOf = (url: string) => new URL(url).searchParams.get('session')!;
  const conclude = (session: string, outcome = 'paid', token = ada.token) =>
    post(`test-checkout/${session}`, { outcome }, token);
  const subscribe = async (choice: object = starter, outcome = 'paid') =>
    conclude(sessionOf((await checkout(choice)).body.data.url), outcome);
  const info = async () => (await app.json('GET', '/api/payment/subscription', undefined, ada.token)).body.data;
  const usage = async () => (await app.json('GET', '/api/workspaces/usage', undefined, ada.token)).body.data.usage;
  const history = async () => (await app.stream(`subscription-${ada.workspaceId}`)).map(({ type }) => type);
  /** A round of the sweep. */
  const lookAgain = () => {
    const sweep = new ReconcileSubscriptions(
      app.running.app.get(Views),
      app.running.app.get(PaymentGateway),
      app.running.app.get(Reconciliation),
      clock,
    );
    return sweep.run(new AbortController().signal);
  };
  const refused = ({ status, body }: Awaited<ReturnType<typeof post>>) => [status, body.error?.code];

  it('are nothing on the free plan', async () => {
    expect(await info()).toEqual({
      hasSubscription: false,
      subscription: null,
      workspace: { plan: 'free', monthlyCredits: 50, usedCredits: 0 },
    });
    expect(refused(await post('subscription/cancel'))).toEqual([409, 'no_subscription']);
    expect(refused(await post('subscription/reactivate'))).toEqual([409, 'no_subscription']);
    expect(refused(await post('subscription/change', professional))).toEqual([409, 'no_subscription']);
    expect(refused(await post('billing-page'))).toEqual([409, 'no_subscription']);
  });

  it('lead from the checkout to the plan, its credits and its period', async () => {
    const { status, body } = await checkout();
    expect(status).toBe(200);
    const order = await app.json('GET', `/api/payment/test-checkout/${sessionOf(body.data.url)}`, undefined, ada.token);
    expect(order.body.data).toEqual({
      ...starter,
      amount: 39_00,
      cancelUrl: expect.stringContaining('/settings?tab=subscription'),
    });
    const paid = await conclude(sessionOf(body.data.url));
    expect(paid.body.data.url).toMatch(/^http:\/\/localhost:\d+\/payment\/thank-you$/);
    expect(await info()).toEqual({
      hasSubscription: true,
      subscription: {
        status: 'active',
        ...starter,
        currentPeriodStart: '2026-03-31T09:00:00.000Z',
        currentPeriodEnd: '2026-04-30T09:00:00.000Z',
      },
      workspace: { plan: 'starter', monthlyCredits: 1_000, usedCredits: 0 },
    });
    expect(await usage()).toMatchObject({
      plan: 'starter',
      monthlyCredits: 1_000,
      resetsAt: '2026-04-30T09:00:00.000Z',
    });
    const login = await app.json('POST', '/api/auth/login', {
      email: 'ada@example.test',
      password: PASSWORD,
      recaptchaToken: 'any',
    });
    expect(login.body.data.workspace).toMatchObject({ plan: 'starter', monthlyCredits: 1_000 });
    expect(await history()).toEqual(['CustomerAssigned', 'SubscriptionStarted']);
  });

  it('let a workspace upload again that has used its free credits', async () => {
    const [ids, ledger] = [app.running.adapters.ids, app.running.app.get(CreditLedger)];
    const cause = { actor: { kind: 'system', id: 'test' } as const, correlationId: 'c', causationId: 'c' };
    for (let n = 0; n < 50; n++)
      await ledger.reserve({ workspaceId: ada.workspaceId, requestId: ids.fresh(), documentId: ids.fresh() }, cause);
    const full = await app.upload(ada.token, tinyPng);
    expect([full.status, full.body.error.code]).toEqual([402, 'no_credits']);
    await subscribe();
    expect((await app.upload(ada.token, tinyPng)).status).toBe(201);
    expect(await usage()).toMatchObject({ monthlyCredits: 1_000, usedCredits: 1 });
  });

  it('say what is wrong with an order', async () => {
    expect(refused(await checkout({ plan: 'free', billingCycle: 'monthly' }))).toEqual([400, 'free_plan']);
    expect(refused(await checkout({ plan: 'gold', billingCycle: 'monthly' }))).toEqual([400, 'invalid_request']);
    expect(refused(await post('create-checkout-session', { ...starter, email: 'nobody' }))).toEqual([
      400,
      'invalid_request',
    ]);
    const session = sessionOf((await checkout()).body.data.url);
    expect(refused(await conclude(session, 'declined'))).toEqual([402, 'payment_declined']);
    expect(await info()).toMatchObject({ hasSubscription: false });
    const eve = await app.register('eve@example.test');
    expect(refused(await conclude(session, 'paid', eve.token))).toEqual([404, 'no_order']);
    expect((await conclude(session)).status).toBe(200);
    expect(refused(await conclude(session))).toEqual([404, 'no_order']);
    expect(await history()).toEqual(['CustomerAssigned', 'SubscriptionStarted']);
  });

  it('come back to the name of this machine that the browser used, and to no other host', async () => {
    const from = async (origin: string) => {
      const { body } = await app.json(
        'POST',
        '/api/payment/create-checkout-session',
        { ...starter, email: 'ada@example.test' },
        ada.token,
        { origin },
      );
      return new URL(body.data.url).origin;
    };
    expect(await from('http://127.0.0.1:4242')).toBe('http://127.0.0.1:4242');
    expect(await from('https://evil.example.test')).toMatch(/^http:\/\/localhost/);
  });

  it('are canceled by who gave the password lately, go on until the period ends, and lead back to the free plan', async () => {
    await subscribe();
    const old = agedToken(ada.token, app.running.app.get(Sessions).secret);
    expect(refused(await post('subscription/cancel', undefined, old))).toEqual([403, 'confirm_password']);
    expect(await info()).toMatchObject({ subscription: { status: 'active' } });
    const canceled = await post('subscription/cancel');
    expect(canceled.body.data.subscription).toMatchObject({
      status: 'canceled',
      currentPeriodEnd: '2026-04-30T09:00:00.000Z',
    });
    expect((await post('subscription/cancel')).status).toBe(200);
    expect(await usage()).toMatchObject({ plan: 'starter', monthlyCredits: 1_000 });
    await eventually('the mail that it ends', () => mailsCalled('Your Recto subscription was canceled').length === 1);
    expect(mailsCalled('Your Recto subscription')).toEqual([expect.stringContaining('To: ada@example.test')]);
    expect(refused(await post('subscription/change', professional))).toEqual([409, 'subscription_canceled']);

    clock.advance(30 * DAY_MS);
    expect(await info()).toEqual({
      hasSubscription: false,
      subscription: null,
      workspace: { plan: 'free', monthlyCredits: 50, usedCredits: 0 },
    });
    await lookAgain();
    await eventually('the end recorded', async () => (await history()).at(-1) === 'SubscriptionEnded');
    expect(await history()).toEqual([
      'CustomerAssigned',
      'SubscriptionStarted',
      'SubscriptionCanceled',
      'SubscriptionEnded',
    ]);
    expect((await subscribe(professional)).status).toBe(200);
    expect(await info()).toMatchObject({ subscription: { plan: 'professional', status: 'active' } });
  });

  it('are reactivated before the period ends, and then renewed', async () => {
    await subscribe();
    await post('subscription/cancel');
    expect((await post('subscription/reactivate')).body.data.subscription).toMatchObject({ status: 'active' });
    expect((await post('subscription/reactivate')).status).toBe(200);
    clock.advance(30 * DAY_MS);
    await lookAgain();
    await eventually(
      'the renewal seen',
      async () => (await info()).subscription.currentPeriodEnd === '2026-05-31T09:00:00.000Z',
    );
    expect(await usage()).toMatchObject({ plan: 'starter', usedCredits: 0, resetsAt: '2026-05-31T09:00:00.000Z' });
    expect((await history()).slice(2)).toEqual([
      'SubscriptionCanceled',
      'SubscriptionReactivated',
      'SubscriptionRenewed',
    ]);
  });

  it('take a larger plan at once and a smaller one with the next period', async () => {
    await subscribe();
    await app.upload(ada.token, tinyPng);
    const up = await post('subscription/change', professional);
    expect(up.body.data).toMatchObject({
      subscription: { plan: 'professional' },
      workspace: { monthlyCredits: 10_000, usedCredits: 1 },
    });
    const down = await post('subscription/change', starter);
    expect(down.body.data).toMatchObject({
      subscription: { plan: 'professional', nextPlan: 'starter' },
      workspace: { monthlyCredits: 10_000 },
    });
    expect((await post('subscription/change', professional)).body.data.subscription).not.toHaveProperty('nextPlan');
    await post('subscription/change', starter);
    expect(refused(await post('subscription/change', { plan: 'starter', billingCycle: 'annual' }))).toEqual([
      409,
      'change_at_period_end',
    ]);
    clock.advance(30 * DAY_MS);
    expect(await usage()).toMatchObject({ plan: 'starter', monthlyCredits: 1_000, usedCredits: 0 });
  });

  it('lead to the settings and not to a second checkout while there is a subscription', async () => {
    await subscribe();
    expect((await checkout(professional)).body.data.url).toMatch(
      /\/settings\?tab=subscription&plan=professional&billing=monthly$/,
    );
  });

  it('that fail are told by mail once, keep the plan for a week, and are made good with another card', async () => {
    await subscribe(starter, 'paid_once');
    clock.advance(30 * DAY_MS);
    await lookAgain();
    await lookAgain();
    await eventually('the failure seen', async () => (await info()).subscription.paymentFailed);
    const mails = () => mailsCalled('Your Recto payment failed');
    await eventually('the mail', () => mails().length === 1);
    expect(mails()[0]).toContain('To: ada@example.test');
    expect(await usage()).toMatchObject({ plan: 'starter' });
    expect(refused(await post('subscription/change', professional))).toEqual([402, 'payment_due']);
    clock.advance(7 * DAY_MS);
    expect(await usage()).toMatchObject({ plan: 'free' });

    const page = (await post('billing-page')).body.data.url;
    expect((await conclude(sessionOf(page))).status).toBe(200);
    expect(await usage()).toMatchObject({ plan: 'starter', monthlyCredits: 1_000 });
    expect((await info()).subscription).not.toHaveProperty('paymentFailed');
    expect(mails()).toHaveLength(1);
  });

  it('that are never made end the subscription', async () => {
    await subscribe(starter, 'paid_once');
    clock.advance(60 * DAY_MS);
    await lookAgain();
    await eventually('the end recorded', async () => (await history()).at(-1) === 'SubscriptionEnded');
    const ended = await eventually('the end seen', async () => {
      const seen = await info();
      return seen.hasSubscription ? undefined : seen;
    });
    expect(ended).toMatchObject({ hasSubscription: false, workspace: { plan: 'free' } });
  });

  it('end with the account, and a checkout that is paid later ends at once', async () => {
    await subscribe();
    const [started] = (await app.stream(`subscription-${ada.workspaceId}`)).filter(
      ({ type }) => type === 'SubscriptionStarted',
    );
    const subscriptionId = started!.data['subscriptionId'] as string;
    const late = sessionOf(
      await gateway.checkout({
        ...starter,
        workspaceId: ada.workspaceId,
        customerId: `test_${ada.workspaceId}`,
        successUrl: 'http://localhost/',
        cancelUrl: 'http://localhost/',
      } as never),
    );
    expect((await app.json('DELETE', '/api/auth/account', undefined, ada.token)).status).toBe(200);
    await eventually(
      'the subscription ended',
      async () => (await gateway.subscription(subscriptionId))?.status === 'ended',
    );
    await eventually('the end recorded', async () => (await history()).at(-1) === 'SubscriptionEnded');
    const second = (await gateway.testCheckout.conclude(late, ada.workspaceId, 'paid'))!;
    const cause = { actor: { kind: 'system', id: 'test' } as const, correlationId: 'c', causationId: 'c' };
    await app.running.app.get(Reconciliation).ofSubscription(second, cause);
    expect(await gateway.subscription(second)).toMatchObject({ status: 'ended' });
    expect((await history()).filter((type) => type === 'SubscriptionStarted')).toHaveLength(1);
  });

  it('are a matter of the owner', async () => {
    const { token } = await app.join(ada, 'member', PASSWORD);
    const ask = () => app.json('GET', '/api/payment/subscription', undefined, token);
    await subscribe();
    expect((await ask()).body.data).toMatchObject({ subscription: { plan: 'starter' } });
    expect(refused(await checkout(professional, token))).toEqual([403, 'owner_only']);
    expect(refused(await post('subscription/cancel', undefined, token))).toEqual([403, 'owner_only']);
    expect(refused(await post('subscription/reactivate', undefined, token))).toEqual([403, 'owner_only']);
    expect(refused(await post('subscription/change', professional, token))).toEqual([403, 'owner_only']);
    expect(refused(await post('billing-page', undefined, token))).toEqual([403, 'owner_only']);
  });

  it('of a test end when the test gateway is not in use any more', async () => {
    await subscribe();
    const [off, decisions, views] = [new NoGateway(), app.running.app.get(Decisions), app.running.app.get(Views)];
    const sweep = new ReconcileSubscriptions(views, off, new Reconciliation(decisions, off, () => undefined), clock);
    await sweep.run(new AbortController().signal);
    await eventually('the free plan', async () => !(await info()).hasSubscription);
    expect(await usage()).toMatchObject({ plan: 'free' });
  });

  it('make one subscription of two checkouts that are paid at once', async () => {
    const { body } = await checkout();
    const [first, second] = await Promise.all([conclude(sessionOf(body.data.url)), conclude(sessionOf(body.data.url))]);
    expect([first.status, second.status].sort()).not.toContain(500);
    expect((await history()).filter((type) => type === 'SubscriptionStarted')).toHaveLength(1);
  });
});

describe('payments in a cluster without keys', () => {
  it('are off, and say so', async () => {
    const app = await TestApp.start({}, { payments: new NoGateway() });
    try {
      const { token } = await app.register('ada@example.test');
      const { status, body } = await app.json(
        'POST',
        '/api/payment/create-checkout-session',
        { ...starter, email: 'ada@example.test' },
        token,
      );
      expect([status, body.error.message]).toEqual([503, 'Payments are not set up on this Recto.']);
      expect((await app.json('POST', '/api/payment/webhook', {})).status).toBe(400);
    } finally {
      await app.stop();
    }
  });
});
