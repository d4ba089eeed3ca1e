/** What a form says of the shortest password: the server sets its own rule into the page. */
import { useReady } from '../../lib/ready.js';

export function usePasswordHint(): string {
  // A page that was drawn in advance says the usual one at first.
  const shortest = (useReady() && document.documentElement.dataset.passwordMin) || '6';
  return `At least ${shortest} characters.`;
}
