/** What a pool and its children say to each other over the IPC channel. */
import type { Said } from '#texts/sentence.js';
export type ToChild =
  | {
      readonly kind: 'job';
      readonly id: number;
      readonly job: unknown;
      /** Holding more than this after it, the child collects its garbage before it says how much it holds. */
      readonly collectAboveMb: number;
    }
  /** To question `n` of the job. Without `answered` it was refused. */
  | {
      readonly kind: 'answer';
      readonly id: number;
      readonly n: number;
      readonly answered: boolean;
      readonly answer: unknown;
    };

export type FromChild =
  | { readonly kind: 'ready' }
  | { readonly kind: 'progress'; readonly id: number; readonly step: string }
  /** Whoever gave the job answers. */
  | { readonly kind: 'question'; readonly id: number; readonly n: number; readonly question: unknown }
  /** Work goes on; what was done so far need not be counted any more. With `stage`, one of the job's stages is done. */
  | { readonly kind: 'alive'; readonly id: number; readonly stage: boolean }
  | { readonly kind: 'done'; readonly id: number; readonly reply: unknown; readonly held: number }
  | { readonly kind: 'failed'; readonly id: number; readonly error: ReportedError; readonly held: number };

/** An error as it crosses the process boundary: own plain fields only. */
export interface ReportedError {
  readonly name: string;
  readonly message: string;
  /** `code` of an ExtractionError or a DomainError, `reason` of an OcrFailed */
  readonly code?: string;
  /** Of a DomainError */
  readonly kind?: string;
  readonly said?: Said;
}
