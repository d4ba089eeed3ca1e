/**
 * What the stages hand each other: pages of words with places. Boxes are in the page's own unit (PDF points or image
 * pixels), origin top left; only the result's evidence is relative. Plain data, no behaviour, so each stage can be
 * tested alone.
 */
import { type OcrEngineName, type Pose } from '#ports/ocr-engine.js';

export type Box = readonly [x0: number, y0: number, x1: number, y1: number];

export interface Word {
  readonly text: string;
  readonly box: Box;
  /** Where it stands, when its box is where it is read: words from the left on a page that is read from the right. */
  readonly stands?: Box;
  /** 0..1 as the reader says; 1 for a text layer */
  readonly confidence: number;
  readonly source: 'text-layer' | 'ocr';
  /** Which engine read it; its confidence is on that engine's scale. */
  readonly reader?: OcrEngineName;
  readonly bold?: boolean;
  /** The reader's own line number, when it groups words itself. */
  readonly line?: number;
  /** It was filled in: which of the page's fields it stands in. */
  readonly field?: number;
}

/** Where a PDF form is filled in, whether somebody did or not: a text or a choice, or a box to tick. */
export interface FormField {
  readonly box: Box;
  /** What was filled in, lines joined by spaces; of a ticked box its sign. Empty where nobody did. */
  readonly value: string;
  readonly tick: boolean;
  /** Boxes of one name answer one question. */
  readonly name?: string;
  /** What the form calls it for whoever cannot see it. */
  readonly hint?: string;
  /** A place for each letter. */
  readonly comb?: boolean;
}

export interface Page {
  /** 0-based */
  readonly index: number;
  readonly width: number;
  readonly height: number;
  readonly words: readonly Word[];
  /** Of a PDF form that is filled in on the screen. */
  readonly fields?: readonly FormField[];
  /** Where the reader saw print on its side, read or not. */
  readonly sideways?: readonly Box[];
  /** The page was moved so to be read; its size and its words' boxes are those of the moved page. */
  readonly pose?: Pose;
}

/** A file found inside the document, e.g. the XML of an e-invoice. */
export interface Attachment {
  readonly name: string;
  readonly bytes: Uint8Array;
}
