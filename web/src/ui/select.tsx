/** The browser's own list to choose one of, in the product's dress. */
import { ChevronDown } from 'lucide-react';
import type { ComponentProps } from 'react';
import { classNames } from './class-names.js';
import { CONTROL } from './input.js';

export function Select({ className, ...rest }: ComponentProps<'select'>) {
  return (
    <span className={classNames('relative block', className)}>
      <select {...rest} className={classNames(CONTROL, 'h-10 appearance-none truncate pr-9')} />
      <ChevronDown
        aria-hidden="true"
        className="pointer-events-none absolute top-3 right-3 size-4 text-ink-faint"
        strokeWidth={1.75}
      />
    </span>
  );
}
