/** What a pool and its children say to each other over the IPC channel. */
export type ToChild = { readonly kind: 'job'; readonly id: number; readonly job: unknown };

export type FromChild =
  | { readonly kind: 'ready' }
  | { readonly kind: 'progress'; readonly id: number; readonly step: string }
  /** Work goes on; what was done so far need not be counted any more. */
  | { readonly kind: 'alive'; readonly id: number }
  | { readonly kind: 'done'; readonly id: number; readonly reply: unknown; readonly rss: number }
  | { readonly kind: 'failed'; readonly id: number; readonly error: ReportedError; readonly rss: number };

/** An error as it crosses the process boundary: own plain fields only. */
export interface ReportedError {
  readonly name: string;
  readonly message: string;
  /** `code` of an ExtractionError, `reason` of an OcrFailed */
  readonly code?: string;
}
