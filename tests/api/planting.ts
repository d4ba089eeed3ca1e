/** A workspace full of things to be found, and the search for them in every byte of every file. */
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Session } from '#contracts/auth.js';
import type { JsonObject } from '#kernel/json.js';
import { eventually } from '../eventually.js';
import { filesIn } from '../files-in.js';
import { receiptResult, tinyPng, type Member, type TestApp } from './app.js';

export const PASSWORD = 'correct horse';

export interface PlantedWorkspace {
  readonly member: Member;
  readonly email: string;
  readonly documents: readonly string[];
  readonly planted: readonly string[];
}

/**
 * Names, addresses, file names, what was read and what was corrected, a template and a webhook. Every text begins with
 * the mark.
 */
export async function plant(app: TestApp, mark: string, documents: number): Promise<PlantedWorkspace> {
  const [name, email, workspaceName] = [`${mark}-name`, `${mark}-mail@example.test`, `${mark}-workspace`];
  const registration = { name, email, password: PASSWORD, workspaceName, recaptchaToken: 'any' };
  const { body } = (await app.json('POST', '/api/auth/register', registration)) as { body: { data: Session } };
  const { token, user, workspace } = body.data;
  const member: Member = { token, userId: user.id, workspaceId: workspace.id };
  const ids: string[] = [];
  const planted = [email, name, workspaceName, ...(await plantTemplate(app, member.token, mark))];
  planted.push(...(await plantWebhook(app, member.token, mark)));
  for (let n = 0; n < documents; n++) {
    const text = (kind: string) => `${mark}-${kind}-${n}`;
    const [file, value, item, edit, bytes] = ['file', 'value', 'item', 'edit', 'bytes'].map(text);
    const extraction: JsonObject = { merchant_name: text('value'), line_items: [{ description: text('item') }] };
    app.extractor.answer = async () => ({ ...receiptResult, extraction, text: text('value') });
    const upload = await app.upload(member.token, Buffer.concat([tinyPng, Buffer.from(text('bytes'))]), `${file}.png`);
    const { _id } = (upload.body as { data: { document: { _id: string } } }).data.document;
    ids.push(_id);
    await app.settled(member.token, _id);
    const edited = { extraction: { ...extraction, note: text('edit') }, changes: ['Updated note'] };
    await app.json('PUT', `/api/documents/${_id}`, edited, member.token);
    planted.push(...([file, value, item, edit, bytes] as string[]));
  }
  planted.push(await exportAll(app, member.token, ids, `${mark}-sheet`));
  return { member, email, documents: ids, planted };
}

interface Told {
  readonly body: { readonly data: { readonly job: { readonly id: string } } };
}

/** All documents in one file, under this name. */
async function exportAll(app: TestApp, token: string, ids: readonly string[], customFileName: string): Promise<string> {
  const wanted = { ids, format: 'json', selectedFields: ['extraction.note'], customFileName };
  const jobs = '/api/bulk-jobs/exports';
  const asked = (await app.json('POST', jobs, wanted, token)) as Told;
  const { body }: Told = await app.json('GET', `${jobs}/${asked.body.data.job.id}?wait=30`, undefined, token);
  expect(body.data.job).toMatchObject({ done: ids.length, file: {} });
  return customFileName;
}

async function plantTemplate(app: TestApp, token: string, mark: string): Promise<string[]> {
  const [name, label] = [`${mark}-template`, `${mark}-label`];
  const chosen = { selectedFields: [`fields.${label}`], format: 'csv', filters: {}, options: {}, customFileName: 'e' };
  const { status } = await app.json('PUT', '/api/export/templates', { name, configuration: chosen }, token);
  expect(status).toBe(200);
  return [name, label];
}

/** To a name that is nowhere: what became of its messages is planted with it. */
async function plantWebhook(app: TestApp, token: string, mark: string): Promise<string[]> {
  const [path, description] = [`${mark}-hook`, `${mark}-ledger`];
  const wanted = {
    url: `https://hooks.invalid/${path}`,
    description,
    events: ['document.completed'],
    withValues: true,
  };
  const { status, body } = await app.json('POST', '/api/webhooks', wanted, token);
  expect(status).toBe(201);
  return [path, description, body.data.secret];
}

/** Every byte the server has written, by file. */
function filesOf(folder: string): Map<string, Buffer> {
  // The farewell is a delivered mail: it is with its receiver, for whom the outbox stands in.
  const contents = new Map([...filesIn(folder)].map(({ name, bytes }) => [name, bytes]));
  for (const [name, bytes] of contents) {
    if (name.endsWith('.eml') && bytes.includes('Subject: Your Recto account was deleted')) contents.delete(name);
  }
  return contents;
}

export function found(folder: string, planted: readonly (string | Buffer)[]): string[] {
  return [...filesOf(folder)].flatMap(([file, bytes]) =>
    planted.filter((text) => bytes.includes(text)).map((text) => `${text.toString('latin1')} in ${file}`),
  );
}

/** Waits for it: files are the last to know. */
export async function nothingLeft(folder: string, planted: readonly (string | Buffer)[]): Promise<void> {
  const settled = eventually('nothing planted in any file', async () => {
    const from = performance.now();
    if (found(folder, planted).length === 0) return true;
    await sleep(5 * (performance.now() - from)); // looking takes the time of the server it waits for
    return false;
  });
  await settled.catch(() => expect(found(folder, planted)).toEqual([]));
}

/** The wrapped keys of these ids' subjects, which with the master key open what the log says. */
export function wrappedKeys(folder: string, ...owners: readonly string[]): Buffer[] {
  const vault = new DatabaseSync(join(folder, 'keys.db'), { readOnly: true });
  const rows = vault.prepare('SELECT subject, wrapped FROM vault_key').all() as { subject: string; wrapped: Buffer }[];
  vault.close();
  return rows
    .filter(({ subject }) => owners.some((id) => subject.endsWith(id)))
    .map(({ wrapped }) => Buffer.from(wrapped));
}
