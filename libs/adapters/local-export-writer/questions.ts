/** What a child that makes an export asks of the process that gave it the job. */
export type ExportQuestion =
  /** The first document of another round. */
  | { readonly ask: 'documents'; readonly wanted: unknown }
  /** The next one of the same round. */
  | { readonly ask: 'next' }
  /** Room for these bytes; answered when they were taken. */
  | { readonly ask: 'write'; readonly bytes: Uint8Array };

export interface NextDocument {
  readonly done: boolean;
  readonly document?: unknown;
}
