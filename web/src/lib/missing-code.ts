/**
 * Which errors mean that a part of the client could not be fetched: the connection is gone, or a newer release has
 * taken the part away from under a page of the one before.
 */
const missing = new WeakSet<object>();

if (typeof addEventListener === 'function')
  addEventListener('vite:preloadError', ({ payload }) => missing.add(payload));

export const isMissingCode = (error: unknown): boolean =>
  typeof error === 'object' && error !== null && missing.has(error);

/**
 * For a part of a page whose code is missing: loads the page again when that may help, unless something was typed that
 * would be lost. @returns whether it does
 */
export function reloadsFor(error: unknown): boolean {
  if (!isMissingCode(error) || !mayReload() || isTypedOn()) return false;
  rememberReload();
  location.reload();
  return true;
}

const TYPED = 'textarea, input:not([type=checkbox], [type=radio], [type=file])';
const isTypedOn = () => [...document.querySelectorAll<HTMLInputElement>(TYPED)].some(({ value }) => value !== '');

const KEY = 'reloaded-release';
/** Of another release the entry script has another name. */
const thisRelease = () => document.querySelector<HTMLScriptElement>('script[type=module]')?.src ?? '';

/** Whether loading the page again may help: there is a connection, and it was not done before for this release. */
export function mayReload(
  { onLine }: Pick<Navigator, 'onLine'> = navigator,
  storage: Pick<Storage, 'getItem'> = sessionStorage,
  release = thisRelease(),
): boolean {
  return onLine && storage.getItem(KEY) !== release;
}

export function rememberReload(storage: Pick<Storage, 'setItem'> = sessionStorage, release = thisRelease()): void {
  storage.setItem(KEY, release);
}
