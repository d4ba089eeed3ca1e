import { documentDecider } from '#domain/documents/document.decider.js';
import { RETENTION_ACTOR, retentionDecider } from '#domain/retention/retention-rule.js';
import type { RetentionDays } from '#kernel/retention.js';
import type { ReadModelStore } from '#ports/read-model-store.js';
import { keptDocuments } from '#projections/kept-documents/projection.js';
import { retentionRules } from '#projections/retention-rules/projection.js';
import { buildReadModel } from '#read-side/build-read-model.js';
import { Views } from '#read-side/views.js';
import { openDocuments, type Documents } from '../../../../tests/documents.js';
import { byAda, openReadModels, type WriteSide } from '../../../../tests/embedded-stores.js';
import { ForwardingEventStore } from '../../../../tests/forwarding-event-store.js';
import { engineOver } from '../../../../tests/read-side.js';
import { tempFolder } from '../../../../tests/temp-folder.js';
import { ApplyRetentionRules } from './apply-retention-rules.js';

const DAY = 24 * 60 * 60_000;
const never: RetentionDays = { originalsAfterDays: null, documentsAfterDays: null };

describe('a retention rule', () => {
  const folder = tempFolder();
  let documents: Documents;
  let models: ReadModelStore;
  beforeEach(() => {
    documents = openDocuments(folder);
    models = openReadModels(folder);
  });

  const set = async (rule: Partial<RetentionDays>) => {
    const { decisions, workspace: workspaceId } = documents;
    const command = { type: 'SetRetentionRule', workspaceId, ...never, ...rule } as const;
    const { events } = await decisions.run(retentionDecider, workspaceId, command, byAda);
    expect(events).toHaveLength(1);
    const stored = (await documents.events.read(`retention-${workspaceId}`)).at(-1)!;
    return stored.id;
  };
  const view = async () => {
    const { signal } = new AbortController();
    for (const projection of [retentionRules, keptDocuments])
      await buildReadModel(engineOver(documents, models), projection, signal);
  };
  const sweepOver = ({ decisions }: Pick<WriteSide, 'decisions'> = documents) =>
    new ApplyRetentionRules(decisions, new Views(models), documents.store, documents.clock);
  const round = async (side?: Pick<WriteSide, 'decisions'>, signal = new AbortController().signal) => {
    await view();
    await sweepOver(side).run(signal);
  };
  const failed = async () => {
    const { documentId, requestId } = await documents.upload();
    const command = { type: 'FailExtraction', requestId, code: 'unreadable', message: 'Damaged.' } as const;
    await documents.decisions.run(documentDecider, documentId, command, byAda);
    return documentId;
  };
  const decide = (documentId: string, type: 'PlaceHold' | 'ReleaseHold') =>
    documents.decisions.run(
      documentDecider,
      documentId,
      { type, workspaceId: documents.workspace, reason: 'Lawsuit' },
      byAda,
    );
  const isThere = async (documentId: string) => !(await documents.history(documentId)).includes('DocumentDeleted');
  const countOf = async (documentId: string, fact: string) =>
    (await documents.history(documentId)).filter((type) => type === fact).length;

  it('takes documents that are old enough, in its own name, and no others', async () => {
    const [old, pending] = [await failed(), (await documents.upload()).documentId];
    documents.clock.advance(DAY);
    const young = await failed();
    const ruleId = await set({ documentsAfterDays: 2 });
    documents.clock.advance(DAY);
    await round();
    expect(await Promise.all([old, pending, young].map(isThere))).toEqual([false, false, true]);
    const deleted = (await documents.events.read(`document-${old}`)).at(-1)!;
    expect(deleted.metadata).toMatchObject({ actor: RETENTION_ACTOR, causationId: ruleId, correlationId: ruleId });
    documents.clock.advance(DAY);
    await round();
    expect(await isThere(young)).toBe(false);
    expect(await countOf(old, 'DocumentDeleted')).toBe(1);
  });

  it('takes nothing before it is a day old, however old the documents are', async () => {
    const old = await failed();
    documents.clock.advance(30 * DAY);
    await set({ documentsAfterDays: 7, originalsAfterDays: 1 });
    documents.clock.advance(DAY - 1);
    await round();
    expect(await documents.objectKeys()).toEqual([`originals/${old}`]);
    // Set otherwise, it waits once more.
    await set({ documentsAfterDays: 8 });
    documents.clock.advance(DAY - 1);
    await round();
    expect(await isThere(old)).toBe(true);
    documents.clock.advance(1);
    await round();
    expect(await isThere(old)).toBe(false);
  });

  it('takes originals alone, with the pictures of their pages, once they are read', async () => {
    const old = await failed();
    const reading = (await documents.upload()).documentId;
    await documents.store.put(`pages/${old}/1-320`, Buffer.from('sealed'));
    await set({ originalsAfterDays: 1 });
    documents.clock.advance(DAY);
    await round();
    await round();
    expect(await documents.objectKeys()).toEqual([`originals/${reading}`]);
    expect([await countOf(old, 'OriginalDeleted'), await countOf(reading, 'OriginalDeleted')]).toEqual([1, 0]);
    expect(await isThere(old)).toBe(true);
  });

  it('leaves alone what is on hold, until the hold is released', async () => {
    const [held, free] = [await failed(), await failed()];
    await decide(held, 'PlaceHold');
    await set({ originalsAfterDays: 1, documentsAfterDays: 2 });
    documents.clock.advance(3 * DAY);
    await round();
    expect([await isThere(held), await isThere(free)]).toEqual([true, false]);
    expect(await documents.objectKeys()).toContain(`originals/${held}`);
    await decide(held, 'ReleaseHold');
    await round();
    expect(await isThere(held)).toBe(false);
  });

  it('believes the log where the view is late: of holds, and of a rule that was taken back', async () => {
    const [first, second] = [await failed(), await failed()];
    await set({ documentsAfterDays: 1 });
    documents.clock.advance(2 * DAY);
    await view();
    await decide(first, 'PlaceHold');
    await sweepOver().run(new AbortController().signal);
    expect([await isThere(first), await isThere(second)]).toEqual([true, false]);
    const third = await failed();
    documents.clock.advance(2 * DAY);
    await view();
    await set({});
    await sweepOver().run(new AbortController().signal);
    expect(await isThere(third)).toBe(true);
  });

  it('takes each once when two processes apply it at once, and all of many', async () => {
    const many: string[] = [];
    for (let n = 0; n < 45; n++) many.push(await failed());
    await set({ documentsAfterDays: 1 });
    documents.clock.advance(DAY);
    await view();
    const { signal } = new AbortController();
    await Promise.allSettled([sweepOver().run(signal), sweepOver(documents.another()).run(signal)]);
    await round();
    for (const id of many) expect(await countOf(id, 'DocumentDeleted')).toBe(1);
  });

  it('goes past what cannot be deleted now, and says so at the end', async () => {
    const [stuck, ...others] = [await failed(), await failed(), await failed()];
    await set({ documentsAfterDays: 1 });
    documents.clock.advance(DAY);
    class Refusing extends ForwardingEventStore {
      override async append(...given: Parameters<ForwardingEventStore['append']>) {
        if (given[0] === `document-${stuck}`) throw new Error('no room');
        return super.append(...given);
      }
    }
    await expect(round(documents.another((log) => new Refusing(log)))).rejects.toThrow('no room');
    expect(await Promise.all([stuck!, ...others].map(isThere))).toEqual([true, false, false]);
  });

  it('stops when it is told to', async () => {
    const old = await failed();
    await set({ documentsAfterDays: 1 });
    documents.clock.advance(DAY);
    await round(documents, AbortSignal.abort());
    expect(await isThere(old)).toBe(true);
  });
});
