/** What a form says of the shortest password: the server sets its own rule into the page. */
import { useReady } from '../../lib/ready.js';
import { t } from '../../lib/texts.js';

export function usePasswordHint(): string {
  // A page that was drawn in advance says the usual one at first.
  const shortest = (useReady() && document.documentElement.dataset.passwordMin) || '6';
  return t('At least {shortest} characters.', { shortest });
}
