/** For properties of deciders: the events given, in any order, any of them missing or repeated. */
import fc from 'fast-check';

export function anyHistory<E>(events: readonly E[], maxLength = 12): fc.Arbitrary<E[]> {
  return fc.array(fc.constantFrom(...events), { maxLength });
}
