/**
 * What a file inside the document states (an e-invoice's XML) is looked for on the printed pages: where the reader of
 * fields found the same value, else where it stands as what it means, beside the other values of its row. What is
 * printed nowhere keeps no box.
 */
import { type FieldKind, fieldsIn } from '../kind/fields.js';
import { type Kind } from '../kind/kind.js';
import { type Found } from '../reading/found.js';
import { type Reading } from '../reading/reading.js';
import { type Place } from './place.js';
import { besideItsRow, rowAnchors, rowOf, type Sought } from './rows.js';
import { sameValue } from './same-value.js';
import { unitWords } from './unit-codes.js';
import { Whereabouts } from './whereabouts.js';

/** @param guessed what the reader of fields finds on the same pages */
export function placeStated(
  stated: readonly Found[],
  guessed: readonly Found[],
  reading: Reading,
  { schema }: Pick<Kind, 'schema'>,
): Found[] {
  const kinds = kindsIn(schema);
  const whereabouts = new Whereabouts(reading);
  const sought = stated.map((find): Sought => ({ ...find, kind: kinds.get(withoutRow(find.path)) ?? 'text' }));
  const anchors = rowAnchors(sought, whereabouts);
  return stated.map((find, index) => {
    const same = rowOf(find.path) === undefined && guessed.find(({ path }) => path === find.path);
    const box = same && same.evidence?.box && sameValue(same.value, find.value) ? same.evidence : undefined;
    const place = box ?? placeOf(sought[index]!, whereabouts, anchors)?.evidence;
    return place?.box ? { ...find, evidence: { ...place, source: find.evidence?.source ?? place.source } } : find;
  });
}

function placeOf(one: Sought, whereabouts: Whereabouts, anchors: ReadonlyMap<string, Place>): Place | undefined {
  const row = rowOf(one.path);
  if (row === undefined) {
    const places = whereabouts.of(one.kind, one.value);
    // Sums stand under the rows that have the same amount.
    return one.kind === 'money' ? places.at(-1) : places[0];
  }
  const anchor = anchors.get(row);
  if (/\.(?:description|amount)$/.test(one.path) && anchor && holds(one, whereabouts, anchor)) return anchor;
  const places = inRow(one, whereabouts);
  // A unit is a short word that stands anywhere, as a number does.
  return besideItsRow(places, anchor, one.path.endsWith('.unit') ? { ...one, kind: 'number' } : one);
}

function inRow({ path, kind, value }: Sought, whereabouts: Whereabouts): Place[] {
  if (path.endsWith('.unit')) return unitWords(String(value)).flatMap((word) => whereabouts.of('text', word));
  // The price of one has as many decimals as it needs.
  return [...whereabouts.of(kind, value), ...(kind === 'money' ? whereabouts.of('number', value) : [])];
}

const holds = ({ kind, value }: Sought, whereabouts: Whereabouts, anchor: Place): boolean =>
  whereabouts.of(kind, value).some(({ words }) => words.every((word, at) => word === anchor.words[at]));

const withoutRow = (path: string): string => path.replace(/\.\d+(?=\.|$)/g, '');

function kindsIn(schema: Kind['schema']): Map<string, FieldKind> {
  const fields = fieldsIn(schema);
  return new Map(
    fields.flatMap(({ key, kind, fields: columns = [] }) => [
      [key, kind] as const,
      ...columns.map((column) => [`${key}.${column.key}`, column.kind] as const),
    ]),
  );
}
