/**
 * A double of the part of Stripe's API that Recto calls, over HTTP: customers, products, prices, checkout sessions, subscriptions, portal sessions. It was
 * written from Stripe's published types and knows nothing else: an unknown path, parameter or object is refused as Stripe refuses it. It keeps its
 * own time, and its customers pay when a test says so.
 */
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import Stripe from 'stripe';
import { afterTime, type Contract } from '../../test-payments/contract.js';

export const SECRET_KEY = 'sk_test_double';
export const WEBHOOK_SECRET = 'whsec_double';

type Params = Record<string, string>;
type Stored = Record<string, unknown> & { id: string };
interface Sold {
  readonly id: string;
  readonly customer: string;
  readonly metadata: Params;
  price: Stored;
  contract: Contract;
}

class Refused extends Error {
  constructor(
    readonly status: number,
    readonly error: Record<string, unknown>,
  ) {
    super(String(error['message']));
  }
}
const missing = (id: string) =>
  new Refused(404, {
    type: 'invalid_request_error',
    code: 'resource_missing',
    param: 'id',
    message: `No such object: '${id}'`,
  });
const seconds = (iso: string) => Date.parse(iso) / 1000;
const list = (data: unknown[]) => ({ object: 'list', data, has_more: false, url: '/v1' });

export class StripeDouble {
  now = '2026-03-31T09:00:00.000Z';
  readonly calls: { method: string; path: string; params: Params }[] = [];
  /** Answers the next call instead. */
  trouble: ((response: ServerResponse) => void) | undefined;
  readonly #server: Server = createServer((request, response) => void this.#answer(request, response));
  readonly #objects = new Map<string, Stored>();
  readonly #sold = new Map<string, Sold>();
  readonly #answered = new Map<string, unknown>();
  #count = 0;

  static async start(): Promise<StripeDouble> {
    const double = new StripeDouble();
    await new Promise<void>((resolve) => double.#server.listen(0, '127.0.0.1', resolve));
    return double;
  }

  get url(): string {
    return `http://127.0.0.1:${(this.#server.address() as AddressInfo).port}`;
  }

  async close(): Promise<void> {
    this.#server.closeAllConnections();
    await new Promise((resolve) => this.#server.close(resolve));
  }

  /** @returns the subscription; undefined when the page is closed */
  pay(url: string): string | undefined {
    const session = this.#objects.get(new URL(url).pathname.split('/').at(-1)!);
    if (session?.['status'] !== 'open') return undefined;
    const id = this.#id('sub');
    const price = this.#objects.get(session['price'] as string)!;
    const start = this.now;
    const contract: Contract = {
      workspaceId: '',
      plan: 'starter',
      billingCycle: cycleOf(price),
      startedAt: start,
      periodStart: start,
      periodEnd: start,
      canceled: false,
      ended: false,
      declines: false,
      unpaidSince: null,
    };
    this.#sold.set(id, {
      id,
      customer: session['customer'] as string,
      metadata: session['metadata'] as Params,
      price,
      contract,
    });
    this.#objects.set(session.id, { ...session, status: 'complete', subscription: id });
    return id;
  }

  setDeclines(id: string, declines: boolean): void {
    const sold = this.#sold.get(id)!;
    const contract = afterTime(sold.contract, this.now);
    sold.contract = { ...contract, declines, unpaidSince: declines ? contract.unpaidSince : null };
  }

