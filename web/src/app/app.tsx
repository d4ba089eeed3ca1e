/** Everything that stands around the screens. */
import type { ReactNode } from 'react';
import { Toaster } from '../ui/toaster.js';

/** @param children the router's provider: the browser's, or that of a page drawn in advance */
export function App({ children }: { children: ReactNode }) {
  return (
    <>
      {children}
      <Toaster />
    </>
  );
}
