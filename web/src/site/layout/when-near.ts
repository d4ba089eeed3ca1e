/**
 * Puts off the code of a part of the page until the part is nearly seen. The page was drawn with it, so nothing is missing in the
 * meantime; a part that is not on the page yet is not waited for.
 */
const MARGIN = '600px';

export async function whenNear<Module>(id: string, load: () => Promise<Module>): Promise<Module> {
  const part = typeof document === 'undefined' ? null : document.getElementById(id);
  if (part) await nearlySeen(part);
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
