/**
 * What Stripe keeps of one merchant, as far as Recto asks: customers, products, prices, checkout sessions,
 * subscriptions. Objects have the shapes of Stripe's published types. It keeps its own time, and its customers pay when
 * a test says so. Knows nothing of HTTP.
 */
import { afterTime, type Contract } from '../../test-payments/contract.js';
import { charged, changed, type BillingMode, type Charges } from './stripe-money.js';

export type Params = Record<string, string>;
type Stored = Record<string, unknown> & { id: string };
interface Sold {
  readonly id: string;
  readonly customer: string;
  readonly metadata: Params;
  price: Stored;
  contract: Contract;
  charges: Charges;
}

/** What Stripe refuses: the status, and the `error` of the body. */
export class Refused extends Error {
  constructor(
    readonly status: number,
    readonly error: Record<string, unknown>,
  ) {
    super(String(error['message']));
  }
}
export const invalid = (message: string, more: Record<string, unknown> = {}, status = 400) =>
  new Refused(status, { type: 'invalid_request_error', message, ...more });
const missing = (id: string) => invalid(`No such object: '${id}'`, { code: 'resource_missing', param: 'id' }, 404);

export const seconds = (iso: string) => Date.parse(iso) / 1000;
export const list = (data: unknown[]) => ({ object: 'list', data, has_more: false, url: '/v1' });

export class StripeAccount {
  now = '2026-03-31T09:00:00.000Z';
  readonly #objects = new Map<string, Stored>();
  readonly #sold = new Map<string, Sold>();
  #count = 0;

  /** @param url where its pages are */
  constructor(private readonly url: () => string) {}

