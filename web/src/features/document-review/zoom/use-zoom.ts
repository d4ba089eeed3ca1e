/**
 * The zoom of a scrolling view, kept about the pointer: Ctrl and wheel (or a trackpad's pinch), two fingers, or a step
 * from outside.
 */
import { useEffect, useEffectEvent, useLayoutEffect, useRef, useState, type RefObject } from 'react';
import { bounded, FIT, scrolledTo } from './zoom.js';

interface Point {
  readonly x: number;
  readonly y: number;
}

export function useZoom(view: RefObject<HTMLElement | null>) {
  const [zoom, setZoom] = useState<number>(FIT);
  const pending = useRef<{ left: number; top: number } | null>(null);

  const zoomTo = (wanted: number, about?: Point) => {
    const element = view.current;
    const next = bounded(wanted);
    if (!element || next === zoom) return;
    const { x, y } = about ?? { x: element.clientWidth / 2, y: element.clientHeight / 2 };
    const ratio = next / zoom;
    pending.current = { left: scrolledTo(element.scrollLeft, x, ratio), top: scrolledTo(element.scrollTop, y, ratio) };
    setZoom(next);
  };
  // Once the content has its new size, and before it is painted.
  useLayoutEffect(() => {
    if (pending.current) view.current?.scrollTo({ ...pending.current, behavior: 'instant' });
    pending.current = null;
  }, [zoom, view]);

  const zoomBy = useEffectEvent((ratio: number, about: Point) => zoomTo(zoom * ratio, about));
  useEffect(() => {
    const element = view.current;
    if (!element) return;
    let apart: number | null = null;
    const within = (x: number, y: number): Point => {
      const { left, top } = element.getBoundingClientRect();
      return { x: x - left, y: y - top };
    };
    const wheel = (event: WheelEvent) => {
      if (!event.ctrlKey && !event.metaKey) return;
      event.preventDefault();
      zoomBy(Math.exp(-event.deltaY * 0.0025), within(event.clientX, event.clientY));
    };
    const pinch = (event: TouchEvent) => {
      const [one, two] = event.touches;
      if (!one || !two) return void (apart = null);
      event.preventDefault();
      const now = Math.hypot(one.clientX - two.clientX, one.clientY - two.clientY);
      if (apart) zoomBy(now / apart, within((one.clientX + two.clientX) / 2, (one.clientY + two.clientY) / 2));
      apart = now;
    };
    const release = () => void (apart = null);
    // Not passive: both would zoom the whole page otherwise.
    element.addEventListener('wheel', wheel, { passive: false });
    element.addEventListener('touchmove', pinch, { passive: false });
    element.addEventListener('touchend', release);
    return () => {
      element.removeEventListener('wheel', wheel);
      element.removeEventListener('touchmove', pinch);
      element.removeEventListener('touchend', release);
    };
  }, [view]);

  return { zoom, zoomTo };
}
