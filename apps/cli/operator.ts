/**
 * An operator at the command line who changes something: by the same commands as the web, beside a running server or
 * without one. Accounts and workspaces are found in the log itself, so nothing is late.
 */
import { AddressClaims } from '#contexts/identity/application/address-claims.js';
import { EmailKeys } from '#contexts/identity/application/email-keys.js';
import { userDecider, type User } from '#domain/identity/user.decider.js';
import { memberships, type Membership } from '#contexts/membership/application/memberships.js';
import { memberNotFound } from '#domain/workspaces/people.js';
import { DomainError } from '#kernel/domain-error.js';
import type { Config } from '#platform/config.js';
import { Decisions, type Cause } from '#write-side/decisions.js';
import { EventCodec } from '#write-side/event-codec.js';
import { KeyRing } from '#write-side/key-ring.js';
import { openToDecide, type ReadSideAdapters } from '../compose/adapters.js';
import { registry } from '../compose/registry.js';
import { secretFor } from '../compose/secrets.js';
import { WrongUsage } from './at-work.js';

export type Account = Exclude<User, { status: 'none' }>;

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

export class Operator {
  readonly decisions: Decisions;
  readonly claims: AddressClaims;

  private constructor(
    readonly stores: ReadSideAdapters,
    config: Config,
  ) {
    const keys = new KeyRing(stores.vault);
    this.decisions = new Decisions(stores.events, new EventCodec(registry(), keys), stores.clock, stores.ids);
    this.claims = new AddressClaims(this.decisions, new EmailKeys(secretFor(config.masterKey, 'email-keys')), keys);
  }

  static async open(config: Config): Promise<Operator> {
    return new Operator(await openToDecide(config), config);
  }

  /** Of one command. Who sat at the terminal is not known, and would be kept for ever. */
  cause(): Cause {
    const correlationId = this.stores.ids.fresh();
    return { actor: { kind: 'operator', id: 'cli' }, correlationId, causationId: correlationId };
  }

  /** @param who an e-mail address or a user's id. @throws WrongUsage · account_not_found */
  async account(who: string): Promise<Account> {
    const userId = who.includes('@') ? await this.claims.heldBy(who) : idIn(who);
    const user = userId === undefined ? undefined : await this.decisions.state(userDecider, userId);
    if (user?.status !== 'active') throw notFound('account_not_found', `There is no account ${who}.`);
    return user;
  }

  /**
   * @param which the workspace's id or an owner's e-mail address. @throws WrongUsage · account_not_found ·
   * not_an_owner
   */
  async workspaceId(which: string): Promise<string> {
    if (!which.includes('@')) return idIn(which);
    const all = await memberships(this.decisions, await this.account(which));
    const [own, ...others] = all.filter(({ role }) => role === 'owner');
    if (!own) throw notFound('not_an_owner', `${which} is no owner, but in workspace ${idsOf(all)}.`);
    if (others.length > 0)
      throw new WrongUsage(`${which} owns several workspaces; name one by its id: ${idsOf([own, ...others])}`);
    return own.workspaceId;
  }

  /** The one that is meant where an account may be in several. @throws WrongUsage · member_not_found */
  async workspaceOf(user: Account, which: string | undefined): Promise<string> {
    const all = await memberships(this.decisions, user);
    const [one, ...others] = which === undefined ? all : all.filter(({ workspaceId }) => workspaceId === which);
    if (!one) throw memberNotFound();
    if (others.length > 0) throw new WrongUsage(`which workspace? --workspace with one of ${idsOf(all)}`);
    return one.workspaceId;
  }

  get engines() {
    return this.stores.engines;
  }

  close(): Promise<void> {
    return this.stores.close();
  }
}

const idsOf = (all: readonly Membership[]): string => all.map(({ workspaceId }) => workspaceId).join(', ');

function idIn(text: string): string {
  if (!UUID.test(text)) throw new WrongUsage(`${text} is neither an e-mail address nor an id`);
  return text;
}

function notFound(code: string, message: string): DomainError {
  return new DomainError(code, 'not-found', message);
}
