/** The sign for per cent is in three pieces: a stroke, a dot over it on the left and one under it on the right. */
import { around, centre, heightOf, middle, widthOf } from '../../model/boxes.js';
import { type Piece } from './pieces-of-ink.js';

/** Of the stroke's height: how small a dot is, and how far from either end and from the stroke it stands. */
const [SMALL, END, BESIDE] = [0.45, 0.3, 0.4];

export interface Printed extends Piece {
  readonly isPerCent?: boolean;
}

/** @param pieces of a line, from the left */
export function withPerCents(pieces: readonly Piece[]): Printed[] {
  const parts = new Map<Piece, Printed | undefined>();
  for (const stroke of pieces) {
    const [over, under] = [dotOf(stroke, pieces, 'over'), dotOf(stroke, pieces, 'under')];
    if (!over || !under) continue;
    for (const dot of [over, under]) parts.set(dot, undefined);
    parts.set(stroke, { box: around([stroke, over, under]), ink: stroke.ink, isPerCent: true });
  }
  return pieces.flatMap((piece) => (parts.has(piece) ? (parts.get(piece) ?? []) : [piece]));
}

function dotOf({ box: stroke }: Piece, pieces: readonly Piece[], where: 'over' | 'under'): Piece | undefined {
  const tall = heightOf(stroke);
  return pieces.find(({ box }) => {
    if (Math.max(heightOf(box), widthOf(box)) > tall * SMALL) return false;
    if (box[0] - stroke[2] > tall * BESIDE || stroke[0] - box[2] > tall * BESIDE) return false;
    return where === 'over'
      ? middle(box) < stroke[1] + tall * END && centre(box) < centre(stroke)
      : middle(box) > stroke[3] - tall * END && centre(box) > centre(stroke);
  });
}
