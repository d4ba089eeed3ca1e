/**
 * What Recto sends to Stripe, before Stripe's own judge: stripe-mock holds every call to Stripe's published description
 * (paths, names of parameters, types, values) and answers with an example. It remembers nothing, so what becomes of a
 * call is not seen here.
 */
import { spawn, type ChildProcess } from 'node:child_process';
import { priceOf } from '#domain/billing/price-list.js';
import { eventually } from '../../../tests/eventually.js';
import { FixedClock } from '../../../tests/fixed-clock.js';
import { describeWithBinary } from '../../../tests/server-binary.js';
import { setUpCatalogue } from './catalogue.js';
import { stripeApi } from './stripe-api.js';
import { StripeGateway } from './stripe-gateway.js';

const workspaceId = '0190a000-0000-7000-8000-0000000000c0';
const urls = { successUrl: 'https://recto.example.test/paid', cancelUrl: 'https://recto.example.test/not-paid' };
const professional = { plan: 'professional', billingCycle: 'monthly' } as const;
const settings = { secretKey: 'sk_test_123', webhookSecret: 'whsec_123' };

describeWithBinary('stripe-mock', 'StripeGateway before stripe-mock', (path) => {
  let mock: ChildProcess;
  let apiBase: string;
  let gateway: StripeGateway;
  beforeAll(async () => {
    mock = spawn(path, ['-http-addr', '127.0.0.1:0', '-verbose']);
    let said = '';
    mock.stdout!.on('data', (chunk) => (said += String(chunk)));
    mock.stderr!.on('data', (chunk) => (said += String(chunk)));
    const port = await eventually('its port', () => /127\.0\.0\.1:(\d+)/.exec(said)?.[1]);
    apiBase = `http://127.0.0.1:${port}`;
    gateway = new StripeGateway({ ...settings, apiBase }, new FixedClock());
  });
  afterAll(async () => {
    const ended = new Promise((resolve) => mock.once('exit', resolve));
    mock.kill();
    await ended;
  });

  it('has its calls refused when they are wrong', async () => {
    const api = stripeApi({ ...settings, apiBase });
    const wrong = { mode: 'subscription', subscription_data: { billing_mode: { type: 'nonsense' } } };
    await expect(api.checkout.sessions.create(wrong as never)).rejects.toMatchObject({ statusCode: 400 });
  });

  it('makes its catalogue', async () => {
    const entries = await setUpCatalogue(stripeApi({ ...settings, apiBase }), priceOf);
    expect(entries).toHaveLength(6);
  });

  it('asks for nothing that Stripe does not know', async () => {
    const customerId = await gateway.customer(workspaceId, 'ada@example.test');
    const calls = {
      checkout: () => gateway.checkout({ workspaceId, customerId, ...professional, ...urls }),
      billingPage: () => gateway.billingPage(customerId, urls.successUrl),
      subscription: () => gateway.subscription('sub_1'),
      upgrade: () => gateway.change('sub_1', professional, 'prorated'),
      downgrade: () => gateway.change('sub_1', professional, 'unprorated'),
      cancel: () => gateway.cancelAtPeriodEnd('sub_1'),
      reactivate: () => gateway.reactivate('sub_1'),
      end: () => gateway.end('sub_1'),
    };
    const refused: string[] = [];
    for (const [name, call] of Object.entries(calls)) {
      await call().catch((error: unknown) => {
        // Its example of a page has no address; everything else is a refusal.
        const { message } = error as Error;
        if (message !== 'Stripe gave no address for the checkout') refused.push(`${name}: ${message}`);
      });
    }
    expect(refused).toEqual([]);
  });
});
