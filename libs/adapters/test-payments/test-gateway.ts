/**
 * TestGateway: the payment gateway where nothing is paid. Orders lead to a page of our own that says so; subscriptions
 * are kept in a SQLite file, renew by the clock and can be made to fail. For trying Recto out and for tests; one
 * process, like every embedded store. It keeps ids, plans and dates, nothing about a person, and sends no messages: who
 * changes something here asks afterwards.
 */
import { randomBytes } from 'node:crypto';
import type { DatabaseSync } from 'node:sqlite';
import type { Clock } from '#ports/clock.js';
import {
  ForgedNotice,
  PaymentDeclined,
  PaymentGateway,
  TestCheckout,
  type CheckoutOrder,
  type Choice,
  type GatewaySubscription,
  type TestOrder,
  type TestOutcome,
} from '#ports/payment-gateway.js';
import { inTransaction, openSqlite } from '../embedded/sqlite.js';
import { afterTime, type Contract } from './contract.js';

const TEST_CHECKOUT_PATH = '/payment/test-checkout';
const OPEN_FOR_MS = 24 * 60 * 60_000;

interface Session {
  readonly workspaceId: string;
  readonly customerId: string;
  /** null: only another card is given. */
  readonly choice: Choice | null;
  readonly successUrl: string;
  readonly cancelUrl: string;
}

export class TestGateway extends PaymentGateway {
  readonly name = 'test';
  override readonly testCheckout: TestCheckout;
  readonly #db: DatabaseSync;

