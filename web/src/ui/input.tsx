/** Text inputs in the product's dress; a password one that can be looked at. */
import { Eye, EyeOff } from 'lucide-react';
import { useState, type ComponentProps } from 'react';
import { classNames } from './class-names.js';
import { t } from '../lib/texts.js';

export const CONTROL =
  'w-full rounded-md border border-line-strong bg-raised px-3 text-base text-ink transition-colors hover:border-ink-faint focus-visible:border-accent focus-visible:outline-2 focus-visible:outline-offset-0 focus-visible:outline-accent aria-invalid:border-bad disabled:opacity-60';

export function Input({ className, ...rest }: ComponentProps<'input'>) {
  return <input {...rest} className={classNames(CONTROL, 'h-10', className)} />;
}

export function TextArea({ className, ...rest }: ComponentProps<'textarea'>) {
  return <textarea {...rest} className={classNames(CONTROL, 'min-h-20 py-2', className)} />;
}

export function PasswordInput(props: Omit<ComponentProps<'input'>, 'type'>) {
  const [shown, setShown] = useState(false);
  const Icon = shown ? EyeOff : Eye;
  return (
    <div className="relative">
      <Input {...props} type={shown ? 'text' : 'password'} className="pr-11" spellCheck={false} autoCapitalize="none" />
      <button
        type="button"
        aria-label={shown ? t('Hide password') : t('Show password')}
        aria-pressed={shown}
        onClick={() => setShown(!shown)}
        className="absolute inset-y-0 right-0 grid w-10 place-items-center rounded-md text-ink-faint hover:text-ink"
      >
        <Icon aria-hidden="true" className="size-4.5" strokeWidth={1.75} />
      </button>
    </div>
  );
}
