/**
 * Mailer: hands a mail over for delivery. Chosen by SMTP_URL: without it the outbox folder (OutboxMailer, `.eml` files
 * in DATA_DIR/outbox), with it a mail server (SmtpMailer). When `send` resolves, somebody else has taken the mail on;
 * that it arrives is not promised. Sending the same id again is allowed: its Message-ID is made of the id, so the
 * outbox keeps one file and receivers can tell the two apart from two mails.
 */
export interface Mail {
  /** UUID, derived from what the mail is about. */
  readonly id: string;
  readonly to: { readonly name?: string; readonly address: string };
  /** Whom an answer goes to; the sender when absent. */
  readonly replyTo?: { readonly name?: string; readonly address: string };
  readonly subject: string;
  readonly text: string;
  readonly html: string;
}

export abstract class Mailer {
  /** @throws MailRefused for good · any other error: try again later */
  abstract send(mail: Mail): Promise<void>;
  /** Removes what the adapter itself still holds of these mails. What was handed to others is out of its reach. */
  abstract forget(ids: readonly string[]): Promise<void>;
  abstract close(): Promise<void>;
}

/** This mail will never be taken: no such mailbox, not an address. The reason may hold the address: not for logs. */
export class MailRefused extends Error {
  override readonly name = 'MailRefused';
}
