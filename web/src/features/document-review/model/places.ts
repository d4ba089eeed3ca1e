/**
 * Where on its pages each value was found: boxes in parts of the page as it is shown (0..1), a little larger than the
 * print they are about. A value that is on no page (added by hand, or only in the XML inside a PDF) has no place.
 * Once rows were added to a list or taken from it, the values that moved no longer stand where the engine found them,
 * so those have none, either.
 */
import type { DocumentDetail } from '../../../entities/documents/wire.js';
import { uprightBox, uprightSize, type Box } from '../../../entities/pages/upright.js';
import { certaintyOf, type Certainty } from '../../../entities/values/certainty.js';
import { labelOf } from '../../../entities/values/field-names.js';
import { editedAmong } from '../../../entities/values/reading.js';
import { valuesIn } from '../../../entities/values/values.js';

export interface Place {
  readonly key: string;
  /** `Line items, row 2, Amount` */
  readonly label: string;
  readonly value: string;
  /** 0-based */
  readonly page: number;
  /** On the page as it is shown, upright. */
  readonly box: Box;
  readonly certainty: Certainty;
}

/** Parts of the page; what the eye wants around a word. */
const PADDING = 0.003;

const within = (part: number): number => Math.min(1, Math.max(0, part));

type Found = Pick<DocumentDetail, 'extraction' | 'evidence' | 'confidence' | 'edited' | 'moved' | 'pageSizes'>;

/** In reading order of the fields. */
export function placesOf({ extraction, evidence, confidence, edited, moved, pageSizes }: Found): Place[] {
  const isEdited = editedAmong(edited, confidence);
  return valuesIn(extraction, confidence).flatMap(({ path, key, value }) => {
    const { box, page } = evidence[key] ?? {};
    const size = page === undefined ? undefined : pageSizes[page];
    if (!box || page === undefined || !size) return [];
    if (isEdited(key) && moved.some((list) => key.startsWith(`${list}.`))) return [];
    // As much above and below as at the sides, whatever the page's shape.
    const across = PADDING;
    const { width, height } = uprightSize(size);
    const down = (PADDING * width) / height;
    const [x0, y0, x1, y1] = uprightBox(box, size);
    const padded = [within(x0 - across), within(y0 - down), within(x1 + across), within(y1 + down)] as const;
    const certainty = certaintyOf(confidence[key] ?? 1);
    return [{ key, label: labelOf(path), value: String(value), page, box: padded, certainty }];
  });
}

/** Small places lie on top of those around them, so that each can be pointed at. */
export function largestFirst(places: readonly Place[]): Place[] {
  const area = ({ box: [x0, y0, x1, y1] }: Place) => (x1 - x0) * (y1 - y0);
  return places.toSorted((a, b) => area(b) - area(a));
}

/**
 * The places that share a box (a sum and its currency), in the order of their fields: pressed again, the box goes to
 * the next.
 */
export function nextInBox(places: readonly Place[], pressed: Place, chosen: string | null): Place {
  const same = places.filter(
    ({ page, box }) => page === pressed.page && box.every((part, at) => part === pressed.box[at]),
  );
  return same[(same.findIndex(({ key }) => key === chosen) + 1) % same.length] ?? pressed;
}

/** The values of one row that were found in one place: looked at, they are looked at together. */
export function rowMates(places: readonly Place[], key: string): string[] {
  const row = /^.*\.\d+\./.exec(key)?.[0];
  const place = places.find((candidate) => candidate.key === key);
  if (row === undefined || !place) return [key];
  return places
    .filter((other) => other.key.startsWith(row) && other.page === place.page)
    .filter(({ box }) => box.every((part, at) => part === place.box[at]))
    .map((other) => other.key);
}
