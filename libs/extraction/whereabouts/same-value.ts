/** Whether two readers mean the same value: as its sum or number, else by its letters and digits. */
import { type Json } from '#kernel/json.js';
import { compact } from './compact-text.js';

export function sameValue(a: Json, b: Json): boolean {
  if (typeof a === 'number' || typeof b === 'number') return a === b;
  if (Array.isArray(a) && Array.isArray(b))
    return a.length === b.length && a.every((entry: Json, index) => sameValue(entry, (b as readonly Json[])[index]!));
  return compact(String(a)) === compact(String(b)) && compact(String(a)) !== '';
}
