/**
 * A workspace full of things to be found: names, addresses, file names, values, notes, templates, and a member beside
 * the owner; the four ways to have some of it deleted; and what must be gone after each. Every text holds the mark, so
 * that one search finds them all.
 */
import { globSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import type { Session } from '#contracts/auth.js';
import { filesIn, mailsIn } from '../files-in.js';
import { invoicePdf } from '../invoice-pdf.js';
import { Client } from './client.js';

export const WAYS = ['documents', 'clean-up', 'account', 'member'] as const;
export type Way = (typeof WAYS)[number];

/** What may be in no file any more. */
export interface Gone {
  readonly texts: readonly string[];
  /** Wrapped keys, which with the master key open what the log says. */
  readonly keys: readonly Buffer[];
}

const PASSWORD = 'correct horse';

export class Planted {
  readonly #owner: Client;
  readonly #documents = new Map<string, readonly string[]>();
  readonly #texts: string[] = [];
  #userId = '';
  #workspaceId = '';
  /** Subjects of the keys of an export and its file. */
  #exported: readonly string[] = [];
  #member = { userId: '', texts: [] as string[] };

  constructor(
    url: string,
    private readonly dataDir: string,
    /** Lower case letters and digits. */
    readonly mark: string,
    private readonly documents = 4,
  ) {
    this.#owner = new Client(url);
  }

  async plant(): Promise<void> {
    const owner = this.#person('owner');
    const { token, user, workspace } = (await this.#owner.call('POST', '/auth/register', {
      ...owner,
      workspaceName: this.#text('workspace'),
    })) as Session;
    this.#owner.token = token;
    [this.#userId, this.#workspaceId] = [user.id, workspace.id];
    this.#texts.push(owner.name, owner.email, this.#text('workspace'));
    await this.#join();
    for (const n of [1, 2]) await this.#saveTemplate(n);
    await Promise.all(Array.from({ length: this.documents }, (_, n) => this.#upload(n)));
    await this.#export();
  }

  /**
   * Asks until it was answered: a server that was killed may have done it, or not.
   * @param url of the server as it is now
   */
  async delete(way: Way, url: string): Promise<void> {
    this.#owner.url = url;
    const ask = (path: string) =>
      this.#owner.call('DELETE', path).catch((error: Error) => {
        if (!/: (401|404) /.test(error.message)) throw error; // done before
      });
    if (way === 'documents') await Promise.all(this.#half().map((id) => ask(`/documents/${id}`)));
    if (way === 'clean-up') await ask('/workspaces/cleanup');
    if (way === 'account') await ask('/auth/account');
    if (way === 'member') await ask(`/workspaces/members/${this.#member.userId}`);
  }

  /** To be asked before it is deleted: keys are read from the vault. */
  gone(way: Way): Gone {
    const all = [...this.#documents.keys()];
    const documents = { documents: this.#half(), 'clean-up': all, account: all, member: [] }[way];
    const texts = documents.flatMap((id) => this.#documents.get(id) ?? []);
    const subjects = documents.map((id) => `document:${id}`);
    if (documents.length > 0) {
      texts.push(this.#text('sheet'));
      subjects.push(...this.#exported);
    }
    if (way === 'member' || way === 'account') {
      texts.push(...this.#member.texts);
      subjects.push(`user:${this.#member.userId}`);
    }
    if (way === 'account') {
      texts.push(...this.#texts);
      subjects.push(`user:${this.#userId}`, `workspace:${this.#workspaceId}`);
    }
    return { texts, keys: this.#wrappedKeys(subjects) };
  }

  #half(): string[] {
    return [...this.#documents.keys()].filter((_, n) => n % 2 === 0);
  }

  #person(who: string) {
    const name = this.#text(`${who}-name`);
    return { name, email: `${this.#text(who)}@example.test`, password: PASSWORD, recaptchaToken: 'any' };
  }

  #text(what: string): string {
    return `plant-${this.mark}-${what}-end`; // none is the beginning of another
  }

  async #join(): Promise<void> {
    const { name, email } = this.#person('member');
    await this.#owner.call('POST', '/workspaces/invitations', { email, role: 'member' });
    const token = await Client.until(async () => this.#linkTo(email), Boolean);
    const member = await new Client(this.#owner.url).call('POST', '/auth/accept-invitation', {
      token,
      name,
      password: PASSWORD,
      recaptchaToken: 'any',
    });
    this.#member = { userId: member.user.id, texts: [name, email] };
  }

  #linkTo(email: string): string | undefined {
    const invitation = mailsIn(this.dataDir).find((mail) => mail.includes(email));
    return invitation && /invitation#([\w.-]+)/.exec(invitation)?.[1];
  }

  async #saveTemplate(n: number): Promise<void> {
    const [name, label] = [this.#text(`template-${n}`), this.#text(`label-${n}`)];
    await this.#owner.call('PUT', '/export/templates', {
      name,
      configuration: {
        selectedFields: ['total_amount', `fields.${label}`],
        format: 'csv',
        filters: {},
        options: {},
        customFileName: 'export',
      },
    });
    this.#texts.push(name, label);
  }

  async #upload(n: number): Promise<void> {
    const file = `${this.#text(`file-${n}`)}-${'long-name-'.repeat(Math.random() * 20)}`;
    const [number, note] = [this.#text(`number-${n}`), this.#text(`note-${n}`)];
    const id = await this.#owner.upload(invoicePdf({ number, date: '2026-03-14', total: '120.00' }), `${file}.pdf`);
    const asked = () => this.#owner.call('GET', `/documents/${id}`);
    const { document } = await Client.until(asked, ({ document: { status } }) => status === 'completed');
    const extraction = { ...document.extraction, note };
    await this.#owner.call('PUT', `/documents/${id}`, { extraction, changes: ['Updated note'] });
    this.#documents.set(id, [file, number, note]);
  }

  /** All documents in one file. */
  async #export(): Promise<void> {
    const form = { format: 'json', selectedFields: ['extraction.note'], customFileName: this.#text('sheet') };
    const ids = [...this.#documents.keys()];
    const call = (method: string, path: string, body?: object) =>
      this.#owner.call(method, `/bulk-jobs/exports${path}`, body) as Promise<{ job: { id: string; file?: object } }>;
    const { job } = await call('POST', '', { ids, ...form });
    const asked = () => call('GET', `/${job.id}`);
    await Client.until(asked, (answer) => answer.job.file !== undefined);
    const [part] = globSync(`objects/exports/${job.id}/*/*`, { cwd: this.dataDir });
    this.#exported = [job.id, part!.split('/').at(-2)!].map((id) => `export:${id}`);
  }

  #wrappedKeys(subjects: readonly string[]): Buffer[] {
    const vault = new DatabaseSync(join(this.dataDir, 'keys.db'), { readOnly: true });
    try {
      const rows = vault
        .prepare('SELECT wrapped FROM vault_key WHERE subject IN (SELECT value FROM json_each(?))')
        .all(JSON.stringify(subjects));
      return rows.map((row) => Buffer.from(row['wrapped'] as Uint8Array));
    } finally {
      vault.close();
    }
  }
}

const TEXT = /plant-[\w@.-]+/g;

/** Every text and key of `gone` that a file of the folder holds, with the file. Farewells are with who got them. */
export function found(dataDir: string, gone: Gone): string[] {
  const texts = new Set(gone.texts);
  const told: string[] = [];
  for (const { name, bytes } of filesIn(dataDir)) {
    if (name.endsWith('.eml') && bytes.includes('Subject: Your Recto account was deleted')) continue;
    const held = new Set([...bytes.toString('latin1').matchAll(TEXT)].flatMap(([text]) => prefixIn(texts, text)));
    const keys = gone.keys.filter((key) => bytes.includes(key)).map((key) => `the key ${key.toString('hex')}`);
    told.push(...[...held, ...keys].map((what) => `${what} in ${name}`));
  }
  return told;
}

/** A text that is followed by others is found, too. */
function prefixIn(texts: ReadonlySet<string>, long: string): string[] {
  for (let end = long.length; end > 'plant-'.length; end--) {
    const text = long.slice(0, end);
    if (texts.has(text)) return [text];
  }
  return [];
}
