/**
 * Controls that do nothing without script stay disabled until it has taken the page over. Otherwise a form on a page that was
 * drawn in advance could be sent the browser's own way, with what was typed in the address.
 */
import { useSyncExternalStore, type ReactNode } from 'react';

const never = () => () => undefined;

export function WhenReady({ children }: { children: ReactNode }) {
  const ready = useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
  return (
    <fieldset disabled={!ready} className="when-ready contents">
      {children}
    </fieldset>
  );
}
