/**
 * SubmitContactMessage, and its delivery by mail. What a mail server has taken is no longer needed here: the
 * message's key is shredded.
 */
import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { derivedId } from '#kernel/ids.js';
import type { Log } from '#kernel/log.js';
import { Ids } from '#ports/ids.js';
import { MailRefused, type Mailer } from '#ports/mailer.js';
import { defineReactor, when, type Reactor } from '#read-side/reactor-runner.js';
import { causedBy } from '#write-side/caused-by.js';
import { Decisions, type Cause } from '#write-side/decisions.js';
import type { KeyRing } from '#write-side/key-ring.js';
import { contactDecider, ContactMessageSubmitted, type ContactMessage } from '#domain/engagement/contact-message.js';
import { PublicSite } from '#domain/engagement/public-site.js';
import { contactMail } from './mails.js';

export class SubmitContactMessage extends Command<void> {
  constructor(
    readonly message: Omit<ContactMessage, 'contactId'>,
    readonly correlationId: string,
  ) {
    super();
  }
}

@CommandHandler(SubmitContactMessage)
export class SubmitContactMessageHandler implements ICommandHandler<SubmitContactMessage> {
  constructor(
    private readonly decisions: Decisions,
    private readonly ids: Ids,
    private readonly site: PublicSite,
  ) {}

  /** @throws no_public_site */
  async execute({ message, correlationId }: SubmitContactMessage): Promise<void> {
    this.site.mustHave('contact form');
    const contactId = this.ids.fresh();
    const cause: Cause = { actor: { kind: 'visitor', id: 'contact-form' }, correlationId, causationId: correlationId };
    await this.decisions.run(contactDecider, contactId, { type: 'SubmitMessage', contactId, ...message }, cause);
  }
}

interface ContactDelivery {
  readonly decisions: Decisions;
  readonly keys: KeyRing;
  readonly mailer: Mailer;
  readonly log: Log;
}

/** @param to where contact messages go */
export function deliverContactMessages({ decisions, keys, mailer, log }: ContactDelivery, to: string): Reactor {
  const name = 'deliver-contact-messages';
  return defineReactor(
    name,
    when(ContactMessageSubmitted, async (event) => {
      if (event.erased) return;
      const { contactId, name: sender, email } = event.data;
      try {
        await mailer.send({
          id: derivedId('mail', event.id),
          to: { address: to },
          replyTo: { name: sender, address: email },
          ...contactMail(event.data),
        });
      } catch (error) {
        if (!(error instanceof MailRefused)) throw error;
        // It stays, sealed, for whoever sets CONTACT_TO right.
        return log('warn', 'contact message refused by the mail server', { contactId });
      }
      await decisions.run(contactDecider, contactId, { type: 'RecordDelivery', contactId }, causedBy(event, name));
      await keys.shred(`contact:${contactId}`);
    }),
  );
}
