/**
 * A thin rule from the chosen value to its place on the page, as a note in the margin is joined to its line. Drawn only
 * while both are to be seen beside each other; it follows scrolling and zooming without rendering anything again.
 */
import { useEffect, useRef, type RefObject } from 'react';
import { useReview } from '../model/review-context.js';

export function LeaderLine({ frame }: { frame: RefObject<HTMLElement | null> }) {
  const { chosen } = useReview();
  const line = useRef<SVGPathElement>(null);
  const dot = useRef<SVGCircleElement>(null);

  useEffect(() => {
    let asked = 0;
    const draw = () => {
      asked = 0;
      const ends = chosen === null ? null : endsOf(frame.current, chosen);
      const shown = ends !== null;
      line.current?.setAttribute('visibility', shown ? 'visible' : 'hidden');
      dot.current?.setAttribute('visibility', shown ? 'visible' : 'hidden');
      if (!ends) return;
      const { from, turn, to } = ends;
      line.current?.setAttribute('d', `M${from.x} ${from.y}H${turn}V${to.y}H${to.x}`);
      dot.current?.setAttribute('cx', String(to.x));
      dot.current?.setAttribute('cy', String(to.y));
    };
    const ask = () => (asked ||= requestAnimationFrame(draw));
    ask();
    const observer = new ResizeObserver(ask);
    if (frame.current) observer.observe(frame.current);
    // Captured: the pages scroll inside their own view.
    addEventListener('scroll', ask, { capture: true, passive: true });
    return () => {
      cancelAnimationFrame(asked);
      observer.disconnect();
      removeEventListener('scroll', ask, { capture: true });
    };
  }, [chosen, frame]);

  return (
    <svg aria-hidden="true" className="pointer-events-none absolute inset-0 z-10 size-full overflow-visible">
      <path ref={line} fill="none" className="stroke-mark-line stroke-[1.5]" visibility="hidden" />
      <circle ref={dot} r="3" className="fill-mark-line" visibility="hidden" />
    </svg>
  );
}

interface Ends {
  readonly from: { readonly x: number; readonly y: number };
  /** Where the line turns, between the columns. */
  readonly turn: number;
  readonly to: { readonly x: number; readonly y: number };
}

/** In the frame's own pixels; null while one of the two cannot be seen, or they stand above each other. */
function endsOf(frame: HTMLElement | null, key: string): Ends | null {
  const box = frame?.querySelector(`[data-place="${CSS.escape(key)}"]`);
  const field = frame?.querySelector(`[data-path="${CSS.escape(key)}"]`);
  const view = box?.closest('[data-pages]')?.getBoundingClientRect();
  const column = field?.closest('[data-fields]')?.getBoundingClientRect();
  if (!frame || !box || !field || !view || !column) return null;
  const origin = frame.getBoundingClientRect();
  const place = box.getBoundingClientRect();
  const row = (field.closest('[data-row]') ?? field).getBoundingClientRect();
  const [placeY, rowY] = [place.top + place.height / 2, row.top + Math.min(row.height / 2, 20)];
  const beside = view.right <= column.left;
  const inView = placeY > view.top && placeY < view.bottom && place.right > view.left && place.right < view.right;
  if (!beside || !inView || rowY < 64 || rowY > innerHeight) return null;
  return {
    from: { x: Math.round(column.left - origin.left) - 14, y: Math.round(rowY - origin.top) + 0.5 },
    turn: Math.round((view.right + column.left) / 2 - origin.left) - 3.5,
    to: { x: place.right - origin.left, y: Math.round(placeY - origin.top) + 0.5 },
  };
}
