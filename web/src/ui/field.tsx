/** A labelled control with its hint and its error, joined by ids so that a screen reader hears all three. */
import { CircleAlert } from 'lucide-react';
import { useId, type ReactNode } from 'react';
import { t } from '../lib/texts.js';

interface ControlIds {
  readonly id: string;
  readonly 'aria-describedby': string | undefined;
  readonly 'aria-invalid': true | undefined;
}

interface FieldProps {
  label: ReactNode;
  hint?: ReactNode;
  /** A schema says it in English. */
  error?: string | undefined;
  /** In a wide enough container the label stands before its control instead of above it, as in a ledger. */
  ledger?: boolean;
  /** At the end of the line, such as a note on the value. */
  aside?: ReactNode;
  children: (ids: ControlIds) => ReactNode;
}

const COLUMN = 'flex flex-col gap-1.5';
const LEDGER =
  'grid grid-cols-[minmax(0,1fr)_auto] gap-x-3 gap-y-1 @sm:grid-cols-[minmax(6.5rem,8.5rem)_minmax(0,1fr)_5.5rem]';

export function Field({ label, hint, error, ledger = false, aside, children }: FieldProps) {
  const id = useId();
  const described = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ');
  return (
    <div className={ledger ? LEDGER : COLUMN}>
      <label htmlFor={id} className={ledger ? 'text-sm text-ink-soft @sm:pt-2.5' : 'text-sm font-medium text-ink'}>
        {label}
      </label>
      <div
        className={
          ledger ? 'col-span-full row-start-2 min-w-0 @sm:col-span-1 @sm:col-start-2 @sm:row-start-1' : 'contents'
        }
      >
        {children({ id, 'aria-describedby': described || undefined, 'aria-invalid': error ? true : undefined })}
        {hint && (
          <p id={`${id}-hint`} className="text-xs text-ink-faint">
            {hint}
          </p>
        )}
        {error && <FieldError id={`${id}-error`}>{error}</FieldError>}
      </div>
      {aside && <div className="text-right @sm:pt-2.5">{aside}</div>}
    </div>
  );
}

function FieldError({ id, children }: { id?: string; children: string }) {
  return (
    <p id={id} className="flex items-center gap-1.5 text-sm text-bad">
      <CircleAlert aria-hidden="true" className="size-3.5 shrink-0" />
      {t(children)}
    </p>
  );
}
