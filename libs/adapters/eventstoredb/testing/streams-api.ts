/** The calls of the Streams API that the adapter makes: Append and Read. Everything else is not implemented here. */
import {
  Metadata,
  status,
  type sendUnaryData,
  type ServerReadableStream,
  type UntypedServiceImplementation,
} from '@grpc/grpc-js';
import { setImmediate } from 'node:timers/promises';
import type { AppendReq, AppendResp } from '@eventstore/db-client/generated/streams_pb.js';
import { AllSubscription, type Manners, type ReadCall } from './all-subscription.js';
import type { InMemoryLog, ProposedEvent, StoredEvent } from './in-memory-log.js';
import {
  appendAnswer,
  eventMessage,
  expectationIn,
  proposedEventIn,
  streamNameIn,
  streamNotFoundMessage,
} from './messages.js';

/** What a test can make go wrong. */
export interface Faults {
  /** Calls are refused as if the engine were not there. */
  refusing: boolean;
  /** Appends are carried out, and their answers lost. */
  losingAnswers: boolean;
  /** Appends are carried out, and not yet known to be. */
  committing: Promise<void> | undefined;
  /** The node that leads, when it is not this one. */
  leader: { readonly host: string; readonly port: number } | undefined;
  /** Who is let in may do nothing. */
  denying: boolean;
  /** Appends that were dropped because they were under way already. */
  dropped: number;
  /** Who may do anything, as `user:password`; everybody when absent. */
  readonly user: string | undefined;
}

/** What the engine takes of data, metadata and type of one append, by default. */
const MOST_APPENDED = 1024 * 1024;
/** The engine waits two seconds. */
const COMMIT_TIMEOUT_MS = 20;

/** Node ends a stream that was reset at once and closes it after up to two turns of its loop. */
const TURNS_UNTIL_CANCELLED = 3;

const AWAY = { code: status.UNAVAILABLE, details: 'the stand-in refuses calls' };
const FORWARDS = 0;

const refusal = (code: status, details: string, trailers: Record<string, string> = {}) => {
  const metadata = new Metadata();
  for (const [name, value] of Object.entries(trailers)) metadata.set(name, value);
  return { code, details, metadata };
};
const TIMED_OUT = refusal(status.ABORTED, 'Operation timed out: Commit phase timeout');

/** What is wrong with the caller, in the engine's words. */
function refusedCall(
  { metadata }: { readonly metadata: Metadata },
  { refusing, denying, user, leader }: Readonly<Faults>,
) {
  if (refusing) return AWAY;
  const [authorization] = metadata.get('authorization');
  if (user !== undefined && authorization !== `Basic ${Buffer.from(user).toString('base64')}`)
    return refusal(status.UNAUTHENTICATED, 'Unauthenticated');
  if (denying) return refusal(status.PERMISSION_DENIED, 'Access Denied', { exception: 'access-denied' });
  if (!leader || metadata.get('requires-leader')[0] !== 'true') return undefined;
  return refusal(status.NOT_FOUND, 'Leader info available', {
    exception: 'not-leader',
    'leader-endpoint-host': leader.host,
    'leader-endpoint-port': String(leader.port),
  });
}

function tooLarge(proposed: readonly ProposedEvent[]) {
  const bytes = proposed.reduce(
    (sum, { type, data, customMetadata }) => sum + 2 * type.length + data.length + customMetadata.length,
    0,
  );
  if (bytes <= MOST_APPENDED) return undefined;
  return refusal(status.INVALID_ARGUMENT, `Maximum Append Size of ${MOST_APPENDED} Exceeded.`, {
    exception: 'maximum-append-size-exceeded',
    'maximum-append-size': String(MOST_APPENDED),
  });
}

