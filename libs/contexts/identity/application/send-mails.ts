/**
 * What members are told by mail. Each mail's id is derived from the event it is about, so that one sent again after a
 * crash is the same mail. A mail that is a day late is not sent: nobody is welcomed twice because a new server reads
 * an old log. What the mail server refuses for good is let go; while it is away, mails wait.
 */
import { derivedId } from '#kernel/ids.js';
import type { ReadEvent } from '#kernel/event.js';
import type { Log } from '#kernel/log.js';
import type { Clock } from '#ports/clock.js';
import { MailRefused, type Mailer } from '#ports/mailer.js';
import { defineReactor, when, type Reactor } from '#read-side/reactor-runner.js';
import type { Language } from '#texts/languages.js';
import type { Decisions } from '#write-side/decisions.js';
import { userDecider, type User } from '#domain/identity/user.decider.js';
import { PasskeyAdded, PasskeyNotRequired, PasskeyRemoved, PasskeyRequired } from '#domain/identity/passkeys.js';
import { AddressChanged, AddressChangeRequested, AddressPutBack } from '#domain/identity/address-change.js';
import { RecoveryCodeUsed, SecondFactorTurnedOff, SecondFactorTurnedOn } from '#domain/identity/second-factor.js';
import {
  AddressLinkRequested,
  AddressLost,
  PasswordChanged,
  PasswordReset,
  PasswordResetRequested,
  UserRegistered,
} from '#domain/identity/user.events.js';
import type { AddressChangeLinks } from './address-change-links.js';
import {
  addressChangeAskedMail,
  addressChangedMail,
  addressInUseMail,
  addressPutBackMail,
  changeAddressMail,
} from './address-change-mails.js';
import type { AddressClaims } from './address-claims.js';
import type { AddressLinks } from './address-links.js';
import type { Words } from './mail-words.js';
import {
  accountDeletedMail,
  addressLostMail,
  addressWantedMail,
  confirmAgainMail,
  noPasswordResetMail,
  passwordChangedMail,
  passwordResetMail,
  passwordWasResetMail,
  secondFactorMail,
  welcomeAndConfirmMail,
  welcomeMail,
  type FactorNews,
} from './mails.js';
import type { PasswordResetLinks } from './password-reset-links.js';

const TOO_LATE_MS = 24 * 60 * 60_000;
const FAREWELL_TRIES = 3;

/** Of two mails about one event, that to the other address. */
export const otherCopy = <A extends { readonly id: string }>(about: A): A => ({
  ...about,
  id: derivedId('other-address', about.id),
});

export const mailIdOf = (eventId: string): string => derivedId('mail', eventId);
type About = Pick<ReadEvent, 'id' | 'metadata'>;

/**
 * Whom mails about an account go to, if anybody. Until the address is confirmed whoever reads it may be a stranger, so
 * they are not told the name: what who registered wrote is not to be mailed to others in our name.
 */
export function recipientOf(user: User): Recipient | undefined {
  if (user.status !== 'active' || user.address === 'lost') return undefined;
  const { name, email: address, language } = user;
  return { ...(user.address === 'confirmed' && { name }), address, language };
}

interface Recipient {
  readonly name?: string;
  readonly address: string;
  /** English where none is known. */
  readonly language: Language | undefined;
}

export class AccountMails {
  constructor(
    private readonly mailer: Mailer,
    private readonly clock: Clock,
    private readonly log: Log,
  ) {}

  async send(about: About, { language = 'en', ...to }: Recipient, words: Words): Promise<void> {
    if (this.#isTooLate(about)) return;
    try {
      await this.mailer.send({ id: mailIdOf(about.id), to, ...words.in(language) });
    } catch (error) {
      if (!(error instanceof MailRefused)) throw error;
      // Ids only: what a mail server says repeats the address.
      this.log('warn', 'mail refused', { eventId: about.id });
    }
  }

  async forget(events: readonly { readonly id: string }[]): Promise<void> {
    await this.mailer.forget(events.map(({ id }) => mailIdOf(id)));
  }

  /**
   * Tried a few times and then let go: an erasure does not wait for a mail server. What was sent before is forgotten.
   */
  async farewell(about: About, to: Recipient, events: readonly { readonly id: string }[]): Promise<void> {
    await this.forget(events.filter(({ id }) => id !== about.id));
    for (let tries = 1; ; tries++) {
      try {
        return await this.send(about, to, accountDeletedMail());
      } catch {
        if (tries < FAREWELL_TRIES) continue;
        return this.log('warn', 'farewell not sent', { eventId: about.id });
      }
    }
  }

  #isTooLate({ metadata }: About): boolean {
    return this.clock.now().getTime() - Date.parse(metadata.occurredAt) > TOO_LATE_MS;
  }
}

interface MemberMailing {
  readonly mails: AccountMails;
  readonly decisions: Decisions;
  readonly links: AddressLinks;
  readonly resetLinks: PasswordResetLinks;
  readonly changeLinks: AddressChangeLinks;
  readonly claims: AddressClaims;
  readonly publicUrl: string;
}