  /** How many subscriptions this customer's card pays for. */
  live(): number {
    return [...this.#sold.values()].filter(({ contract }) => !afterTime(contract, this.now).ended).length;
  }

  /** A webhook as Stripe sends it: body and signature. */
  event(type: string, object: Record<string, unknown>, id = this.#id('evt'), secret = WEBHOOK_SECRET, at = this.now) {
    const body = JSON.stringify({
      id,
      object: 'event',
      api_version: Stripe.API_VERSION,
      created: seconds(this.now),
      type,
      data: { object },
    });
    return {
      id,
      body,
      signature: Stripe.webhooks.generateTestHeaderString({
        payload: body,
        secret,
        timestamp: Math.floor(seconds(at)),
      }),
    };
  }

  subscriptionObject(id: string): Record<string, unknown> {
    const sold = this.#sold.get(id);
    if (!sold) throw missing(id);
    const contract = afterTime(sold.contract, this.now);
    const { startedAt, periodStart, periodEnd, canceled, ended, unpaidSince } = contract;
    const period = { current_period_start: seconds(periodStart), current_period_end: seconds(periodEnd) };
    return {
      id,
      object: 'subscription',
      customer: sold.customer,
      metadata: sold.metadata,
      status: ended ? 'canceled' : unpaidSince ? 'past_due' : 'active',
      start_date: seconds(startedAt),
      cancel_at_period_end: canceled,
      cancel_at: canceled ? seconds(periodEnd) : null,
      items: list([{ id: `si_${id}`, object: 'subscription_item', price: sold.price, quantity: 1, ...period }]),
    };
  }

  async #answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { pathname, searchParams } = new URL(request.url!, this.url);
    const params = Object.fromEntries(
      request.method === 'POST' ? new URLSearchParams(await text(request)) : searchParams,
    );
    this.calls.push({ method: request.method!, path: pathname, params });
    if (this.trouble) {
      const trouble = this.trouble;
      this.trouble = undefined;
      return trouble(response);
    }
    let status = 200;
    let body: unknown;
    try {
      body = this.#once(request, () => this.#route(`${request.method} ${pathname}`, params, request));
    } catch (error) {
      if (!(error instanceof Refused)) throw error;
      status = error.status;
      body = { error: error.error };
    }
    response
      .writeHead(status, { 'content-type': 'application/json', 'request-id': this.#id('req') })
      .end(JSON.stringify(body));
  }

  /** The same idempotency key gets the same answer. */
  #once(request: IncomingMessage, work: () => unknown): unknown {
    const key = request.headers['idempotency-key'];
    if (typeof key !== 'string') return work();
    if (!this.#answered.has(key)) this.#answered.set(key, work());
    return this.#answered.get(key);
  }

  #route(call: string, params: Params, { headers }: IncomingMessage): unknown {
    if (headers.authorization !== `Bearer ${SECRET_KEY}`)
      throw new Refused(401, { type: 'invalid_request_error', message: 'Invalid API Key' });
    if (headers['stripe-version'] !== Stripe.API_VERSION)
      throw new Refused(400, { type: 'invalid_request_error', message: 'another version' });
    const only = (...allowed: RegExp[]) => {
      const unknown = Object.keys(params).find((name) => !allowed.some((pattern) => pattern.test(name)));
      if (unknown)
        throw new Refused(400, {
          type: 'invalid_request_error',
          code: 'parameter_unknown',
          param: unknown,
          message: 'unknown',
        });
    };
    const [, method, kind, id = '', action] =
      /^(\w+) \/v1\/(checkout\/sessions|billing_portal\/sessions|\w+)(?:\/(\w+))?(?:\/(\w+))?$/.exec(call) ?? [];
    switch (`${method} ${kind}${id && ' id'}${action ? ` ${action}` : ''}`) {
      case 'POST customers':
        only(/^email$/, /^metadata\[/);
        return this.#keep('cus', { object: 'customer', email: params['email'] });
      case 'GET products id':
        return this.#found(id);
      case 'POST products':
        only(/^id$/, /^name$/, /^metadata\[/);
        return this.#keep('prod', { object: 'product', id: params['id']!, name: params['name'] });
      case 'GET prices':
        only(/^lookup_keys\[0\]$/, /^active$/, /^limit$/);
        return list(
          [...this.#objects.values()].filter(
            (each) => each['object'] === 'price' && each['lookup_key'] === params['lookup_keys[0]'],
          ),
        );
      case 'POST prices':
        only(
          /^product$/,
          /^currency$/,
          /^unit_amount$/,
          /^recurring\[interval\]$/,
          /^lookup_key$/,
          /^transfer_lookup_key$/,
          /^metadata\[/,
        );
        return this.#price(params);
      case 'GET checkout/sessions':
        only(/^customer$/, /^status$/, /^limit$/);
        return list(this.#sessions(params['customer']!));
      case 'POST checkout/sessions id expire':
        if (this.#found(id)['status'] !== 'open')
          throw new Refused(400, { type: 'invalid_request_error', message: 'not open' });
        return this.#keep('cs', { ...this.#found(id), status: 'expired' });
      case 'POST checkout/sessions':
        only(
          /^mode$/,
          /^customer$/,
          /^client_reference_id$/,
          /^line_items\[0\]\[(price|quantity)\]$/,
          /^subscription_data\[metadata\]\[/,
          /^(success|cancel)_url$/,
        );
        return this.#session(params);
      case 'GET subscriptions id':
        return this.subscriptionObject(id);
      case 'POST subscriptions id':
        only(
          /^cancel_at_period_end$/,
          /^cancel_at$/,
          /^items\[0\]\[(id|price)\]$/,
          /^proration_behavior$/,
          /^payment_behavior$/,
        );
        return this.#change(id, params);
      case 'DELETE subscriptions id':
        return this.#end(id);
      case 'POST billing_portal/sessions':
        only(/^customer$/, /^return_url$/);
        this.#found(params['customer']!);
        return this.#keep('bps', { object: 'billing_portal.session', url: `${this.url}/portal/${this.#count}` });
      default:
        throw new Refused(404, { type: 'invalid_request_error', message: `Unrecognized request URL (${call})` });
    }
  }

  #price(params: Params): Stored {
    this.#found(params['product']!);
    for (const other of this.#objects.values())
      if (other['lookup_key'] === params['lookup_key']) other['lookup_key'] = null;
    return this.#keep('price', {
      object: 'price',
      active: true,
      currency: params['currency'],
      unit_amount: Number(params['unit_amount']),
      recurring: { interval: params['recurring[interval]'], interval_count: 1 },
      lookup_key: params['lookup_key'],
      metadata: metadataIn(params, 'metadata'),
    });
  }

  #session(params: Params): Stored {
    this.#found(params['customer']!);
    const id = this.#id('cs_test');
    return this.#keep('cs', {
      id,
      object: 'checkout.session',
      status: 'open',
      customer: params['customer'],
      price: this.#found(params['line_items[0][price]']!).id,
      metadata: metadataIn(params, 'subscription_data[metadata]'),
      url: `${this.url}/pay/${id}`,
    });
  }

  #sessions(customer: string): Stored[] {
    return [...this.#objects.values()].filter(
      (each) => each['object'] === 'checkout.session' && each['customer'] === customer && each['status'] === 'open',
    );
  }

  #change(id: string, params: Params): unknown {
    const sold = this.#sold.get(id);
    if (!sold) throw missing(id);
    let contract = afterTime(sold.contract, this.now);
    if (contract.ended)
      throw new Refused(400, {
        type: 'invalid_request_error',
        message: 'A canceled subscription can only update its details.',
      });
    if ('cancel_at_period_end' in params && 'cancel_at' in params)
      throw new Refused(400, { type: 'invalid_request_error', message: 'one of two' });
    if ('cancel_at_period_end' in params)
      contract = { ...contract, canceled: params['cancel_at_period_end'] === 'true' };
    if (params['cancel_at'] === '') contract = { ...contract, canceled: false };
    const price = params['items[0][price]'];
    if (price !== undefined) {
      if (params['items[0][id]'] !== `si_${id}`) throw missing(params['items[0][id]'] ?? '');
      if (params['proration_behavior'] === 'always_invoice' && contract.declines) {
        throw new Refused(402, { type: 'card_error', code: 'card_declined', message: 'Your card was declined.' });
      }
      sold.price = this.#found(price);
      const billingCycle = cycleOf(sold.price);
      if (billingCycle !== contract.billingCycle) contract = { ...contract, billingCycle, periodStart: this.now };
    }
    sold.contract = contract;
    return this.subscriptionObject(id);
  }

  #end(id: string): unknown {
    const sold = this.#sold.get(id);
    if (!sold || afterTime(sold.contract, this.now).ended) throw missing(id);
    sold.contract = { ...afterTime(sold.contract, this.now), ended: true };
    return this.subscriptionObject(id);
  }

  #found(id: string): Stored {
    const object = this.#objects.get(id);
    if (!object) throw missing(id);
    return object;
  }

  #keep(prefix: string, object: Record<string, unknown> & { id?: string }): Stored {
    const stored = { ...object, id: object.id ?? this.#id(prefix) };
    this.#objects.set(stored.id, stored);
    return stored;
  }

  #id(prefix: string): string {
    return `${prefix}_${(this.#count += 1)}`;
  }
}

function metadataIn(params: Params, prefix: string): Params {
  const entries = Object.entries(params).filter(([name]) => name.startsWith(`${prefix}[`));
  return Object.fromEntries(entries.map(([name, value]) => [name.slice(prefix.length + 1, -1), value]));
}

function cycleOf(price: Stored): 'monthly' | 'annual' {
  return (price['recurring'] as { interval: string }).interval === 'year' ? 'annual' : 'monthly';
}
