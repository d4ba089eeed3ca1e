/** Whether two names are one party's: one contains the other, as a title the preamble proper. Pure. */
import { fold } from '../../../layout/fold.js';

export function alike(a: string, b: string): boolean {
  const letters = (name: string) => fold(name).replace(/[^\p{L}\p{N}]/gu, '');
  const [one, other] = [letters(a), letters(b)];
  return one.startsWith(other) || other.startsWith(one) || one.endsWith(other) || other.endsWith(one);
}
