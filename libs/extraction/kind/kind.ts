/**
 * A type of document as a value: all that the engine knows of it. Each lives in a folder of `kinds`; `kinds/all.ts` is
 * the one list, and every stage folds over it.
 */
import { type JsonObject } from '#kernel/json.js';
import { type z } from 'zod';
import { type Layout } from '../layout/layout.js';
import { type Attachment } from '../model/page.js';
import { type Found } from '../reading/found.js';
import { type Reading } from '../reading/reading.js';
import { type Calibration } from './calibration.js';
import { type Cue } from './cue.js';
import { type PathOf } from './paths.js';
import { type SecondLook } from './second-look.js';

/** A type whose readers emit the paths of its own schema. */
export type KindOf<Name extends string, Schema extends z.ZodObject> = Kind<Name, PathOf<Schema>> & {
  readonly schema: Schema;
};

export interface Kind<Name extends string = string, Path extends string = string> {
  /** As events, wire and files have it. Never changes. */
  readonly name: Name;
  /** As people read it: "Shipping Label". */
  readonly title: string;
  /** With its article, in a sentence: "a shipping label". */
  readonly called: string;
  /** Its fields with a description each. */
  readonly schema: z.ZodObject;
  /** What such a document says of itself; none when it is only what no other type claims. */
  readonly cues: readonly Cue[];
  /** It is running text, so that its cues count there, too; an article or a letter has those of every other type. */
  readonly isProse?: true;
  /** Of types without cues: whether it takes what nobody claimed. The first that does has it; one without takes all. */
  takesUnclaimed?(layout: Layout): boolean;
  /** Of types without cues: the sum of cues below which it takes what another claims; none when 0. */
  takesOver?(layout: Layout): number;
  /** What the shape of its pages adds to the sum of its cues. */
  shape?(layout: Layout, said: number): number;
  /** Cues and shape must come to this sum; 2 when absent. Forms share many words with some types. */
  readonly enough?: number;
  fields(reading: Reading): Found<Path>[];
  /** Of each of these such a document tells one at least; a page that says little of itself and does not is none. */
  readonly essentials?: readonly (readonly Path[])[];
  /** A cell of its own in the head that calls the paper so: nothing else need bear that out. Over folded text. */
  readonly calledSo?: RegExp;
  /**
   * What names the document that begins on a page, read off that page alone: a number, say. A page with another's is
   * another document's. Absent: a file holds one document.
   */
  identity?(page: Reading): string | undefined;
  /** The first document of a single page that holds several; the reading itself where it holds one. */
  firstOnPage?(page: Reading): Reading;
  /** Absent: the rules' scores stand as they are. */
  readonly calibration?: Calibration;
  readonly secondLook?: SecondLook;
  /** What files inside the document state without guessing. */
  stated?(attachments: readonly Attachment[]): Stated<Path> | undefined;
  /** @returns ISO 639-1 or `und`, where such a document tells its language in ways of its own */
  language?(detected: string, text: string, extraction: JsonObject): string;
}

export interface Stated<Path extends string = string> {
  readonly finds: readonly Found<Path>[];
  /** Nothing read off the page may add to it. */
  readonly complete: boolean;
}

/** The type of a document and how sure that is, 0..1. */
export interface Classified<Name extends string = string> {
  readonly docType: Name;
  readonly confidence: number;
}
