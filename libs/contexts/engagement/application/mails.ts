/** The words of the mails about the newsletter and the contact form: in English, whatever visitors read. */
import { words, type Words } from '#contexts/identity/application/mail-words.js';
import { PRODUCT } from '#kernel/operator-switches.js';
import type { ContactMessage, ContactSubject } from '#domain/engagement/contact-message.js';

export function confirmMail(url: string): Words {
  return words(
    'Please confirm your subscription',
    'Hello,',
    [
      `somebody, we hope you, asked for the ${PRODUCT} newsletter to be sent to this address. Open the link to confirm it; it works once, within two days.`,
      'If it was not you, do nothing: nothing will be sent, and the address is forgotten.',
    ],
    { title: 'Confirm the subscription', url },
  );
}

export function subscribedMail(unsubscribeUrl: string): Words {
  return words(
    `You are subscribed to the ${PRODUCT} newsletter`,
    'Hello,',
    [
      'your subscription is confirmed. Keep this mail: its link ends the subscription at any time and has your address erased.',
    ],
    { title: 'Unsubscribe', url: unsubscribeUrl },
  );
}

const TOPICS: Record<ContactSubject, string> = {
  sales: 'Sales',
  support: 'Support',
  partnership: 'Partnership',
  security: 'Security',
  other: 'Other',
};

export function contactMail({ subject, name, email, company, message }: ContactMessage): Words {
  const from = `From: ${name} <${email}>${company ? `, ${company}` : ''}`;
  return words(`Contact form: ${TOPICS[subject]}`, from, message.split(/\n{2,}/));
}
