/**
 * A log as an installation has it after a year: workspaces with their members, credits and templates, and in them
 * documents that were uploaded, read or not, edited, confirmed, deleted. Sealed and chained exactly as the product
 * writes it; only the waiting for the disk is shared by many streams. One workspace, the reader's, has a tenth of the
 * documents.
 */
import {
  DocumentDeleted,
  DocumentUploaded,
  ExtractionCompleted,
  ExtractionFailed,
  ExtractionRequested,
  ExtractionStarted,
  FieldsConfirmed,
  FieldsEdited,
  OriginalDeleted,
} from '#domain/documents/document.events.js';
import { SubscriptionConfirmed, SubscriptionRequested } from '#domain/engagement/newsletter.js';
import { TemplateSaved } from '#domain/export/template.js';
import { UserRegistered } from '#domain/identity/user.events.js';
import { CreditPeriodOpened, CreditReleased, CreditReserved, CreditUsed } from '#domain/billing/credits.js';
import { WorkspaceCreated } from '#domain/workspaces/workspace.js';
import type { DomainEvent } from '#kernel/event.js';
import { derivedId } from '#kernel/ids.js';
import type { EventStore } from '#ports/event-store.js';
import { EventCodec } from '#write-side/event-codec.js';
import type { EventRegistry } from '#write-side/event-registry.js';
import { KeyRing } from '#write-side/key-ring.js';
import type { BulkVault } from './bulk-vault.js';

const WORKSPACES = 100;
const AT_ONCE = 500;
const START = Date.UTC(2026, 0, 1);
const YEAR_MS = 300 * 24 * 3600_000;

interface End {
  readonly revision: number;
  readonly hash: string;
}

export class History {
  readonly #codec: EventCodec;
  /** Of streams that go on: credits. */
  readonly #ends = new Map<string, End>();
  events = 0;
  documents = 0;

  constructor(
    private readonly store: EventStore,
    registry: EventRegistry,
    private readonly vault: BulkVault,
    /** Whose lists are read. */
    private readonly readersWorkspace: string,
  ) {
    this.#codec = new EventCodec(registry, new KeyRing(vault));
  }

  /** @returns ids of the reader's living documents */
  async write(events: number, onProgress: (written: number) => void): Promise<string[]> {
    const living: string[] = [];
    await this.#foundWorkspaces();
    for (const began = this.events; this.events < events;) {
      const first = this.documents;
      this.documents += AT_ONCE;
      const batch = Array.from({ length: AT_ONCE }, (_, n) =>
        this.#document(first + n, (this.events - began) / events),
      );
      await this.#appendAll(batch.flatMap(({ reserved }) => reserved));
      await this.#appendAll(batch.map(({ facts }) => facts));
      await this.#appendAll(batch.flatMap(({ settled }) => settled));
      for (const { id, workspaceId, deleted } of batch) {
        if (deleted) await this.vault.shred(`document:${id}`);
        else if (workspaceId === this.readersWorkspace) living.push(id);
      }
      await this.vault.flush();
      onProgress(this.events);
    }
    return living;
  }

