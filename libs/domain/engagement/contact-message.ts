/**
 * A message to whoever runs this Recto (stream `contact-<id>`). Who wrote and what is sealed under the message's own key, which is shredded
 * once the message is delivered: the history then says that there was one, and nothing else.
 */
import { z } from 'zod';
import type { Decider } from '#kernel/decider.js';
import { defineEvent, type EventOf, type Subject } from '#kernel/event.js';

const CONTACT_SUBJECTS = ['sales', 'support', 'partnership', 'security', 'other'] as const;
export type ContactSubject = (typeof CONTACT_SUBJECTS)[number];

export const ContactMessageSubmitted = defineEvent({
  name: 'ContactMessageSubmitted',
  version: 1,
  schema: z.strictObject({
    contactId: z.uuid(),
    subject: z.enum(CONTACT_SUBJECTS),
    name: z.string(),
    email: z.string(),
    /** '' when none was given. */
    company: z.string(),
    message: z.string(),
  }),
  personal: {
    subject: ({ contactId }): Subject => `contact:${contactId}`,
    erasedAs: { name: '', email: '', company: '', message: '' },
  },
});
export const ContactMessageDelivered = defineEvent({
  name: 'ContactMessageDelivered',
  version: 1,
  schema: z.strictObject({ contactId: z.uuid() }),
});
export const contactEvents = [ContactMessageSubmitted, ContactMessageDelivered] as const;
export type ContactEvent = EventOf<(typeof contactEvents)[number]>;

export interface ContactMessage {
  readonly contactId: string;
  readonly subject: ContactSubject;
  readonly name: string;
  readonly email: string;
  readonly company: string;
  readonly message: string;
}

export type ContactState = { readonly status: 'none' | 'submitted' | 'delivered' };
export type ContactCommand =
  | ({ readonly type: 'SubmitMessage' } & ContactMessage)
  | { readonly type: 'RecordDelivery'; readonly contactId: string };

export const contactDecider: Decider<ContactCommand, ContactEvent, ContactState> = {
  category: 'contact',
  initial: { status: 'none' },
  evolve: (_state, { type }) => ({ status: type === 'ContactMessageSubmitted' ? 'submitted' : 'delivered' }),
  decide(command, { status }) {
    if (command.type === 'RecordDelivery') {
      return status === 'submitted' ? [ContactMessageDelivered({ contactId: command.contactId })] : [];
    }
    const { type: _type, ...message } = command;
    return status === 'none' ? [ContactMessageSubmitted(message)] : [];
  },
};
