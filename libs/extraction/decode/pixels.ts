/** The bound on a picture's size, looked at before a pixel is decoded. */
import { failure } from '../model/failures.js';
import { LIMITS } from '../model/limits.js';

/** @throws ExtractionError `unreadable` · `too_many_pixels` */
export function checkPixels(width: number, height: number): void {
  if (!(width > 0 && height > 0)) throw failure('unreadable');
  if (width * height > LIMITS.pixels) throw failure('too_many_pixels');
}