  #workspace(n: number): string {
    return n % 10 === 0 ? this.readersWorkspace : derivedId('workspace', String((n * 7) % WORKSPACES));
  }

  async #foundWorkspaces(): Promise<void> {
    const at = new Date(START).toISOString();
    const named = (n: number, stream: string, facts: DomainEvent[]) => ({
      stream: `${stream}-${derivedId(stream, String(n))}`,
      at,
      facts,
    });
    await this.#appendAll(
      Array.from({ length: WORKSPACES }, (_, n) => {
        const [workspaceId, userId] = [derivedId('workspace', String(n)), derivedId('user', String(n))];
        const [templateId, subscriptionId] = [derivedId('template', String(n)), derivedId('newsletter', String(n))];
        const email = `member${n}@example.test`;
        return [
          named(n, 'workspace', [
            WorkspaceCreated({ workspaceId, ownerId: userId, plan: 'professional', name: `Workspace ${n}` }),
          ]),
          named(n, 'user', [
            UserRegistered({
              userId,
              workspaceId,
              role: 'owner',
              name: `Member ${n}`,
              email,
              passwordHash: '$argon2id$',
            }),
          ]),
          named(n, 'template', [
            TemplateSaved({ templateId, workspaceId, name: `Monthly ${n}`, configuration: { format: 'csv' } }),
          ]),
          named(n, 'newsletter', [
            SubscriptionRequested({ subscriptionId, email, source: 'footer' }),
            SubscriptionConfirmed({ subscriptionId }),
          ]),
        ];
      }).flat(),
    );
    await this.vault.flush();
  }

  #document(n: number, share: number) {
    const [id, requestId] = [derivedId('document', String(n)), derivedId('request', String(n))];
    const workspaceId = this.#workspace(n);
    const at = new Date(START + Math.min(share, 1) * YEAR_MS + (n % AT_ONCE) * 1_000).toISOString();
    const period = at.slice(0, 7);
    const [chance, failed] = [(n * 37) % 100, (n * 53) % 100 < 3];
    const deleted = chance < 8;
    const place = { documentId: id, workspaceId };
    const read = reading(n);
    const facts: DomainEvent[] = [
      DocumentUploaded({
        ...place,
        originalFilename: n % 31 === 0 ? `Abrechnung März no ${n}.pdf` : `Scanned invoice no ${n}.pdf`,
        mime: 'application/pdf',
        size: 84_211 + n,
        sha256: derivedId('bytes', String(n)).replaceAll('-', '').repeat(2),
        objectKey: `originals/${id}`,
        deleteAfterProcessing: chance >= 90,
      }),
      ExtractionRequested({ ...place, requestId, period }),
      ExtractionStarted({ ...place, requestId }),
      failed
        ? ExtractionFailed({ ...place, requestId, period, code: 'unreadable', message: 'This file cannot be read.' })
        : ExtractionCompleted({ ...place, requestId, period, ...read }),
    ];
    const extraction = { ...read.extraction, total_amount: n };
    if (!failed && chance >= 8 && chance < 25) {
      const fieldChanges = [{ path: 'total_amount', before: read.extraction.total_amount, after: n }];
      facts.push(FieldsEdited({ ...place, version: 2, extraction, changes: ['total_amount'], fieldChanges }));
      facts.push(FieldsConfirmed({ ...place, version: 2, paths: ['invoice_number', 'total_amount'] }));
    }
    if (chance >= 90) facts.push(OriginalDeleted(place));
    if (deleted) facts.push(DocumentDeleted({ ...place, objectKey: `originals/${id}` }));
    const credits = { workspaceId, period };
    const stream = `credits-${workspaceId}-${period}`;
    const opening = this.#ends.has(stream) ? [] : [CreditPeriodOpened({ ...credits, granted: null })];
    this.#ends.set(stream, this.#ends.get(stream) ?? { revision: -1, hash: '' });
    const settle = failed
      ? CreditReleased({ ...credits, requestId, reason: 'failed' })
      : CreditUsed({ ...credits, requestId });
    return {
      id,
      workspaceId,
      deleted,
      facts: { stream: `document-${id}`, at, facts },
      reserved: [{ stream, at, facts: [...opening, CreditReserved({ ...credits, requestId, documentId: id })] }],
      settled: [{ stream, at, facts: [settle] }],
    };
  }

  /** Facts of one stream go in one append. */
  async #appendAll(parts: readonly { stream: string; at: string; facts: readonly DomainEvent[] }[]): Promise<void> {
    const streams = new Map<string, { at: string; facts: DomainEvent[] }>();
    for (const { stream, at, facts } of parts) {
      const known = streams.get(stream);
      if (known) known.facts.push(...facts);
      else streams.set(stream, { at, facts: [...facts] });
    }
    await Promise.all([...streams].map(([stream, { at, facts }]) => this.#append(stream, at, facts)));
  }

  async #append(stream: string, occurredAt: string, facts: readonly DomainEvent[]): Promise<void> {
    const end = this.#ends.get(stream) ?? { revision: -1, hash: '' };
    const cause = derivedId('cause', stream);
    const encoded = await this.#codec.encode(
      stream,
      end.revision + 1,
      end.hash,
      facts.map((event, n) => ({ id: derivedId(stream, String(end.revision + 1 + n)), event })),
      { occurredAt, actor: { kind: 'member', id: derivedId('user', '1') }, correlationId: cause, causationId: cause },
    );
    await this.store.append(stream, end.revision < 0 ? 'no-stream' : end.revision, encoded);
    this.events += facts.length;
    if (this.#ends.has(stream))
      this.#ends.set(stream, { revision: end.revision + facts.length, hash: encoded.at(-1)!.metadata.hash });
  }
}

/** What the engine says of an ordinary invoice. */
function reading(n: number) {
  const box = [0.7, 0.8, 0.8, 0.82] as [number, number, number, number];
  return {
    docType: n % 3 === 0 ? ('receipt' as const) : ('invoice' as const),
    docTypeConfidence: 0.98,
    language: ['en', 'de', 'fr'][n % 3]!,
    pages: [{ width: 595, height: 842 }],
    extraction: {
      invoice_number: `INV-${n}`,
      invoice_date: '2026-03-02',
      vendor_name: `Larkfield Paper Mill ${n % 1_000}`,
      total_amount: 2211,
      line_items: Array.from({ length: 1 + (n % 6) }, (_, item) => ({
        description: `Laid paper ${item}`,
        quantity: item + 1,
        amount: 12.5,
      })),
    },
    confidence: { invoice_number: 0.98, total_amount: 0.99 },
    evidence: { total_amount: { page: 0, box, source: 'text-layer' as const } },
    marks: [`vendor-${n % 1_000}`, 'columns-3'],
    engine: 'local/1',
    processingTime: 120,
  };
}
