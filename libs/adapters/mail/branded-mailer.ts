/** BrandedMailer: another mailer, whose mails carry the name of the installation. */
import { PRODUCT } from '#kernel/operator-switches.js';
import { Mailer, type Mail } from '#ports/mailer.js';

export class BrandedMailer extends Mailer {
  readonly #html: string;

  /** @param name plain text */
  constructor(
    private readonly mailer: Mailer,
    private readonly name: string,
  ) {
    super();
    this.#html = name.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
  }

  override send({ subject, text, html, ...mail }: Mail): Promise<void> {
    const plain = (words: string) => words.replaceAll(PRODUCT, () => this.name);
    return this.mailer.send({
      ...mail,
      subject: plain(subject),
      text: plain(text),
      html: html.replaceAll(PRODUCT, () => this.#html),
    });
  }

  override forget(ids: readonly string[]): Promise<void> {
    return this.mailer.forget(ids);
  }

  override close(): Promise<void> {
    return this.mailer.close();
  }
}
