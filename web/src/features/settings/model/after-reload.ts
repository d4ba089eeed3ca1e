/** A message that has to outlive the reload of the page it belongs to. */
import { toast } from '../../../ui/toast-list.js';

const KEY = 'said-before-reload';

export function reloadSaying(text: string): void {
  sessionStorage.setItem(KEY, text);
  location.reload();
}

export function sayWhatWasLeft(): void {
  const text = sessionStorage.getItem(KEY);
  sessionStorage.removeItem(KEY);
  if (text) toast.success(text);
}
