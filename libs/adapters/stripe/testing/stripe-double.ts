/**
 * A double of the part of Stripe's API that Recto calls, over HTTP, and the webhooks it sends. It was written from
 * Stripe's published types and knows nothing else: an unknown path, parameter or object is refused as Stripe refuses
 * it. What is kept, and what becomes of it, is in StripeAccount.
 */
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import Stripe from 'stripe';
import { invalid, list, Refused, seconds, StripeAccount, type Params } from './stripe-account.js';

export const SECRET_KEY = 'sk_test_double';
export const WEBHOOK_SECRET = 'whsec_double';

export class StripeDouble {
  readonly account = new StripeAccount(() => this.url);
  readonly calls: { method: string; path: string; params: Params }[] = [];
  /** Answers the next call instead. */
  trouble: ((response: ServerResponse) => void) | undefined;
  readonly #server: Server = createServer((request, response) => void this.#answer(request, response));
  readonly #answered = new Map<string, unknown>();

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

  /** A webhook as Stripe sends it: body and signature. */
  event(
    type: string,
    object: Record<string, unknown>,
    id = this.account.newId('evt'),
    secret = WEBHOOK_SECRET,
    at = this.account.now,
  ) {
    const body = JSON.stringify({
      id,
      object: 'event',
      api_version: Stripe.API_VERSION,
      created: seconds(this.account.now),
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
      .writeHead(status, { 'content-type': 'application/json', 'request-id': this.account.newId('req') })
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
    if (headers.authorization !== `Bearer ${SECRET_KEY}`) throw invalid('Invalid API Key', {}, 401);
    if (headers['stripe-version'] !== Stripe.API_VERSION) throw invalid('another version');
    const { account } = this;
    const only = (...allowed: RegExp[]) => {
      const unknown = Object.keys(params).find((name) => !allowed.some((pattern) => pattern.test(name)));
      if (unknown) throw invalid('unknown', { code: 'parameter_unknown', param: unknown });
    };
    const [, method, kind, id = '', action] =
      /^(\w+) \/v1\/(checkout\/sessions|billing_portal\/sessions|\w+)(?:\/(\w+))?(?:\/(\w+))?$/.exec(call) ?? [];
    switch (`${method} ${kind}${id && ' id'}${action ? ` ${action}` : ''}`) {
      case 'POST customers':
        only(/^email$/, /^metadata\[/);
        return account.keep('cus', { object: 'customer', email: params['email'] });
      case 'GET products id':
        return account.object(id);
      case 'POST products':
        only(/^id$/, /^name$/, /^metadata\[/);
        return account.keep('prod', { object: 'product', id: params['id']!, name: params['name'] });
      case 'GET prices':
        only(/^lookup_keys\[0\]$/, /^active$/, /^limit$/);
        return list(account.prices(params['lookup_keys[0]']));
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
        return account.addPrice(params);
      case 'GET checkout/sessions':
        only(/^customer$/, /^status$/, /^limit$/);
        return list(account.openSessions(params['customer']));
      case 'POST checkout/sessions id expire':
        return account.expireSession(id);
      case 'POST checkout/sessions':
        only(
          /^mode$/,
          /^customer$/,
          /^client_reference_id$/,
          /^line_items\[0\]\[(price|quantity)\]$/,
          /^subscription_data\[metadata\]\[/,
          /^(success|cancel)_url$/,
        );
        return account.openSession(params);
      case 'GET subscriptions id':
        return account.subscription(id);
      case 'POST subscriptions id':
        only(
          /^cancel_at_period_end$/,
          /^cancel_at$/,
          /^items\[0\]\[(id|price)\]$/,
          /^proration_behavior$/,
          /^payment_behavior$/,
        );
        return account.changeSubscription(id, params);
      case 'DELETE subscriptions id':
        return account.endSubscription(id);
      case 'POST billing_portal/sessions':
        only(/^customer$/, /^return_url$/);
        return account.openPortal(params['customer']!);
      default:
        throw invalid(`Unrecognized request URL (${call})`, {}, 404);
    }
  }
}
