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

const DAY_MS = 24 * 60 * 60_000;

interface Said {
  readonly status: number;
  readonly body: unknown;
  /** Refused before anything was begun. */
  readonly unread?: boolean;
}

interface Kept {
  readonly at: number;
  readonly asked: string;
  readonly said: Said;
}

export class StripeDouble {
  readonly account = new StripeAccount(() => this.url);
  readonly calls: { method: string; path: string; params: Params }[] = [];
  /** Answers the next call instead. */
  trouble: ((response: ServerResponse) => void) | undefined;
  readonly #server: Server = createServer((request, response) => void this.#answer(request, response));
  /** Of each of the next POSTs: a fault of Stripe's own before it took effect, after it did, or none. */
  readonly faults: ('before' | 'after' | 'none')[] = [];
  readonly #answered = new Map<string, Kept>();

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
    return { id, ...this.signed(body, secret, at) };
  }

  /** Any body under a signature that holds. */
  signed(body: string, secret = WEBHOOK_SECRET, at = this.account.now) {
    const timestamp = Math.floor(seconds(at));
    return { body, signature: Stripe.webhooks.generateTestHeaderString({ payload: body, secret, timestamp }) };
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
    const { status, body } = this.#once(request, params, () =>
      this.#worked(`${request.method} ${pathname}`, params, request),
    );
    const headers = {
      'content-type': 'application/json',
      'request-id': this.account.newId('req'),
      // To ask again with the same key would get the same answer.
      ...(status >= 500 && { 'stripe-should-retry': 'false' }),
    };
    response.writeHead(status, headers).end(JSON.stringify(body));
  }

  /** For a day the same idempotency key gets the same answer, a fault, too; what was refused unread is not kept. */
  #once(request: IncomingMessage, params: Params, work: () => Said): Said {
    const key = request.headers['idempotency-key'];
    if (typeof key !== 'string') return work();
    const at = Date.parse(this.account.now);
    const asked = JSON.stringify([request.url, params]);
    const kept = this.#answered.get(key);
    if (kept && at < kept.at + DAY_MS) {
      if (kept.asked === asked) return kept.said;
      const error = { type: 'idempotency_error', message: 'Keys can only be used with the same parameters.' };
      return { status: 400, body: { error } };
    }
    const said = work();
    if (!said.unread) this.#answered.set(key, { at, asked, said });
    return said;
  }

  #worked(call: string, params: Params, request: IncomingMessage): Said {
    const fault = call.startsWith('POST ') ? this.faults.shift() : undefined;
    const fault500 = { status: 500, body: { error: { type: 'api_error', message: 'An unknown error occurred' } } };
    if (fault === 'before') return fault500;
    try {
      const body = this.#route(call, params, request);
      return fault === 'after' ? fault500 : { status: 200, body };
    } catch (error) {
      if (!(error instanceof Refused)) throw error;
      const unread = error.status === 401 || error.error['code'] === 'parameter_unknown';
      return { status: error.status, body: { error: error.error }, unread };
    }
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
      case 'DELETE customers id':
        return account.deleteCustomer(id);
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
          /^subscription_data\[billing_mode\]\[type\]$/,
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
