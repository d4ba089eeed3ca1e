/** The calls of the Streams API that the adapter makes: Append and Read. Everything else is not implemented here. */
import {
  status,
  type sendUnaryData,
  type ServerReadableStream,
  type UntypedServiceImplementation,
} from '@grpc/grpc-js';
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
}

const AWAY = { code: status.UNAVAILABLE, details: 'the stand-in refuses calls' };
const FORWARDS = 0;

export function streamsApi(
  log: InMemoryLog,
  subscriptions: Set<AllSubscription>,
  faults: Readonly<Faults>,
  manners: Readonly<Manners>,
): UntypedServiceImplementation {
  const append = (call: ServerReadableStream<AppendReq, AppendResp>, answer: sendUnaryData<AppendResp>) => {
    let options: AppendReq.Options | undefined;
    const proposed: ProposedEvent[] = [];
    call.on('data', (message: AppendReq) => {
      options ??= message.getOptions();
      const event = message.getProposedMessage();
      if (event) proposed.push(proposedEventIn(event));
    });
    call.on('end', () => {
      if (faults.refusing || !options) return answer(AWAY);
      const expected = expectationIn(options);
      const verdict = log.append(streamNameIn(options.getStreamIdentifier()), expected, proposed);
      if (faults.losingAnswers) return answer(AWAY);
      answer(null, appendAnswer(verdict, expected));
    });
  };

  const read = (call: ReadCall) => {
    if (faults.refusing) return void call.emit('error', AWAY);
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
    const stored = options?.hasAll() ? everything(log) : log.stream(name);
    if (stored) for (const event of selected(stored, call)) call.write(eventMessage(event));
    else call.write(streamNotFoundMessage(name));
    call.end();
  };

  return { append, read };
}

function everything(log: InMemoryLog): StoredEvent[] {
  return Array.from({ length: log.length }, (_, index) => log.at(index)!);
}

/**
 * Reading forwards includes the place it starts from; backwards a revision is included and a position of $all is not.
 */
function selected(stored: readonly StoredEvent[], call: ReadCall): StoredEvent[] {
  const options = call.request.getOptions()!;
  const count = Number(options.getCount());
  const stream = options.getStream();
  const position = options.getAll()?.getPosition();
  const revision = stream?.hasRevision() ? Number(stream.getRevision()) : undefined;
  const from = position && BigInt(position.getCommitPosition());
  if (options.getReadDirection() === FORWARDS) {
    const fromStart = stream ? !stream.hasEnd() : !options.getAll()?.hasEnd();
    if (!fromStart) return [];
    return stored
      .filter(
        (event) =>
          (from === undefined || event.position >= from) && (revision === undefined || event.revision >= revision),
      )
      .slice(0, count);
  }
  return stored
    .filter(
      (event) =>
        (from === undefined || event.position < from) && (revision === undefined || event.revision <= revision),
    )
    .slice(-count)
    .reverse();
}
