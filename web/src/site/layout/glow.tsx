/**
 * A soft light that follows the mouse over the part of the page it stands in. Decoration: not for touch, not with less
 * motion.
 */
import { useEffect, useRef } from 'react';

export function Glow() {
  const ref = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const glow = ref.current;
    const place = glow?.parentElement;
    if (!glow || !place || !matchMedia('(hover: hover) and (prefers-reduced-motion: no-preference)').matches) return;
    let frame = 0;
    const follow = (event: PointerEvent) => {
      cancelAnimationFrame(frame);
      frame = requestAnimationFrame(() => {
        const { left, top } = place.getBoundingClientRect();
        glow.style.setProperty('--glow-x', `${event.clientX - left}px`);
        glow.style.setProperty('--glow-y', `${event.clientY - top}px`);
        glow.dataset.lit = '';
      });
    };
    const leave = () => {
      cancelAnimationFrame(frame);
      delete glow.dataset.lit;
    };
    place.addEventListener('pointermove', follow);
    place.addEventListener('pointerleave', leave);
    return () => {
      cancelAnimationFrame(frame);
      place.removeEventListener('pointermove', follow);
      place.removeEventListener('pointerleave', leave);
    };
  }, []);
  return <div ref={ref} aria-hidden="true" className="glow" />;
}
