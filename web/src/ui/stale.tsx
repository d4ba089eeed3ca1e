/** What is shown of the last answer while the next one is on its way: dimmed, and told to be busy. */
import type { ComponentProps } from 'react';
import { classNames } from './class-names.js';

export function Stale({ stale, className, ...rest }: ComponentProps<'div'> & { stale: boolean }) {
  return (
    <div
      {...rest}
      aria-busy={stale || undefined}
      className={classNames('transition-opacity', stale && 'opacity-60', className)}
    />
  );
}
