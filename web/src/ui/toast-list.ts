/** The toasts that are up, outside React so that any code can raise one. The same words again only count up. */
type ToastKind = 'success' | 'error';

export interface Toast {
  readonly id: number;
  readonly kind: ToastKind;
  readonly text: string;
  readonly times: number;
}

export const TOAST_DURATION = 4000;
const MOST = 4;

let toasts: readonly Toast[] = [];
let nextId = 1;
const listeners = new Set<() => void>();

export const toast = {
  success: (text: string) => raise('success', text),
  error: (text: string) => raise('error', text),
};

export function dismissToast(id: number): void {
  change(toasts.filter((shown) => shown.id !== id));
}

export function currentToasts(): readonly Toast[] {
  return toasts;
}

export function subscribeToToasts(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function raise(kind: ToastKind, text: string): void {
  const same = toasts.find((shown) => shown.kind === kind && shown.text === text);
  const rest = toasts.filter((shown) => shown !== same);
  change([...rest, { id: same?.id ?? nextId++, kind, text, times: (same?.times ?? 0) + 1 }].slice(-MOST));
}

function change(next: readonly Toast[]): void {
  toasts = next;
  for (const listener of listeners) listener();
}
