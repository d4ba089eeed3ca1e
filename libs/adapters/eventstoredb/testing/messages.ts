/** The stand-in's answers as messages of the Streams API, built from the client's generated definitions. */
import shared from '@eventstore/db-client/generated/shared_pb.js';
import streams, { type ReadReq } from '@eventstore/db-client/generated/streams_pb.js';
import type { Expectation, ProposedEvent, StoredEvent, Verdict } from './in-memory-log.js';

const { ReadResp, AppendResp } = streams;
/** The engine counts 100 nanoseconds. */
const TICKS_PER_MILLISECOND = 10_000n;

export function eventMessage(event: StoredEvent) {
  const recorded = new ReadResp.ReadEvent.RecordedEvent();
  const id = new shared.UUID();
  id.setString(event.id);
  recorded.setId(id);
  recorded.setStreamIdentifier(streamIdentifier(event.stream));
  recorded.setStreamRevision(String(event.revision));
  recorded.setCommitPosition(String(event.position));
  recorded.setPreparePosition(String(event.position));
  recorded.getMetadataMap().set('type', event.type);
  recorded.getMetadataMap().set('content-type', event.contentType);
  recorded.getMetadataMap().set('created', String(BigInt(event.created) * TICKS_PER_MILLISECOND));
  recorded.setData(event.data);
  recorded.setCustomMetadata(event.customMetadata);
  const resolved = new ReadResp.ReadEvent();
  resolved.setEvent(recorded);
  resolved.setCommitPosition(String(event.position));
  const message = new ReadResp();
  message.setEvent(resolved);
  return message;
}

export function confirmationMessage(id: string) {
  const confirmation = new ReadResp.SubscriptionConfirmation();
  confirmation.setSubscriptionId(id);
  const message = new ReadResp();
  message.setConfirmation(confirmation);
  return message;
}

export function checkpointMessage(position: bigint) {
  const checkpoint = new ReadResp.Checkpoint();
  checkpoint.setCommitPosition(String(position));
  checkpoint.setPreparePosition(String(position));
  const message = new ReadResp();
  message.setCheckpoint(checkpoint);
  return message;
}

export function caughtUpMessage() {
  const message = new ReadResp();
  message.setCaughtUp(new ReadResp.CaughtUp());
  return message;
}

export function streamNotFoundMessage(name: string) {
  const notFound = new ReadResp.StreamNotFound();
  notFound.setStreamIdentifier(streamIdentifier(name));
  const message = new ReadResp();
  message.setStreamNotFound(notFound);
  return message;
}

export function appendAnswer(verdict: Verdict, expected: Expectation) {
  const answer = new AppendResp();
  if (verdict.appended) {
    const position = new AppendResp.Position();
    position.setCommitPosition(String(verdict.position));
    position.setPreparePosition(String(verdict.position));
    const success = new AppendResp.Success();
    success.setCurrentRevision(String(verdict.revision));
    success.setPosition(position);
    answer.setSuccess(success);
    return answer;
  }
  const conflict = new AppendResp.WrongExpectedVersion();
  if (verdict.current === 'no-stream') conflict.setCurrentNoStream(new shared.Empty());
  else conflict.setCurrentRevision(String(verdict.current));
  if (expected === 'no-stream') conflict.setExpectedNoStream(new shared.Empty());
  else if (expected === 'stream-exists') conflict.setExpectedStreamExists(new shared.Empty());
  else if (expected !== 'any') conflict.setExpectedRevision(String(expected));
  answer.setWrongExpectedVersion(conflict);
  return answer;
}

export function expectationIn(options: streams.AppendReq.Options): Expectation {
  if (options.hasNoStream()) return 'no-stream';
  if (options.hasStreamExists()) return 'stream-exists';
  return options.hasAny() ? 'any' : Number(options.getRevision());
}

export function proposedEventIn(message: streams.AppendReq.ProposedMessage): ProposedEvent {
  return {
    id: message.getId()?.getString() ?? '',
    type: message.getMetadataMap().get('type') ?? '',
    contentType: message.getMetadataMap().get('content-type') ?? 'application/octet-stream',
    data: message.getData_asU8(),
    customMetadata: message.getCustomMetadata_asU8(),
  };
}

export function streamNameIn(identifier: InstanceType<typeof shared.StreamIdentifier> | undefined): string {
  return Buffer.from(identifier?.getStreamName_asU8() ?? []).toString('utf8');
}

/** What a subscription's filter lets through. */
export function filterIn(options: ReadReq.Options | undefined): (event: StoredEvent) => boolean {
  const filter = options?.getFilter();
  if (!filter) return () => true;
  const expression = filter.getEventType() ?? filter.getStreamIdentifier();
  const subject = filter.hasEventType() ? (event: StoredEvent) => event.type : (event: StoredEvent) => event.stream;
  const prefixes = expression?.getPrefixList() ?? [];
  if (prefixes.length > 0) return (event) => prefixes.some((prefix) => subject(event).startsWith(prefix));
  const regex = new RegExp(expression?.getRegex() ?? '');
  return (event) => regex.test(subject(event));
}

function streamIdentifier(name: string) {
  const identifier = new shared.StreamIdentifier();
  identifier.setStreamName(Buffer.from(name, 'utf8').toString('base64'));
  return identifier;
}
