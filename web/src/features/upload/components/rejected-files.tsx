/** The files that were not taken, and why. */
import { X } from 'lucide-react';
import { IconButton } from '../../../ui/button.js';
import type { Rejection } from '../model/acceptance.js';
import { t } from '../../../lib/texts.js';

const SHOWN = 5;

export function RejectedFiles({ rejected, onDismiss }: { rejected: readonly Rejection[]; onDismiss: () => void }) {
  const more = rejected.length - SHOWN;
  return (
    <div role="alert" className="flex items-start gap-3 rounded-md bg-bad-wash py-3 pr-2 pl-4 text-sm">
      <div className="flex min-w-0 grow flex-col gap-2 py-1.5">
        <p className="font-medium text-bad">
          {t('{n, plural, =1 {One file was} other {# files were}} not taken', { n: rejected.length })}
        </p>
        <ul className="flex flex-col gap-1.5">
          {rejected.slice(0, SHOWN).map(({ name, reasons }, index) => (
            <li key={index} className="flex flex-col">
              <span className="truncate text-ink">{name}</span>
              {reasons.map((reason) => (
                <span key={reason} className="text-ink-soft">
                  {reason}
                </span>
              ))}
            </li>
          ))}
          {more > 0 && <li className="text-ink-soft">{t('and {n} more', { n: more })}</li>}
        </ul>
      </div>
      <IconButton label={t('Dismiss')} onClick={onDismiss}>
        <X aria-hidden="true" className="size-4" />
      </IconButton>
    </div>
  );
}
