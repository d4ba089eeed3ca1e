/**
 * SmtpMailer: a mail server, by SMTP_URL (`smtp://user:password@host:587`, `smtps://…:465`; `?requireTLS=true` refuses
 * to go on without TLS). A few connections are kept open. What the server refuses for good (5xx to the receiver or the
 * message) is MailRefused; all else may work later. It holds no mails itself.
 */
import { createTransport, type Transporter } from 'nodemailer';
import { Mailer, MailRefused, type Mail } from '#ports/mailer.js';
import { messageOf } from './message.js';

const TIMEOUT_MS = 10_000;

export class SmtpMailer extends Mailer {
  readonly #transport: Transporter;

  constructor(
    url: string,
    private readonly from: string,
  ) {
    super();
    this.#transport = createTransport({
      url,
      pool: true,
      maxConnections: 2,
      connectionTimeout: TIMEOUT_MS,
      greetingTimeout: TIMEOUT_MS,
      socketTimeout: TIMEOUT_MS,
    } as Parameters<typeof createTransport>[0]);
  }

  async send(mail: Mail): Promise<void> {
    const message = messageOf(mail, this.from);
    try {
      await this.#transport.sendMail(message);
    } catch (error) {
      const { code, responseCode = 0 } = error as { code?: string; responseCode?: number };
      if ((code === 'EENVELOPE' || code === 'EMESSAGE') && responseCode >= 500)
        throw new MailRefused(`refused with ${responseCode}`);
      throw new Error(`the mail server did not take a mail: ${code ?? 'unknown'} ${responseCode || ''}`.trim());
    }
  }

  async forget(): Promise<void> {}

  async close(): Promise<void> {
    this.#transport.close();
  }
}
