/**
 * Copies a log into another store, event by event in log order, with ids, hashes and revisions as they are; positions
 * are the other store's own. What is there already is compared, not copied again, so it can be stopped anywhere and
 * begun again; a target that holds anything else is refused before anything is written. A changed event is not
 * copied.
 */
import type { RecordedEvent } from '#kernel/event.js';
import { appendedBytes, MOST_APPENDED_BYTES, type EventStore } from '#ports/event-store.js';
import { mustBeIntact } from '#write-side/hash-chain.js';
import { LogDigest } from '#contexts/audit/application/log-digest.js';
import { wholeLog } from '#contexts/audit/application/whole-log.js';

/** Appends under way at once where the store keeps them in the order of the calls. */
const TOGETHER = 256;

interface CopyLogOptions {
  readonly signal: AbortSignal;
  /** Appends of one process take effect in the order of the calls, so many can share a write. */
  readonly ordered?: boolean;
  readonly onProgress?: (events: number) => void;
}

interface CopiedLog {
  readonly events: number;
  readonly digest: string;
  /** Copied now; the others were there. */
  readonly copied: number;
}

/** @throws BrokenChain · Error when the target holds another log */
export async function copyLog(source: EventStore, target: EventStore, options: CopyLogOptions): Promise<CopiedLog> {
  const there = new LogDigest();
  for await (const events of wholeLog(target, options)) for (const event of events) there.add(event);
  const digest = new LogDigest();
  for await (const events of wholeLog(source, options)) {
    mustBeIntact(events);
    const missing: RecordedEvent[] = [];
    for (const event of events) {
      if (digest.events >= there.events) missing.push(event);
      digest.add(event);
      if (digest.events === there.events && digest.digest !== there.digest) throw new AnotherLog();
    }
    if (missing.length > 0 && digest.events - missing.length < there.events) throw new AnotherLog();
    await append(target, missing, options.ordered ?? false);
    options.onProgress?.(digest.events);
  }
  if (digest.events < there.events) throw new AnotherLog();
  return { events: digest.events, digest: digest.digest, copied: digest.events - there.events };
}

class AnotherLog extends Error {
  override readonly name = 'AnotherLog';
  constructor() {
    super('the target holds another log; give it an empty one');
  }
}

async function append(target: EventStore, events: readonly RecordedEvent[], ordered: boolean): Promise<void> {
  const runs = runsOfOneStream(events);
  const one = async (run: readonly RecordedEvent[]) => {
    const [first] = run;
    if (!first) return;
    const { stream, revision } = first;
    const appended = run.map(({ id, type, data, metadata }) => ({ id, type, data, metadata }));
    await target.append(stream, revision === 0 ? 'no-stream' : revision - 1, appended);
  };
  if (!ordered) for (const run of runs) await one(run);
  else
    for (let from = 0; from < runs.length; from += TOGETHER)
      await Promise.all(runs.slice(from, from + TOGETHER).map(one));
}

/**
 * Neighbours in the log that are neighbours in their stream: one append each, as far as an append goes. One event that
 * is larger than that, from before there was a bound, goes by itself.
 */
function runsOfOneStream(events: readonly RecordedEvent[]): RecordedEvent[][] {
  const runs: RecordedEvent[][] = [];
  let bytes = 0;
  for (const event of events) {
    const run = runs.at(-1);
    const size = appendedBytes(event);
    if (run?.at(-1)?.stream === event.stream && bytes + size <= MOST_APPENDED_BYTES) run.push(event);
    else {
      runs.push([event]);
      bytes = 0;
    }
    bytes += size;
  }
  return runs;
}