  /** @returns the subscription; undefined when the page is closed */
  pay(url: string): string | undefined {
    const session = this.#objects.get(new URL(url).pathname.split('/').at(-1)!);
    if (session?.['status'] !== 'open') return undefined;
    const id = this.newId('sub');
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
      charges: { mode: session['billing_mode'] as BillingMode, debits: [], invoices: [] },
    });
    this.#bill(this.#sold.get(id)!);
    this.#objects.set(session.id, { ...session, status: 'complete', subscription: id });
    return id;
  }

  setDeclines(id: string, declines: boolean): void {
    const sold = this.#sold.get(id)!;
    const contract = afterTime(sold.contract, this.now);
    sold.contract = { ...contract, declines, unpaidSince: declines ? contract.unpaidSince : null };
  }

  /** Cents of each invoice of a subscription until now. */
  invoices(id: string): readonly number[] {
    return this.#bill(this.#sold.get(id)!).charges.invoices;
  }

  /** As one that was booked before there was another mode. */
  setClassic(id: string): void {
    const sold = this.#sold.get(id)!;
    sold.charges = { ...sold.charges, mode: 'classic' };
  }

  /** What it has booked ends with it. */
  deleteCustomer(id: string): unknown {
    this.object(id);
    this.#objects.set(id, { id, object: 'customer', deleted: true });
    for (const sold of this.#sold.values())
      if (sold.customer === id) sold.contract = { ...afterTime(sold.contract, this.now), ended: true };
    return this.object(id);
  }

  /** A period that has begun is charged for. */
  #bill(sold: Sold): Sold {
    const { periodStart: from, periodEnd: to, ended } = afterTime(sold.contract, this.now);
    if (!ended) sold.charges = charged(sold.charges, { amount: centsOf(sold.price), from, to });
    return sold;
  }

  /** @throws Refused 400, as for every parameter that names nothing */
  #customer(id: string): Stored {
    const customer = this.#objects.get(id);
    if (customer && !customer['deleted']) return customer;
    throw invalid(`No such customer: '${id}'`, { code: 'resource_missing', param: 'customer' });
  }

  subscription(id: string): Record<string, unknown> {
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
      billing_mode: { type: sold.charges.mode },
      cancel_at_period_end: canceled,
      cancel_at: canceled ? seconds(periodEnd) : null,
      items: list([{ id: `si_${id}`, object: 'subscription_item', price: sold.price, quantity: 1, ...period }]),
    };
  }

  changeSubscription(id: string, params: Params): unknown {
    const sold = this.#sold.get(id);
    if (!sold) throw missing(id);
    let contract = afterTime(sold.contract, this.now);
    if (contract.ended) throw invalid('A canceled subscription can only update its details.');
    if ('cancel_at_period_end' in params && 'cancel_at' in params) throw invalid('one of two');
    if ('cancel_at_period_end' in params)
      contract = { ...contract, canceled: params['cancel_at_period_end'] === 'true' };
    if (params['cancel_at'] === '') contract = { ...contract, canceled: false };
    const price = params['items[0][price]'];
    if (price !== undefined) {
      if (params['items[0][id]'] !== `si_${id}`) throw missing(params['items[0][id]'] ?? '');
      if (params['proration_behavior'] === 'always_invoice' && contract.declines)
        throw new Refused(402, { type: 'card_error', code: 'card_declined', message: 'Your card was declined.' });
      const { charges, price: before } = this.#bill(sold);
      const { periodStart: from, periodEnd } = contract;
      sold.price = this.object(price);
      const billingCycle = cycleOf(sold.price);
      const again = billingCycle !== contract.billingCycle;
      if (again) contract = { ...contract, billingCycle, periodStart: this.now };
      const to = afterTime(contract, this.now).periodEnd;
      if (params['proration_behavior'] === 'always_invoice' && sold.price.id !== before.id)
        sold.charges = changed(charges, {
          now: this.now,
          from: { amount: centsOf(before), from, to: periodEnd },
          to: { amount: centsOf(sold.price), from: again ? this.now : from, to },
        });
    }
    sold.contract = contract;
    return this.subscription(id);
  }

  endSubscription(id: string): unknown {
    const sold = this.#sold.get(id);
    if (!sold || afterTime(sold.contract, this.now).ended) throw missing(id);
    sold.contract = { ...afterTime(sold.contract, this.now), ended: true };
    return this.subscription(id);
  }

  prices(lookupKey: string | undefined): Stored[] {
    return this.#those((each) => each['object'] === 'price' && each['lookup_key'] === lookupKey);
  }

  /** Takes its lookup key from the price that had it. */
  addPrice(params: Params): Stored {
    this.object(params['product']!);
    for (const other of this.#objects.values())
      if (other['lookup_key'] === params['lookup_key']) other['lookup_key'] = null;
    return this.keep('price', {
      object: 'price',
      active: true,
      currency: params['currency'],
      unit_amount: Number(params['unit_amount']),
      recurring: { interval: params['recurring[interval]'], interval_count: 1 },
      lookup_key: params['lookup_key'],
      metadata: metadataIn(params, 'metadata'),
    });
  }

  openSessions(customer: string | undefined): Stored[] {
    this.#customer(customer ?? '');
    return this.#those(
      (each) => each['object'] === 'checkout.session' && each['customer'] === customer && each['status'] === 'open',
    );
  }

  openSession(params: Params): Stored {
    this.#customer(params['customer']!);
    const id = this.newId('cs_test');
    return this.keep('cs', {
      id,
      object: 'checkout.session',
      status: 'open',
      customer: params['customer'],
      price: this.object(params['line_items[0][price]']!).id,
      metadata: metadataIn(params, 'subscription_data[metadata]'),
      billing_mode: params['subscription_data[billing_mode][type]'] ?? 'flexible', // the default of the pinned version
      url: `${this.url()}/pay/${id}`,
    });
  }

  expireSession(id: string): Stored {
    const session = this.object(id);
    if (session['status'] !== 'open') throw invalid('not open');
    return this.keep('cs', { ...session, status: 'expired' });
  }

  openPortal(customer: string): Stored {
    this.#customer(customer);
    const id = this.newId('bps');
    return this.keep('bps', { id, object: 'billing_portal.session', url: `${this.url()}/portal/${id}` });
  }

  /** @throws Refused 404 */
  object(id: string): Stored {
    const object = this.#objects.get(id);
    if (!object) throw missing(id);
    return object;
  }

  keep(prefix: string, object: Record<string, unknown> & { id?: string }): Stored {
    const stored = { ...object, id: object.id ?? this.newId(prefix) };
    this.#objects.set(stored.id, stored);
    return stored;
  }

  newId(prefix: string): string {
    return `${prefix}_${(this.#count += 1)}`;
  }

  #those(fits: (object: Stored) => boolean): Stored[] {
    return [...this.#objects.values()].filter(fits);
  }
}

function metadataIn(params: Params, prefix: string): Params {
  const entries = Object.entries(params).filter(([name]) => name.startsWith(`${prefix}[`));
  return Object.fromEntries(entries.map(([name, value]) => [name.slice(prefix.length + 1, -1), value]));
}

const centsOf = (price: Stored): number => price['unit_amount'] as number;

function cycleOf(price: Stored): 'monthly' | 'annual' {
  return (price['recurring'] as { interval: string }).interval === 'year' ? 'annual' : 'monthly';
}
