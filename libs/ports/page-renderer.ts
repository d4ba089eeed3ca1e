/**
 * PageRenderer: one page of a document as a picture for people to look at: upright, in colour, on white, at most as
 * wide as asked. Default: LocalPageRenderer (the engine's decoders in recycled child processes, no cloud). Same bytes,
 * same picture; a hostile file ends as PageNotDrawn and reaches nobody else. Does not store anything.
 */
export interface PageImage {
  readonly bytes: Uint8Array;
  readonly mime: 'image/webp';
  /** pixels */
  readonly width: number;
  /** pixels */
  readonly height: number;
}

export interface RenderOptions {
  /** 0-based */
  readonly page: number;
  /** Most pixels across. Pictures are never enlarged; PDF pages are drawn at it. */
  readonly width: number;
  readonly signal?: AbortSignal;
}

export type NotDrawnReason = 'no_such_page' | 'unreadable' | 'timed_out' | 'busy';

export class PageNotDrawn extends Error {
  override readonly name = 'PageNotDrawn';
  constructor(
    readonly reason: NotDrawnReason,
    message: string = reason,
  ) {
    super(message);
  }
}

export abstract class PageRenderer {
  /** @throws PageNotDrawn */
  abstract render(bytes: Uint8Array, options: RenderOptions): Promise<PageImage>;
  abstract close(): Promise<void>;
}
