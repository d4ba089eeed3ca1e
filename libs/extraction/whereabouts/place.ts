/** A place in the document where a value stands. */
import { cents } from '../normalise/amounts.js';
import { middle } from '../model/boxes.js';
import { type Word } from '../model/page.js';
import { type Evidence } from '#ports/extractor.js';

export interface Place {
  readonly evidence: Evidence;
  /** 0..1: how well what stands there was read */
  readonly sure: number;
  /** Empty for a place in another reading. */
  readonly words: readonly Word[];
}

/** Prepayments and credits are printed with either sign. */
export const sameSum = (a: number, b: number): boolean => cents(Math.abs(a)) === cents(Math.abs(b));

/** By distance down the page. */
export function nearest(places: readonly Place[], to: Place): Place {
  const height = (place: Place) => (place.evidence.box ? middle(place.evidence.box) : 0);
  return [...places].sort((a, b) => Math.abs(height(a) - height(to)) - Math.abs(height(b) - height(to)))[0]!;
}
