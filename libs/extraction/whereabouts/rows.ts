/** Values of the rows of a table are looked for beside each other: a lone number stands anywhere. */
import { type Json } from '#kernel/json.js';
import { type FieldKind } from '../kind/fields.js';
import { nearest, type Place } from './place.js';
import { type Whereabouts } from './whereabouts.js';

/** A value by its path and kind; `line_items.3.amount` is of a row. */
export interface Sought {
  readonly path: string;
  readonly kind: FieldKind;
  readonly value: Json;
}

/** Down the page, in parts of it: about two lines. */
const BESIDE = 0.035;

export const rowOf = (path: string): string | undefined => /^[a-z_]+\.\d+(?=\.)/.exec(path)?.[0];

/**
 * The values of a row are looked for beside its description, where its amount stands, too, if it does anywhere, or
 * beside its amount when no page has the description. Rows that say the same stand in as many places, the first in the
 * first.
 */
export function rowAnchors(said: readonly Sought[], whereabouts: Whereabouts): Map<string, Place> {
  const anchors = new Map<string, Place>();
  const taken = new Set<string>();
  const amounts = new Map(
    said.flatMap(({ path, kind, value }) =>
      path.endsWith('.amount') ? [[rowOf(path), whereabouts.of(kind, value)] as const] : [],
    ),
  );
  for (const part of ['description', 'amount']) {
    for (const { path, kind, value } of said) {
      const row = rowOf(path);
      if (!row || !path.endsWith(`.${part}`) || anchors.has(row)) continue;
      const places = whereabouts.of(kind, value);
      const free = places.filter((one) => !taken.has(keyOf(one)));
      const place =
        free.find((one) => amounts.get(row)?.some((amount) => awayFrom(one, amount) <= BESIDE)) ?? free[0] ?? places[0];
      if (!place) continue;
      anchors.set(row, place);
      taken.add(keyOf(place));
    }
  }
  return anchors;
}

/** Down the page, in parts of it. */
const awayFrom = (a: Place, b: Place): number =>
  a.evidence.page === b.evidence.page && a.evidence.box && b.evidence.box
    ? Math.abs(a.evidence.box[1] - b.evidence.box[1])
    : Infinity;

const keyOf = ({ evidence }: Place): string => `${evidence.page} ${evidence.box?.join(' ')}`;

export function besideItsRow(
  best: readonly Place[],
  anchor: Place | undefined,
  { path, kind }: Sought,
): Place | undefined {
  if (best.length === 0 || rowOf(path) === undefined) return best[0];
  const samePage = anchor ? best.filter(({ evidence }) => evidence.page === anchor.evidence.page) : [];
  const place = anchor && samePage.length > 0 ? nearest(samePage, anchor) : undefined;
  const away = place && anchor ? awayFrom(place, anchor) : Infinity;
  // A lone number stands anywhere; only beside its row does it say something.
  if (kind === 'number' || kind === 'money')
    return away <= BESIDE ? place : kind === 'money' && !anchor ? best[0] : undefined;
  return place ?? best[0];
}
