/** Who mails come from, and who reads the messages of the contact form. */
import type { Environment } from './variables.js';

export interface MailSettings {
  /** Absent: mails go to the folder DATA_DIR/outbox. */
  readonly smtpUrl?: string;
  /** An address, or a name and <an address>. */
  readonly from: string;
  /** Where messages of the contact form go. */
  readonly contactTo: string;
}

type Given = Partial<Pick<Environment, 'SMTP_URL' | 'MAIL_FROM' | 'CONTACT_TO' | 'BRAND_NAME'>>;

export function mailSettings(
  { SMTP_URL, MAIL_FROM, CONTACT_TO, BRAND_NAME = 'Recto' }: Given,
  publicUrl: string,
): MailSettings {
  const from = MAIL_FROM ?? `${senderName(BRAND_NAME)} <no-reply@${new URL(publicUrl).hostname}>`;
  return { ...(SMTP_URL && { smtpUrl: SMTP_URL }), from, contactTo: CONTACT_TO ?? addressIn(from) };
}

/** What visitors write must reach somebody: without a mail server it is a file, else no box that nobody reads. */
export function mailFaults({ SMTP_URL, MAIL_FROM, CONTACT_TO }: Given): string[] {
  const isRead = MAIL_FROM !== undefined && !/^(no|do-?not)[-_.]?reply/i.test(addressIn(MAIL_FROM));
  if (!SMTP_URL || CONTACT_TO || isRead) return [];
  return ['CONTACT_TO: required with SMTP_URL, as MAIL_FROM is an address that nobody reads'];
}

/** As RFC 5322 wants a name that is more than words. */
const senderName = (name: string): string =>
  /^[\p{L}\p{N} ]+$/u.test(name) ? name : `"${name.replaceAll(/["\\]/g, '')}"`;

const addressIn = (sender: string): string => /[^\s<]+@[^\s>]+/.exec(sender)![0];
