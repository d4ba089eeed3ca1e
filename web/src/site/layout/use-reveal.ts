/**
 * Elements marked `data-reveal` rise when a fifth of them is seen. What is already on the screen stays as it is, so
 * that nothing blinks after the page was drawn; without script, or with less motion asked for, all is there from the
 * start.
 */
import { useEffect, type RefObject } from 'react';

const THRESHOLD = 0.2;

export function useReveal(root: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    if (!root.current || matchMedia('(prefers-reduced-motion: reduce)').matches) return;
    const below = [...root.current.querySelectorAll<HTMLElement>('[data-reveal]')].filter(
      (element) => element.getBoundingClientRect().top > innerHeight,
    );
    const observer = new IntersectionObserver(
      (entries) => {
        for (const { isIntersecting, target } of entries) {
          if (!isIntersecting) continue;
          (target as HTMLElement).dataset.reveal = 'shown';
          observer.unobserve(target);
        }
      },
      { threshold: THRESHOLD },
    );
    for (const element of below) {
      element.dataset.reveal = 'waiting';
      observer.observe(element);
    }
    return () => {
      observer.disconnect();
      for (const element of below) element.dataset.reveal = '';
    };
  }, [root]);
}
