/**
 * OutboxMailer: a folder of `.eml` files that any mail program opens, for machines without a mail server. A file is
 * whole or not there; what a process that died left unfinished is removed at opening. It is where mails end: nobody
 * empties it but `forget` and you.
 */
import { globSync, rmSync } from 'node:fs';
import { mkdir, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createTransport } from 'nodemailer';
import { isUuid } from '#kernel/ids.js';
import { Mailer, MailRefused, type Mail } from '#ports/mailer.js';
import { messageOf } from './message.js';

const UNFINISHED = '.tmp';

export class OutboxMailer extends Mailer {
  readonly #composer = createTransport({ streamTransport: true, buffer: true });
  #unique = 0;

  constructor(
    private readonly folder: string,
    private readonly from: string,
  ) {
    super();
    // Of another process that is at work here its sender finds one gone, and tries again.
    for (const file of globSync(`*${UNFINISHED}`, { cwd: folder })) rmSync(join(folder, file), { force: true });
  }

  async send(mail: Mail): Promise<void> {
    const file = this.#fileOf(mail.id);
    const { message } = await this.#composer.sendMail(messageOf(mail, this.from));
    await mkdir(this.folder, { recursive: true });
    const unfinished = `${file}.${process.pid}-${++this.#unique}${UNFINISHED}`;
    await writeFile(unfinished, message as Buffer, { mode: 0o600, flush: true });
    await rename(unfinished, file);
  }

  async forget(ids: readonly string[]): Promise<void> {
    for (const id of ids) await rm(this.#fileOf(id), { force: true });
  }

  async close(): Promise<void> {
    this.#composer.close();
  }

  #fileOf(id: string): string {
    if (!isUuid(id)) throw new MailRefused('the id of a mail is a UUID');
    return join(this.folder, `${id}.eml`);
  }
}
