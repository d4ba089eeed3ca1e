/**
 * Puts off the code of a part of the page until the part is nearly seen, or until the page is there and has nothing
 * else to do. The page was drawn with it, so nothing is missing in the meantime; a part that is not on the page yet is
 * not waited for.
 */
const MARGIN = '600px';
const AT_REST_MS = 2000;

export async function whenNear<Module>(id: string, load: () => Promise<Module>): Promise<Module> {
  const part = typeof document === 'undefined' ? null : document.getElementById(id);
  if (part) await Promise.race([nearlySeen(part), atRest()]);
  return load();
}

function nearlySeen(part: Element): Promise<void> {
  return new Promise((resolve) => {
    const observer = new IntersectionObserver(
      (entries) => {
        if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
        observer.disconnect();
        resolve();
      },
      { rootMargin: MARGIN },
    );
    observer.observe(part);
  });
}

function atRest(): Promise<void> {
  return new Promise((resolve) => {
    // Not every browser says when it is idle.
    const wait = () =>
      'requestIdleCallback' in window
        ? requestIdleCallback(() => resolve(), { timeout: AT_REST_MS })
        : setTimeout(resolve, AT_REST_MS);
    if (document.readyState === 'complete') wait();
    else addEventListener('load', wait, { once: true });
  });
}
