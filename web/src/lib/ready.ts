/** False while a page that was drawn in advance is taken over: what only this browser knows must wait until then. */
import { useSyncExternalStore } from 'react';

const never = () => () => undefined;

export function useReady(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}
