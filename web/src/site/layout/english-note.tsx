/** Says to readers of another language, in it, that what follows is in English. */
import type { ReactNode } from 'react';
import { language } from '../../lib/texts.js';

export function EnglishNote({ children }: { children: ReactNode }) {
  if (language() === 'en') return null;
  return (
    <p role="note" className="mt-5 border-l-4 border-mark pl-4 text-sm text-ink-soft">
      {children}
    </p>
  );
}