export function streamsApi(
  log: InMemoryLog,
  subscriptions: Set<AllSubscription>,
  faults: Faults,
  manners: Readonly<Manners>,
): UntypedServiceImplementation {
  const underWay = new Set<string>();
  const append = (call: ServerReadableStream<AppendReq, AppendResp>, answer: sendUnaryData<AppendResp>) => {
    let options: AppendReq.Options | undefined;
    const proposed: ProposedEvent[] = [];
    call.on('data', (message: AppendReq) => {
      options ??= message.getOptions();
      const event = message.getProposedMessage();
      if (event) proposed.push(proposedEventIn(event));
    });
    const whole = async () => {
      // A caller who gives up ends the stream too, and is known to have given up some turns later.
      for (let turn = 0; turn < TURNS_UNTIL_CANCELLED; turn++) await setImmediate();
      if (call.cancelled) return;
      const refused = refusedCall(call, faults) ?? (options ? tooLarge(proposed) : AWAY);
      if (refused || !options) return answer(refused ?? AWAY);
      const expected = expectationIn(options);
      const stream = streamNameIn(options.getStreamIdentifier());
      const same = JSON.stringify([stream, expected, ...proposed.map(({ id }) => id)]);
      // The engine drops an append that is under way already, and lets whoever sent it wait in vain.
      if (underWay.has(same)) {
        faults.dropped += 1;
        return void setTimeout(() => answer(TIMED_OUT), COMMIT_TIMEOUT_MS);
      }
      underWay.add(same);
      const verdict = log.append(stream, expected, proposed);
      void (faults.committing ?? setImmediate()).then(() => {
        underWay.delete(same);
        if (faults.losingAnswers) return answer(AWAY);
        answer(null, appendAnswer(verdict, expected));
      });
    };
    call.on('end', () => void whole());
  };

  const read = (call: ReadCall) => {
    const refused = refusedCall(call, faults);
    if (refused) return void call.emit('error', refused);
    const options = call.request.getOptions();
    if (options?.hasSubscription()) {
      if (!options.hasAll())
        return void call.emit('error', { code: status.UNIMPLEMENTED, details: 'subscriptions to $all only' });
      const subscription = new AllSubscription(call, log, manners);
      subscriptions.add(subscription);
      subscription.run().finally(() => subscriptions.delete(subscription));
      return;
    }
    const name = streamNameIn(options?.getStream()?.getStreamIdentifier());
    const stored = options?.hasAll() ? log : log.stream(name);
    if (stored) for (const event of selected(stored, log, call)) call.write(eventMessage(event));
    else call.write(streamNotFoundMessage(name));
    call.end();
  };

  return { append, read };
}

/** $all, or a stream, in which an event's index is its revision. */
interface Stored {
  readonly length: number;
  at(index: number): StoredEvent | undefined;
}

/**
 * Reading forwards includes the place it starts from; backwards a revision is included and a position of $all is not.
 * Only what is asked for is looked at: whoever follows the log asks for its last event all the time.
 */
function selected(stored: Stored, log: InMemoryLog, call: ReadCall): StoredEvent[] {
  const options = call.request.getOptions()!;
  const count = Number(options.getCount());
  const stream = options.getStream();
  const position = options.getAll()?.getPosition();
  const from = position && log.indexFrom(BigInt(position.getCommitPosition()));
  const revision = stream?.hasRevision() ? Number(stream.getRevision()) : undefined;
  if (options.getReadDirection() === FORWARDS) {
    const fromStart = stream ? !stream.hasEnd() : !options.getAll()?.hasEnd();
    if (!fromStart) return [];
    const first = from ?? revision ?? 0;
    return eventsAt(stored, first, Math.min(first + count, stored.length));
  }
  const end = from ?? (revision === undefined ? stored.length : Math.min(revision + 1, stored.length));
  return eventsAt(stored, Math.max(0, end - count), end).reverse();
}

/** @param end the index after the last */
function eventsAt(stored: Stored, first: number, end: number): StoredEvent[] {
  return Array.from({ length: Math.max(0, end - first) }, (_, n) => stored.at(first + n)!);
}
