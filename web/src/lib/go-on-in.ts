import type { Language } from '#texts/languages.js';
import { rememberLanguage } from './texts.js';

/** The page is loaded again in it, whatever its address asked for. */
export function goOnIn(chosen: Language): void {
  rememberLanguage(chosen);
  const address = new URL(location.href);
  if (!address.searchParams.has('lang')) return location.reload();
  address.searchParams.delete('lang');
  location.replace(address);
}
