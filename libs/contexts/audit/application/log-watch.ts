/**
 * LogWatch: the cheap check of the log, for health: the signer met no fault, its last head is signed with our key, and the log still
 * holds the event that head ends with. `recto audit verify` is the whole check.
 */
import { EventStore } from '#ports/event-store.js';
import { ReadModelStore } from '#ports/read-model-store.js';
import { isSignedWith } from './head-key.js';
import { readHeadNote, type HeadNote } from './head-note.js';

export interface LogState {
  /** `unsigned`: nothing was signed yet. */
  readonly state: 'ok' | 'broken' | 'unsigned';
  readonly reason?: string;
  readonly events?: number;
  readonly signedAt?: string;
}

export class LogWatch {
  readonly name = 'log';

  constructor(
    private readonly events: EventStore,
    private readonly models: ReadModelStore,
    private readonly publicKey: string,
  ) {}

  async state(): Promise<LogState> {
    const note = await readHeadNote(this.models);
    if (!note) return { state: 'unsigned' };
    const reason = note.fault ?? (await lostHead(this.events, note, this.publicKey));
    const signed = note.head && { events: note.head.events, signedAt: note.head.signedAt };
    return { state: reason ? 'broken' : signed ? 'ok' : 'unsigned', ...signed, ...(reason && { reason }) };
  }
}

/** Why the log cannot be the one that was signed last, or undefined. */
export async function lostHead(
  events: EventStore,
  { head, last }: HeadNote,
  publicKey: string,
): Promise<string | undefined> {
  if (!head || !last) return undefined;
  if (!isSignedWith(publicKey, head)) return 'the last head of the log was not signed with our key';
  const [found] = await events.read(last.stream, last.revision);
  if (found?.position === last.position && found.metadata.hash === last.hash) return undefined;
  return `the log was cut or replaced: the last event that was signed at ${head.signedAt} is not there`;
}
