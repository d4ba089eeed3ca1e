import { DatabaseSync } from 'node:sqlite';
import { registry } from '#apps/compose/registry.js';
import { projectionsOf } from '#apps/compose/projections.js';
import { positionOf } from '#kernel/position.js';
import { buildReadModel } from '#read-side/build-read-model.js';
import type { EmbeddedReadModelStore } from '#adapters/embedded/embedded-read-model-store.js';
import type { ReadSideEngine } from '#read-side/read-side-engine.js';
import { EmbeddedEventStore } from '#adapters/embedded/embedded-event-store.js';
import { FolderObjectStore } from '#adapters/embedded/folder-object-store.js';
import { pageKey, resultKey } from '#contexts/documents/application/sealed-objects.js';
import { documentDecider } from '#domain/documents/document.decider.js';
import { userDecider } from '#domain/identity/user.decider.js';
import { invitationsDecider, inviteeSubject } from '#domain/membership/invitations.js';
import { countedId } from '../../../../tests/counting-ids.js';
import { eventually } from '../../../../tests/eventually.js';
import { openDocuments, type Documents } from '../../../../tests/documents.js';
import { byAda, openReadModels } from '../../../../tests/embedded-stores.js';
import { engineOver } from '../../../../tests/read-side.js';
import { anInvoice } from '../../../../tests/scripted-extractor.js';
import { tempFolder } from '../../../../tests/temp-folder.js';
import { backUp } from './back-up.js';
import { verifyStores } from './verify-stores.js';

const signal = new AbortController().signal;
const WEEK_MS = 7 * 24 * 60 * 60_000;
const registration = {
  type: 'RegisterUser',
  workspaceId: countedId(1),
  role: 'owner',
  name: 'Ada Example',
  email: 'ada@example.test',
  passwordHash: '$argon2id$v=19$m=19456,t=2,p=1$c2FsdA$aGFzaA',
} as const;
const projections = projectionsOf({ masterKey: Buffer.alloc(32, 7) }).filter(({ name }) => name === 'document-list');