  /** @param priceOf what a real checkout would take, in cents */
  constructor(
    file: string,
    private readonly clock: Clock,
    private readonly priceOf: (choice: Choice) => number,
  ) {
    super();
    this.#db = openSqlite(file);
    this.#db.exec(`
      CREATE TABLE IF NOT EXISTS session (id TEXT PRIMARY KEY, customer TEXT NOT NULL, opened INTEGER NOT NULL, session TEXT NOT NULL) WITHOUT ROWID;
      CREATE TABLE IF NOT EXISTS contract (id TEXT PRIMARY KEY, customer TEXT NOT NULL, contract TEXT NOT NULL) WITHOUT ROWID;
    `);
    this.testCheckout = new (class extends TestCheckout {
      constructor(private readonly gateway: TestGateway) {
        super();
      }
      async order(sessionId: string, workspaceId: string) {
        return this.gateway.#order(sessionId, workspaceId);
      }
      async conclude(sessionId: string, workspaceId: string, outcome: TestOutcome) {
        return this.gateway.#conclude(sessionId, workspaceId, outcome);
      }
    })(this);
  }

  async customer(workspaceId: string, _email: string): Promise<string> {
    return `test_${workspaceId}`;
  }

  async checkout({
    workspaceId,
    customerId,
    plan,
    billingCycle,
    successUrl,
    cancelUrl,
  }: CheckoutOrder): Promise<string> {
    return this.#open({ workspaceId, customerId, choice: { plan, billingCycle }, successUrl, cancelUrl });
  }

  async billingPage(customerId: string, returnUrl: string): Promise<string> {
    const workspaceId = customerId.replace(/^test_/, '');
    return this.#open({ workspaceId, customerId, choice: null, successUrl: returnUrl, cancelUrl: returnUrl });
  }

  async subscription(subscriptionId: string): Promise<GatewaySubscription | undefined> {
    const contract = this.#contract(subscriptionId);
    if (!contract) return undefined;
    const { declines: _declines, unpaidSince, ended, ...rest } = contract;
    return { gateway: this.name, subscriptionId, ...rest, status: ended ? 'ended' : unpaidSince ? 'unpaid' : 'active' };
  }

  async change(subscriptionId: string, choice: Choice, how: 'prorated' | 'unprorated'): Promise<void> {
    this.#update(subscriptionId, (contract) => {
      if (how === 'prorated' && contract.declines) throw new PaymentDeclined('the test card was made to be declined');
      return {
        ...contract,
        ...choice,
        ...(choice.billingCycle !== contract.billingCycle && { periodStart: this.clock.iso() }),
      };
    });
  }

  async cancelAtPeriodEnd(subscriptionId: string): Promise<void> {
    this.#update(subscriptionId, (contract) => ({ ...contract, canceled: true }));
  }

  async reactivate(subscriptionId: string): Promise<void> {
    this.#update(subscriptionId, (contract) => ({ ...contract, canceled: false }));
  }

  async end(subscriptionId: string): Promise<void> {
    this.#update(subscriptionId, (contract) => ({ ...contract, ended: true }));
  }

  notice(): never {
    throw new ForgedNotice('the test gateway sends no messages');
  }

  /** The card behind a subscription, from its next payment on. */
  setDeclines(subscriptionId: string, declines: boolean): void {
    this.#update(subscriptionId, (contract) => ({
      ...contract,
      declines,
      unpaidSince: declines ? contract.unpaidSince : null,
    }));
  }

  async close(): Promise<void> {
    if (this.#db.isOpen) this.#db.close();
  }

  #open(session: Session): string {
    const id = randomBytes(24).toString('base64url');
    inTransaction(this.#db, () => {
      this.#db.prepare('DELETE FROM session WHERE customer = ?').run(session.customerId);
      const insert = this.#db.prepare('INSERT INTO session (id, customer, opened, session) VALUES (?, ?, ?, ?)');
      insert.run(id, session.customerId, this.clock.now().getTime(), JSON.stringify(session));
    });
    return new URL(`${TEST_CHECKOUT_PATH}?session=${id}`, session.successUrl).href;
  }

  #session(id: string, workspaceId: string): Session | undefined {
    const since = this.clock.now().getTime() - OPEN_FOR_MS;
    const row = this.#db.prepare('SELECT session FROM session WHERE id = ? AND opened > ?').get(id, since);
    const session = row && (JSON.parse(row['session'] as string) as Session);
    return session?.workspaceId === workspaceId ? session : undefined;
  }

  #order(id: string, workspaceId: string): TestOrder | undefined {
    const session = this.#session(id, workspaceId);
    if (!session) return undefined;
    const { successUrl, cancelUrl, choice } = session;
    const contract = choice ?? this.#contractOf(session.customerId)?.contract;
    if (!contract) return undefined;
    const { plan, billingCycle } = contract;
    return { plan, billingCycle, successUrl, cancelUrl, amount: choice && this.priceOf(choice) };
  }

  #conclude(id: string, workspaceId: string, outcome: TestOutcome): string | undefined {
    const session = this.#session(id, workspaceId);
    if (!session || outcome === 'declined') return undefined;
    const close = () => this.#db.prepare('DELETE FROM session WHERE id = ?').run(id).changes === 1;
    const declines = outcome === 'paid_once';
    if (!session.choice) {
      const found = this.#contractOf(session.customerId);
      if (!found || !close()) return undefined;
      this.setDeclines(found.id, declines);
      return found.id;
    }
    const now = this.clock.iso();
    const contract: Contract = {
      workspaceId,
      ...session.choice,
      startedAt: now,
      periodStart: now,
      periodEnd: now,
      canceled: false,
      ended: false,
      declines,
      unpaidSince: null,
    };
    const subscriptionId = `test_sub_${randomBytes(12).toString('hex')}`;
    return inTransaction(this.#db, () => {
      if (!close()) return undefined;
      const insert = this.#db.prepare('INSERT INTO contract (id, customer, contract) VALUES (?, ?, ?)');
      insert.run(subscriptionId, session.customerId, JSON.stringify(contract));
      return subscriptionId;
    });
  }

  #contract(id: string): Contract | undefined {
    const row = this.#db.prepare('SELECT contract FROM contract WHERE id = ?').get(id);
    return row && afterTime(JSON.parse(row['contract'] as string) as Contract, this.clock.iso());
  }

  /** The one of a customer that has not ended. */
  #contractOf(customerId: string): { id: string; contract: Contract } | undefined {
    const rows = this.#db.prepare('SELECT id FROM contract WHERE customer = ?').all(customerId) as { id: string }[];
    for (const { id } of rows) {
      const contract = this.#contract(id);
      if (contract && !contract.ended) return { id, contract };
    }
    return undefined;
  }

  #update(id: string, evolve: (contract: Contract) => Contract): void {
    inTransaction(this.#db, () => {
      const contract = this.#contract(id);
      if (!contract || contract.ended) return;
      const next = JSON.stringify(evolve(contract));
      this.#db.prepare('UPDATE contract SET contract = ? WHERE id = ?').run(next, id);
    });
  }
}
