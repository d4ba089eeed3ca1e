/**
 * A server that is killed at each step of an erasure. A copy of its folder, made in the middle of its work, is what a
 * kill -9 in that moment leaves; a new server on the copy finishes what was begun, and no byte is left of what was
 * deleted.
 */
import { cpSync } from 'node:fs';
import { tempFolder } from '../temp-folder.js';
import { TestApp } from './app.js';
import { found, nothingLeft, plant, wrappedKeys } from './planting.js';

const folder = tempFolder();

const BEGUN = 'WorkspaceDeleted in the log';
const STEPS = [
  BEGUN,
  'UserDeleted in the log',
  'DocumentDeleted in the log',
  'TemplateDeleted in the log',
  'the key of a document shredded',
  'the key of a workspace shredded',
  'the key of a user shredded',
  'one of originals removed',
  'mails forgotten',
  'a mail sent',
  'document-detail committed',
  'accounts committed',
];

/** Copies the folder after each step; tells what the step was. */
function copying(app: TestApp): Map<string, string> {
  const copies = new Map<string, string>();
  const { events, vault, objects, mailer, models } = app.running.adapters;
  const after = (store: object, method: string, step: (...args: never[]) => string) => {
    const own = (store as Record<string, (...args: never[]) => Promise<unknown>>)[method]!.bind(store);
    Object.assign(store, {
      [method]: async (...args: never[]) => {
        const result = await own(...args);
        const [name, copy] = [step(...args), folder.file(`step-${copies.size}`)];
        // Before, there is nothing to finish: a read model may still be at what was planted.
        const begun = copies.has(BEGUN) || name === BEGUN;
        if (!begun || !STEPS.includes(name) || copies.has(name)) return result;
        copies.set(name, copy);
        cpSync(app.folder, copy, { recursive: true });
        return result;
      },
    });
  };
  after(events, 'append', (stream: string, _at: unknown, [first]: { type: string }[]) => `${first?.type} in the log`);
  after(vault, 'shred', (subject: string) => `the key of a ${subject.split(':')[0]} shredded`);
  after(objects, 'delete', (key: string) => `one of ${key.split('/')[0]} removed`);
  after(mailer, 'send', () => 'a mail sent');
  after(mailer, 'forget', () => 'mails forgotten');
  after(models, 'commit', (collection: string) => `${collection.split('@')[0]} committed`);
  return copies;
}

it('is finished by the next one, whatever the step', async () => {
  const app = await TestApp.start();
  const { member, documents, planted } = await plant(app, 'planted', 2);
  const keys = wrappedKeys(app.folder, member.userId, member.workspaceId, ...documents);
  const copies = copying(app);
  const deletion = await app.json('DELETE', '/api/auth/account', undefined, member.token);
  expect(deletion.status).toBe(200);
  await nothingLeft(app.folder, [...planted, ...keys]);
  await app.stop();

  expect([...copies.keys()].sort()).toEqual([...STEPS].sort());
  const unfinished = [...copies.values()].filter((dataDir) => found(dataDir, keys).length > 0);
  expect(unfinished.length).toBeGreaterThan(2);
  for (const [step, dataDir] of copies) await finished(step, dataDir, [...planted, ...keys]);
});

async function finished(step: string, dataDir: string, gone: readonly (string | Buffer)[]): Promise<void> {
  const next = await TestApp.start({ DATA_DIR: dataDir });
  try {
    await nothingLeft(dataDir, gone);
  } catch (error) {
    throw new Error(`after ${step}: ${(error as Error).message}`, { cause: error });
  } finally {
    await next.stop();
  }
}
