/**
 * Keys that do something by themselves, without Ctrl or Alt: never while somebody types, never under a dialog, and not
 * at all for those who switched them off (speech input would press them by accident, WCAG 2.1.4).
 */
import { useEffect, useEffectEvent, useSyncExternalStore } from 'react';

const ITEM = 'single-keys';
const listeners = new Set<() => void>();

function singleKeysOn(): boolean {
  return localStorage.getItem(ITEM) !== 'off';
}

export function switchSingleKeys(on: boolean): void {
  if (on) localStorage.removeItem(ITEM);
  else localStorage.setItem(ITEM, 'off');
  for (const listener of listeners) listener();
}

export function useSingleKeysOn(): boolean {
  return useSyncExternalStore((listener) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  }, singleKeysOn);
}

/** @param keys what each `event.key` does */
export function useSingleKeys(keys: Readonly<Record<string, () => void>>): void {
  const press = useEffectEvent((event: KeyboardEvent) => {
    const act = keys[event.key];
    if (!act || event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return;
    if (!singleKeysOn() || isTyping(event) || document.querySelector('dialog[open]')) return;
    event.preventDefault();
    act();
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent) => press(event);
    addEventListener('keydown', listen);
    return () => removeEventListener('keydown', listen);
  }, []);
}

/** Also inside a shadow tree, whose inner target only the path tells. */
function isTyping(event: KeyboardEvent): boolean {
  const [target] = event.composedPath();
  if (!(target instanceof HTMLElement)) return false;
  return target.isContentEditable || /^(INPUT|TEXTAREA|SELECT)$/.test(target.tagName);
}
