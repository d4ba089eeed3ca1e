/**
 * What the stages hand each other: pages of words with places. Boxes are in the page's own unit (PDF points or image
 * pixels), origin top left; only the result's evidence is relative. Plain data, no behaviour, so each stage can be
 * tested alone.
 */
import { type Turn } from '#kernel/page-size.js';
import { type OcrEngineName } from '#ports/ocr-engine.js';

export type Box = readonly [x0: number, y0: number, x1: number, y1: number];

export interface Word {
  readonly text: string;
  readonly box: Box;
  /** 0..1 as the reader says; 1 for a text layer */
  readonly confidence: number;
  readonly source: 'text-layer' | 'ocr';
  /** Which engine read it; its confidence is on that engine's scale. */
  readonly reader?: OcrEngineName;
  readonly bold?: boolean;
  /** The reader's own line number, when it groups words itself. */
  readonly line?: number;
}

export interface Page {
  /** 0-based */
  readonly index: number;
  readonly width: number;
  readonly height: number;
  readonly words: readonly Word[];
  /** Where the reader saw print on its side, read or not. */
  readonly sideways?: readonly Box[];
  /** The page was turned by this to be read; its size and its words' boxes are those of the turned page. */
  readonly turn?: Turn;
}

/** A file found inside the document, e.g. the XML of an e-invoice. */
export interface Attachment {
  readonly name: string;
  readonly bytes: Uint8Array;
}
