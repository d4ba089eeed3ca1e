/**
 * Checks the log from end to end: each event against its hash, each stream's chain, revisions and (where the store counts them)
 * positions without gaps, and every signed head against the events it covers. Goes on after a fault, so that each is named once,
 * at the event it is in. Reads only; opens nothing that is sealed.
 */
import type { RecordedEvent } from '#kernel/event.js';
import { positionNumber, type Position } from '#kernel/position.js';
import type { EventStore } from '#ports/event-store.js';
import { CHANGED, eventHash, isIntact } from '#write-side/hash-chain.js';
import { LogHeadSigned, type SignedHead } from '#domain/audit/log-head.js';
import { isSignedWith } from './head-key.js';
import { LogDigest } from './log-digest.js';
import { wholeLog } from './whole-log.js';

/** What is wrong, and where: at an event, or with the log as a whole when it has no place. */
export interface LogFault {
  readonly position?: Position;
  readonly stream?: string;
  readonly revision?: number;
  readonly id?: string;
  readonly type?: string;
  readonly fault: string;
}

export interface LogReport {
  readonly events: number;
  readonly streams: number;
  readonly digest: string;
  /** Signed heads that were compared, those in the log and those brought along. */
  readonly heads: number;
  readonly newestHead?: SignedHead;
  readonly faults: readonly LogFault[];
}

export interface LogCheck {
  /** Whose signatures count: raw Ed25519 key, base64. */
  readonly publicKey: string;
  /** Heads that were kept outside the log. */
  readonly keptHeads?: readonly SignedHead[];
  /** The store numbers positions 1, 2, 3 … */
  readonly gaplessPositions?: boolean;
  readonly signal: AbortSignal;
  readonly onProgress?: (events: number, position: Position) => void;
}

interface StreamEnd {
  readonly revision: number;
  /** What the next event may name: the hash as stored, and as computed when that one was changed. */
  readonly hashes: readonly string[];
}

export async function verifyLog(store: EventStore, check: LogCheck): Promise<LogReport> {
  const faults: LogFault[] = [];
  const heads = [...(await headsInLog(store, check)), ...(check.keptHeads ?? []).map((head) => ({ head, at: {} }))];
  const due = new Map<number, { head: SignedHead; at: Omit<LogFault, 'fault'> }[]>();
  for (const each of heads) {
    if (!isSignedWith(check.publicKey, each.head))
      faults.push({ ...each.at, fault: 'the signature of this head is not ours' });
    else due.set(each.head.events, [...(due.get(each.head.events) ?? []), each]);
  }

  const digest = new LogDigest();
  const streams = new Map<string, StreamEnd>();
  let position = 0n;
  for await (const events of wholeLog(store, { signal: check.signal })) {
    for (const event of events) {
      const at = positionNumber(event.position);
      if (check.gaplessPositions && at !== position + 1n) {
        faults.push({ ...placeOf(event), fault: `positions ${position + 1n} to ${at - 1n} are missing before it` });
      }
      position = at;
      const fault = faultOf(event, streams);
      if (fault) faults.push({ ...placeOf(event), fault });
      digest.add(event);
      for (const { head, at: where } of due.get(digest.events) ?? []) {
        if (head.digest !== digest.digest)
          faults.push({ ...where, fault: `the first ${head.events} events are not those signed at ${head.signedAt}` });
      }
      due.delete(digest.events);
    }
    check.onProgress?.(digest.events, events.at(-1)!.position);
  }
  for (const { head, at } of [...due.values()].flat()) {
    faults.push({
      ...at,
      fault: `the log was cut: it holds ${digest.events} events, ${head.events} were there at ${head.signedAt}`,
    });
  }
  const newestHead = heads
    .map(({ head }) => head)
    .reduce<SignedHead | undefined>((a, b) => (a && a.events >= b.events ? a : b), undefined);
  return {
    events: digest.events,
    streams: streams.size,
    digest: digest.digest,
    heads: heads.length,
    newestHead,
    faults,
  };
}

/** The same for one stream, without heads: they cover whole logs. */
export async function verifyStream(store: EventStore, stream: string): Promise<LogReport> {
  const events = await store.read(stream);
  const ends = new Map<string, StreamEnd>();
  const digest = new LogDigest();
  const faults = events.flatMap((event) => {
    digest.add(event);
    const fault = faultOf({ ...event, stream }, ends);
    return fault ? [{ ...placeOf(event), stream, fault }] : [];
  });
  return { events: events.length, streams: ends.size, digest: digest.digest, heads: 0, faults };
}

/** Beside the check itself it moves the end of the event's stream. */
function faultOf(event: RecordedEvent, streams: Map<string, StreamEnd>): string | undefined {
  const end = streams.get(event.stream);
  // Over canonical JSON written here, not over the text that is stored: what anybody else with the events would compute.
  const computed = eventHash(event.stream, event.revision, event);
  const whole = computed === event.metadata.hash;
  const hashes = whole ? [computed] : [event.metadata.hash, computed];
  streams.set(event.stream, { revision: event.revision, hashes });
  if (!whole) return CHANGED;
  const expected = end ? end.revision + 1 : 0;
  if (event.revision !== expected) return `revision ${expected} of its stream is missing`;
  return (end?.hashes ?? ['']).includes(event.metadata.previousHash)
    ? undefined
    : 'it does not follow the event before it';
}

async function headsInLog(store: EventStore, { signal }: LogCheck) {
  const heads: { head: SignedHead; at: Omit<LogFault, 'fault'> }[] = [];
  for await (const events of wholeLog(store, { signal, types: [LogHeadSigned.name] })) {
    for (const event of events) {
      const { success, data } = LogHeadSigned.schema.safeParse(event.data);
      // One that was changed is found as an event.
      if (success && isIntact(event)) heads.push({ head: data, at: placeOf(event) });
    }
  }
  return heads;
}

function placeOf({ position, stream, revision, id, type }: RecordedEvent): Omit<LogFault, 'fault'> {
  return { position, stream, revision, id, type };
}
