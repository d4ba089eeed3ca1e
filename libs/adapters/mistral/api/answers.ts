/** What goes to the API and comes back, in our words. */
import { type Box } from '#extraction/model/page.js';

/** One file for the OCR endpoint. */
export interface Upload {
  readonly kind: 'pdf' | 'jpeg';
  readonly bytes: Uint8Array;
  /** Page of the document its first page is. */
  readonly firstPage: number;
  readonly pages: number;
}

/** A paragraph, a table … as the OCR model cut the page. */
export interface OcrBlock {
  readonly text: string;
  /** Parts (0..1) of the page. */
  readonly box: Box;
  /** 0..1 as the model says; absent when it does not */
  readonly confidence?: number;
}

export interface OcrAnswerPage {
  /** 0-based page of the document */
  readonly index: number;
  readonly markdown: string;
  /** Empty when the model gives no places. */
  readonly blocks: readonly OcrBlock[];
}

export interface OcrAnswer {
  readonly model: string;
  readonly pages: readonly OcrAnswerPage[];
  readonly pagesBilled: number;
}

export interface Message {
  readonly role: 'system' | 'user';
  readonly content: string;
}

export interface ChatAnswer {
  readonly model: string;
  readonly content: string;
  /** False when the answer was cut off at its token limit. */
  readonly whole: boolean;
  readonly tokensBilled: number;
}
