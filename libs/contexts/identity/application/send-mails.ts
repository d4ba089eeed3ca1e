/**
 * What members are told by mail. Each mail's id is derived from the event it is about, so that one sent again after a crash is the same mail. A
 * mail that is a day late is not sent: nobody is welcomed twice because a new server reads an old log. What the mail server refuses
 * for good is let go; while it is away, mails wait.
 */
import { derivedId } from '#kernel/ids.js';
import type { ReadEvent } from '#kernel/event.js';
import type { Log } from '#kernel/log.js';
import type { Clock } from '#ports/clock.js';
import { MailRefused, type Mailer } from '#ports/mailer.js';
import { defineReactor, when, type Reactor } from '#read-side/reactor-runner.js';
import type { Decisions } from '#write-side/decisions.js';
import { userDecider } from '#domain/identity/user.decider.js';
import { PasswordChanged, UserRegistered } from '#domain/identity/user.events.js';
import { accountDeletedMail, passwordChangedMail, welcomeMail, type Words } from './mails.js';

const TOO_LATE_MS = 24 * 60 * 60_000;
const FAREWELL_TRIES = 3;

export const mailIdOf = (eventId: string): string => derivedId('mail', eventId);
type About = Pick<ReadEvent, 'id' | 'metadata'>;

export class AccountMails {
  constructor(
    private readonly mailer: Mailer,
    private readonly clock: Clock,
    private readonly log: Log,
  ) {}

  async send(about: About, to: { name?: string; address: string }, words: Words): Promise<void> {
    if (this.#isTooLate(about)) return;
    try {
      await this.mailer.send({ id: mailIdOf(about.id), to, ...words });
    } catch (error) {
      if (!(error instanceof MailRefused)) throw error;
      // Ids only: what a mail server says repeats the address.
      this.log('warn', 'mail refused', { eventId: about.id });
    }
  }

  async forget(events: readonly { readonly id: string }[]): Promise<void> {
    await this.mailer.forget(events.map(({ id }) => mailIdOf(id)));
  }

  /** Tried a few times and then let go: an erasure does not wait for a mail server. What was sent before is forgotten. */
  async farewell(about: About, address: string, events: readonly { readonly id: string }[]): Promise<void> {
    await this.forget(events.filter(({ id }) => id !== about.id));
    for (let tries = 1; ; tries++) {
      try {
        return await this.send(about, { address }, accountDeletedMail());
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

/** UserRegistered and PasswordChanged → a mail to the member, if there still is one. */
export function sendMails(mails: AccountMails, decisions: Decisions, publicUrl: string): Reactor {
  const toMember = async (event: About, userId: string, words: (name: string) => Words) => {
    const user = await decisions.state(userDecider, userId);
    if (user.status !== 'active') return;
    await mails.send(event, { name: user.name, address: user.email }, words(user.name));
    // Deleted just now, perhaps after the farewell had forgotten the mails before it.
    if ((await decisions.state(userDecider, userId)).status !== 'active') await mails.forget([event]);
  };
  return defineReactor(
    'send-mails',
    when(UserRegistered, (event) => toMember(event, event.data.userId, (name) => welcomeMail({ name, publicUrl }))),
    when(PasswordChanged, (event) => {
      const at = event.metadata.occurredAt;
      return toMember(event, event.data.userId, (name) => passwordChangedMail({ name, at, publicUrl }));
    }),
  );
}
