/**
 * The sweep that signs the head of the log. Each round checks every event added since the last head, adds it to the digest, signs
 * and records; a log in which only heads were added is left alone. It signs nothing that is broken: a changed event, or a log
 * that no longer holds what was signed last, becomes a note that health shows, until the log is whole again.
 */
import type { Log } from '#kernel/log.js';
import { Clock } from '#ports/clock.js';
import { EventStore } from '#ports/event-store.js';
import { ReadModelStore } from '#ports/read-model-store.js';
import type { Sweep } from '#read-side/sweep-runner.js';
import { causedBySweep } from '#write-side/caused-by.js';
import { Decisions } from '#write-side/decisions.js';
import { BrokenChain, mustBeIntact } from '#write-side/hash-chain.js';
import { auditDecider, LogHeadSigned } from '#domain/audit/log-head.js';
import { readHeadNote, writeHeadNote, type HeadNote } from './head-note.js';
import type { HeadKey } from './head-key.js';
import { LogDigest } from './log-digest.js';
import { lostHead } from './log-watch.js';
import { wholeLog } from './whole-log.js';

export interface SigningParts {
  readonly events: EventStore;
  readonly models: ReadModelStore;
  readonly decisions: Decisions;
  readonly clock: Clock;
  readonly key: HeadKey;
  readonly log: Log;
}

export class SignHeads implements Sweep {
  readonly name = 'sign-heads';
  readonly everyMs = 60_000;

  constructor(private readonly parts: SigningParts) {}

  async run(signal: AbortSignal): Promise<void> {
    const { events, models, key } = this.parts;
    const note = await readHeadNote(models);
    const fault = note && (await lostHead(events, note, key.publicKey));
    if (fault) return this.#broken(note, fault);
    try {
      await this.#sign(note, signal);
    } catch (error) {
      if (!(error instanceof BrokenChain)) throw error;
      await this.#broken(note, error.message);
    }
  }

  async #sign(note: HeadNote | undefined, signal: AbortSignal): Promise<void> {
    const { models, decisions, clock, key, log } = this.parts;
    const digest = new LogDigest(note?.head);
    let last = note?.last;
    let facts = 0;
    for await (const events of wholeLog(this.parts.events, { after: last?.position, signal })) {
      mustBeIntact(events);
      for (const event of events) {
        digest.add(event);
        if (event.type !== LogHeadSigned.name) facts += 1;
      }
      const { position, stream, revision, metadata } = events.at(-1)!;
      last = { position, stream, revision, hash: metadata.hash };
    }
    const signedAt = clock.iso();
    if (facts === 0) {
      if (note?.fault) await writeHeadNote(models, { head: note.head, last: note.last, checkedAt: signedAt });
      return;
    }
    const head = key.sign(digest, signedAt);
    const cause = causedBySweep(this.name, head.digest);
    await decisions.run(auditDecider, signedAt.slice(0, 10), { type: 'RecordHead', head }, cause);
    await writeHeadNote(models, { head, last, checkedAt: signedAt });
    // Also for whoever collects the logs: a copy that nobody here can take back.
    log('info', 'log head signed', { ...head });
  }

  async #broken(note: HeadNote | undefined, fault: string): Promise<void> {
    const { models, clock, log } = this.parts;
    log('error', 'the log is not what was written', { fault });
    await writeHeadNote(models, { ...note, fault, checkedAt: clock.iso() });
  }
}