describe('checking that the stores agree', () => {
  const folder = tempFolder();
  let documents: Documents;
  let models: EmbeddedReadModelStore;
  let engine: ReadSideEngine;
  let kept: string;
  let deleted: string;
  beforeEach(async () => {
    documents = openDocuments(folder);
    models = openReadModels(folder);
    engine = engineOver(documents, models);
    kept = (await documents.upload()).documentId;
    deleted = (await documents.upload()).documentId;
    await documents.remove(deleted);
    await documents.store.delete(`originals/${deleted}`);
    await documents.keys.shred(`document:${deleted}`);
    await buildReadModel(engine, projections[0]!, signal);
  });
  const verify = () =>
    verifyStores(
      { engine, registry: registry(), vault: documents.vault, objects: documents.store, projections },
      { signal },
    );
  const sql = (file: string, text: string) => {
    const db = new DatabaseSync(folder.file(file), { timeout: 60_000 });
    db.exec(text);
    db.close();
  };

  it('finds nothing where nothing is wrong', async () => {
    expect(await verify()).toMatchObject({ faults: [], notes: [], documents: 1, originals: 1, keys: 1, views: 1 });
  });

  it('finds a lost original, a swapped one and one that does not open', async () => {
    const original = await documents.store.get(`originals/${kept}`);
    await documents.store.delete(`originals/${kept}`);
    expect((await verify()).faults).toEqual([`original of document ${kept}: no object originals/${kept}`]);
    original[20]! ^= 1;
    await documents.store.put(`originals/${kept}`, original);
    expect((await verify()).faults).toEqual([expect.stringContaining(`original of document ${kept}: `)]);
  });

  it('finds a lost answer of the engine, a damaged one, one of another document, and one that nobody asked for', async () => {
    const read = await documents.upload(true);
    const { text: _text, ...result } = JSON.parse(JSON.stringify(anInvoice()));
    const command = { type: 'RecordExtraction', requestId: read.requestId, result } as const;
    await documents.decisions.run(documentDecider, read.documentId, command, byAda);
    await documents.decisions.run(documentDecider, read.documentId, { type: 'DeleteOriginal' }, byAda);
    await documents.store.delete(await documents.originalOf(read.documentId));
    await buildReadModel(engine, projections[0]!, signal);
    const key = resultKey(read.documentId, read.requestId);
    const fault = `engine answer of document ${read.documentId}: `;
    expect((await verify()).faults).toEqual([`${fault}no object ${key}`]);
    await documents.objects.put(read.documentId, key, Buffer.from(JSON.stringify(anInvoice())));
    expect(await verify()).toMatchObject({ faults: [], notes: [], answers: 1 });

    const sealed = await documents.store.get(key);
    sealed[20]! ^= 1;
    await documents.store.put(key, sealed);
    expect((await verify()).faults).toEqual([expect.stringContaining(fault)]);
    await documents.objects.put(kept, key, Buffer.from('another document'));
    expect((await verify()).faults).toEqual([expect.stringContaining(fault)]);

    await documents.objects.put(read.documentId, key, Buffer.from('{}'));
    await documents.store.put(resultKey(kept, read.requestId), sealed);
    await documents.store.put(resultKey(deleted, read.requestId), sealed);
    expect(await verify()).toMatchObject({
      faults: [],
      notes: ['2 engine answers belong to no request of a living document'],
    });
  });

  it('notes pictures of pages that do not open, or belong to nobody', async () => {
    await documents.objects.put(kept, pageKey(kept, 1, 100), Buffer.from('a page'));
    expect((await verify()).notes).toEqual([]);
    await documents.store.put(pageKey(kept, 1, 100), Buffer.from('damaged, as it is not sealed at all'));
    await documents.store.put(pageKey(deleted, 1, 100), Buffer.from('a page'));
    expect(await verify()).toMatchObject({
      faults: [],
      notes: [
        '1 pictures of pages belong to no living document',
        '1 pictures of pages are damaged and will be drawn again',
      ],
    });
  });

  it('finds a lost key, and one that should be gone', async () => {
    sql('keys.db', `DELETE FROM vault_key WHERE subject = 'document:${kept}'`);
    expect((await verify()).faults).toEqual([`document:${kept} has no key`]);
    sql('keys.db', `DELETE FROM vault_key WHERE subject = 'document:${deleted}'`);
    await documents.vault.create(`document:${deleted}`);
    // Nobody has erased yet, as far as the eraser's checkpoint tells.
    expect((await verify()).notes).toContain(`document:${deleted} was deleted but still has a key`);
    const lease = (await models.acquireLease('reactor:erase-documents', 'spec', 5_000))!;
    await models.ensure({ name: 'reactor-erase-documents@1-1', readModel: 'reactor-erase-documents', indexes: [] });
    await models.commit('reactor-erase-documents@1-1', {
      writes: [],
      checkpoint: await documents.events.head(),
      lease,
    });
    expect((await verify()).faults).toContain(`document:${deleted} was deleted but still has a key`);
  });

  it.each(['RevokeInvitation', 'ExpireInvitation'] as const)(
    'misses no key of somebody who was invited and never became a member: %s',
    async (type) => {
      const { decisions, keys, clock, workspace: workspaceId } = documents;
      const invitationId = countedId(1, 0x1f);
      const invite = {
        type: 'InviteMember',
        workspaceId,
        invitationId,
        email: 'bob@example.test',
        role: 'auditor',
      } as const;
      await decisions.run(invitationsDecider, workspaceId, invite, byAda);
      expect((await verify()).faults).toEqual([]);
      clock.advance(WEEK_MS);
      const { events } = await decisions.run(
        invitationsDecider,
        workspaceId,
        { type, workspaceId, invitationId },
        byAda,
      );
      expect(events).toHaveLength(1);
      await keys.shred(inviteeSubject(invitationId));
      expect((await verify()).faults).toEqual([]);
      const target = {
        events: folder.closeAfterTest(new EmbeddedEventStore(folder.file('copy.db'))),
        objects: folder.closeAfterTest(new FolderObjectStore(folder.file('copied'))),
      };
      const source = { events: documents.events, objects: documents.store, vault: documents.vault };
      const { keys: copied } = await backUp(source, target, registry(), signal);
      expect(copied.get(inviteeSubject(invitationId))).toBeNull();
    },
  );

  it('asks of each kind of subject the reactor that erases it', async () => {
    const userId = countedId(2, 0x1f);
    await documents.vault.create(`user:${userId}`);
    await documents.decisions.run(userDecider, userId, { ...registration, userId }, byAda);
    await documents.decisions.run(userDecider, userId, { type: 'DeleteUser' }, byAda);
    const lease = (await models.acquireLease('reactor:erase-documents', 'spec', 5_000))!;
    const reached = async (reactor: string) => {
      const collection = `reactor-${reactor}@1-1`;
      await models.ensure({ name: collection, readModel: `reactor-${reactor}`, indexes: [] });
      await models.commit(collection, { writes: [], checkpoint: await documents.events.head(), lease });
    };
    const said = `user:${userId} was deleted but still has a key`;
    await reached('erase-documents');
    expect(await verify()).toMatchObject({ faults: [], notes: [said] });
    await reached('erase-accounts');
    expect((await verify()).faults).toEqual([said]);
  });

  it('finds a view that is not what the log says, one too many, and one too few', async () => {
    const collection = (await models.active('document-list'))!;
    const lease = (await models.acquireLease('spec', 'spec', 5_000))!;
    const checkpoint = (await models.checkpoint(collection))!;
    const view = (await models.get(collection, kept))!;
    const write = (id: string, what: typeof view | null, at: number) =>
      models.commit(collection, { writes: [{ id, view: what, position: positionOf(at) }], checkpoint, lease });
    await write('stranger', view, 1);
    expect((await verify()).faults).toEqual(['read model document-list: 1 views that the log does not know']);
    await write('stranger', null, 2);
    expect((await verify()).faults).toEqual([]);

    // Changed behind the store's back; a view of a later position would be one that a projector has moved on.
    const db = new DatabaseSync(folder.file('read-models.db'));
    // What wipes a deleted row holds the file over turns of this thread: whoever waits in one of them waits in vain.
    const exec = (sql: string) => eventually('the file is not locked', () => !isLocked(() => db.exec(sql)));
    const { table } = db
      .prepare("SELECT name AS \"table\" FROM sqlite_schema WHERE type = 'table' AND name LIKE '%document-list%'")
      .get() as { table: string };
    await exec(`UPDATE "${table}" SET view = json_set(view, '$.status', 'failed') WHERE id = '${kept}'`);
    expect((await verify()).faults).toEqual([`read model document-list: view ${kept} is not what the log says`]);
    await exec(`DELETE FROM "${table}" WHERE id = '${kept}'`);
    db.close();
    expect((await verify()).faults).toEqual([`read model document-list: view ${kept} is not what the log says`]);
  });
});

function isLocked(work: () => void): boolean {
  try {
    work();
    return false;
  } catch (error) {
    if (String(error).includes('database is locked')) return true;
    throw error;
  }
}
