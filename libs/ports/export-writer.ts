/**
 * ExportWriter: the file or the preview of an export, made away from the process that answers requests, because members
 * choose what goes into it and may choose what takes long. Default: LocalExportWriter (recycled child processes). What
 * is made of a job is known to its two ends alone: whoever gives it here, and the maker that the adapter was given.
 * Guarantees: bounded in processor time, memory and wall clock, and in how many are under way; what one member asks for
 * is made one after another, so that nobody holds all places; documents are taken and bytes are handed out no faster
 * than the other side can; it ends when whoever asked goes. Keeps nothing.
 */
import type { Readable } from 'node:stream';

export interface ExportWork {
  /** Previews are short and do not wait for files. */
  readonly kind: 'file' | 'preview';
  /** Who asks; an id. */
  readonly member: string;
  /** Plain data, as the maker understands it. */
  readonly job: unknown;
  /**
   * The documents that the maker asks for, by whatever it asks them by: plain data, one at a time, as often as it asks.
   */
  documents(wanted: unknown): AsyncIterable<unknown>;
  /** Whoever asked has gone. */
  readonly signal: AbortSignal;
}

/**
 * `too_many`: of this member's are under way · `busy`: of all · `too_large`: it took more time or memory than it may ·
 * `failed`: its process ended
 */
export type NotMadeReason = 'too_many' | 'busy' | 'too_large' | 'failed';

export class ExportNotMade extends Error {
  override readonly name = 'ExportNotMade';
  constructor(
    readonly reason: NotMadeReason,
    message: string = reason,
    options?: ErrorOptions,
  ) {
    super(message, options);
  }
}

export abstract class ExportWriter {
  /**
   * Resolves once the first bytes are made. What fails before rejects, what fails later destroys the stream; a stream
   * that is destroyed ends the work.
   * @throws ExportNotMade | DomainError of the maker | what `documents` throws | the signal's reason
   */
  abstract write(work: ExportWork): Promise<Readable>;
  abstract close(): Promise<void>;
}