/** What happened to an account → a mail to the member, if there still is one. */
export function sendMails(mailing: MemberMailing): Reactor {
  const { mails, decisions, links, resetLinks, changeLinks, claims, publicUrl } = mailing;
  const active = async (event: About, userId: string) => {
    const user = await decisions.state(userDecider, userId);
    if (user.status === 'active') return user;
    // Deleted; a process that died after it had sent the mail may have left it.
    await mails.forget([event]);
    return undefined;
  };
  const send = async (event: About, userId: string, to: Recipient, words: Words) => {
    await mails.send(event, to, words);
    // Deleted just now, perhaps after the farewell had forgotten the mails before it.
    await active(event, userId);
  };
  const factorNews = (news: FactorNews) => async (event: About & { readonly data: { readonly userId: string } }) => {
    const { userId } = event.data;
    const user = await active(event, userId);
    const to = user && recipientOf(user);
    if (to) await send(event, userId, to, secondFactorMail(news, { ...to, publicUrl }));
  };
  const isConfirmedElsewhere = async (email: string, userId: string) => {
    const holder = await claims.heldBy(email);
    if (holder === undefined || holder === userId) return false;
    const other = await decisions.state(userDecider, holder);
    return (
      other.status === 'active' && other.address === 'confirmed' && claims.keyOf(other.email) === claims.keyOf(email)
    );
  };
  const linkIn = (event: About, email: string) => links.urlOf(email, event.metadata.occurredAt);
  return defineReactor(
    'send-mails',
    when(UserRegistered, async (event) => {
      const { userId } = event.data;
      const user = await active(event, userId);
      const to = user && recipientOf(user);
      if (!to) return;
      const words =
        user.address === 'confirmed'
          ? welcomeMail({ ...to, publicUrl })
          : welcomeAndConfirmMail(linkIn(event, user.email));
      await send(event, userId, to, words);
    }),
    when(AddressLinkRequested, async (event) => {
      const { userId, reason } = event.data;
      const user = await active(event, userId);
      if (!user || user.address === 'confirmed') return;
      const mail = reason === 'registration' ? addressWantedMail : confirmAgainMail;
      await send(event, userId, { address: user.email, language: user.language }, mail(linkIn(event, user.email)));
    }),
    when(AddressLost, async (event) => {
      const { userId } = event.data;
      const user = await active(event, userId);
      if (user) await send(event, userId, { address: user.email, language: user.language }, addressLostMail(publicUrl));
    }),
    when(AddressChangeRequested, async (event) => {
      const { userId, changeId, email } = event.data;
      const toNew = otherCopy(event);
      const user = await active(event, userId);
      // Asked for again or stopped since, or deleted; or left by a process that died after it had sent the mails.
      if (user?.others.wanted?.changeId !== changeId) return mails.forget([toNew]);
      const at = event.metadata.occurredAt;
      const words = (await isConfirmedElsewhere(email, userId))
        ? addressInUseMail(publicUrl)
        : changeAddressMail(changeLinks.urlOf('change', event.data, at));
      await send(toNew, userId, { address: email, language: user.language }, words);
      if (user.address !== 'confirmed') return;
      const to = { name: user.name, address: user.email, language: user.language };
      const url = changeLinks.urlOf('keep', event.data, at);
      await send(event, userId, to, addressChangeAskedMail({ ...to, url }));
    }),
    when(AddressChanged, async (event) => {
      const { userId, changeId, from } = event.data;
      const user = await active(event, userId);
      if (!user?.others.former.some((one) => one.changeId === changeId)) return;
      const url = changeLinks.urlOf('keep', event.data, event.metadata.occurredAt);
      const { name, language } = user;
      await send(event, userId, { name, address: from, language }, addressChangedMail({ name, url }));
    }),
    when(AddressPutBack, async (event) => {
      const { userId } = event.data;
      const user = await active(event, userId);
      const to = user && recipientOf(user);
      if (to) await send(event, userId, to, addressPutBackMail({ ...to, publicUrl }));
    }),
    when(PasswordChanged, async (event) => {
      const { userId } = event.data;
      const user = await active(event, userId);
      const to = user && recipientOf(user);
      if (to) await send(event, userId, to, passwordChangedMail({ ...to, at: event.metadata.occurredAt, publicUrl }));
    }),
    when(PasswordResetRequested, async (event) => {
      const { userId } = event.data;
      const user = await active(event, userId);
      const to = user && recipientOf(user);
      if (!to) return;
      const words =
        user.address === 'confirmed'
          ? passwordResetMail({ ...to, url: resetLinks.urlOf(user, event.metadata.occurredAt) })
          : noPasswordResetMail(linkIn(event, user.email));
      await send(event, userId, to, words);
    }),
    when(PasswordReset, async (event) => {
      const { userId } = event.data;
      const user = await active(event, userId);
      const to = user && recipientOf(user);
      if (to) await send(event, userId, to, passwordWasResetMail({ ...to, at: event.metadata.occurredAt, publicUrl }));
    }),
    when(SecondFactorTurnedOn, factorNews('on')),
    when(SecondFactorTurnedOff, factorNews('off')),
    when(RecoveryCodeUsed, factorNews('recovered')),
    when(PasskeyAdded, factorNews('passkey added')),
    when(PasskeyRemoved, factorNews('passkey removed')),
    when(PasskeyRequired, factorNews('passkey required')),
    when(PasskeyNotRequired, factorNews('passkey not required')),
  );
}
