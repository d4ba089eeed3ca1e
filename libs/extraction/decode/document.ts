/**
 * A decoded document: pages that either carry a usable text layer or can be drawn, one at a time, as a picture to read.
 */
import { type Turn } from '#kernel/page-size.js';
import { type OcrImage, type Pose } from '#ports/ocr-engine.js';
import { type Attachment, type Box, type FormField, type Word } from '../model/page.js';

/** Words that stand on their side, with boxes on the page turned clockwise by so much. */
export interface TurnedWords {
  readonly turn: Extract<Turn, 90 | 270>;
  readonly words: readonly Word[];
}

export interface DecodedPage {
  readonly width: number;
  readonly height: number;
  /** Words of the text layer, in reading order; absent when the page must be read by OCR. */
  readonly words?: readonly Word[];
  /** What else the text layer has, on its side; absent where `words` are or nothing does. */
  readonly sideways?: readonly TurnedWords[];
  /** Where print is drawn as curves beside its `words`; absent where none is. */
  readonly drawn?: readonly Box[];
  /** Of a form that is filled in on the screen; words filled in lead to them. */
  readonly fields?: readonly FormField[];
  /** The page is one that was moved so; `turn`: what of it turned it upright. */
  readonly pose?: Pose;
  readonly turn?: Turn;
  /** The page as a picture; may be scaled, the reader's boxes are scaled back. */
  picture(): Promise<OcrImage>;
  /** Where pictures stand on it beside its `words`; absent where none can show print. */
  pictures?(): Promise<readonly Box[]>;
}

export interface DecodedDocument {
  readonly pages: readonly DecodedPage[];
  readonly attachments: readonly Attachment[];
  close(): Promise<void>;
}
