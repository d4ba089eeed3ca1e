/** Drags a scrolling view about with the mouse. A press that did not move stays a press. Touch scrolls by itself. */
import { useRef, type MouseEvent, type PointerEvent, type RefObject } from 'react';

const MOVED = 4;

export function useDragToPan(view: RefObject<HTMLElement | null>) {
  const drag = useRef<{ x: number; y: number; left: number; top: number; moving: boolean } | null>(null);
  const justDragged = useRef(false);
  return {
    onPointerDown: (event: PointerEvent) => {
      justDragged.current = false;
      if (event.pointerType !== 'mouse' || event.button !== 0 || !view.current) return;
      const { scrollLeft: left, scrollTop: top } = view.current;
      drag.current = { x: event.clientX, y: event.clientY, left, top, moving: false };
    },
    onPointerMove: (event: PointerEvent) => {
      const start = drag.current;
      if (!start || !view.current) return;
      const [dx, dy] = [event.clientX - start.x, event.clientY - start.y];
      if (!start.moving && Math.hypot(dx, dy) < MOVED) return;
      if (!start.moving) view.current.setPointerCapture(event.pointerId);
      start.moving = true;
      view.current.scrollTo({ left: start.left - dx, top: start.top - dy, behavior: 'instant' });
    },
    onPointerUp: () => {
      justDragged.current = drag.current?.moving ?? false;
      drag.current = null;
    },
    onPointerCancel: () => void (drag.current = null),
    onClickCapture: (event: MouseEvent) => {
      if (justDragged.current) event.stopPropagation();
      justDragged.current = false;
    },
  };
}
