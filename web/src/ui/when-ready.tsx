/**
 * Controls that do nothing without script stay disabled until it has taken the page over. Otherwise a form on a page
 * that was drawn in advance could be sent the browser's own way, with what was typed in the address.
 */
import type { ReactNode } from 'react';
import { useReady } from '../lib/ready.js';

export function WhenReady({ children }: { children: ReactNode }) {
  return (
    <fieldset disabled={!useReady()} className="when-ready contents">
      {children}
    </fieldset>
  );
}
