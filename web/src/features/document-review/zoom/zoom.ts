/** Zooming about a point, so that what lies under the pointer stays there. Pure: the numbers in, the numbers out. */
const ZOOMS = [0.5, 0.75, 1, 1.25, 1.5, 2, 3, 4] as const;
export const FIT = 1;
const [LEAST, MOST] = [Math.min(...ZOOMS), Math.max(...ZOOMS)];

export const bounded = (zoom: number): number => Math.min(MOST, Math.max(LEAST, zoom));

/** The next step in or out from wherever one is. */
export function stepped(zoom: number, direction: 1 | -1): number {
  const near = 0.01;
  const next =
    direction === 1 ? ZOOMS.find((step) => step > zoom + near) : ZOOMS.findLast((step) => step < zoom - near);
  return next ?? bounded(zoom);
}

/**
 * Where a view must be scrolled to after its content grew by `ratio` about `point` (measured from the view's own
 * corner).
 */
export function scrolledTo(scroll: number, point: number, ratio: number): number {
  return Math.max(0, (scroll + point) * ratio - point);
}

/**
 * How far a view must be scrolled so that what spans `from`..`to` of its content is comfortably in it; as it is when it
 * already is.
 */
export function revealed(scroll: number, view: number, from: number, to: number): number {
  const margin = Math.min(view * 0.15, 120);
  if (from >= scroll + margin && to <= scroll + view - margin) return scroll;
  return Math.max(0, (from + to) / 2 - view / 2);
}
