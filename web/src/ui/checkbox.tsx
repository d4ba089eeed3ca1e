/** A native checkbox, drawn in ink. The box is 18 px, its hit area 32. */
import type { ComponentProps } from 'react';

export function Checkbox({ className, ...rest }: Omit<ComponentProps<'input'>, 'type'>) {
  return (
    <span className={`relative inline-grid size-8 shrink-0 place-items-center ${className ?? ''}`}>
      <input
        {...rest}
        type="checkbox"
        className="peer absolute inset-0 z-10 cursor-pointer appearance-none rounded-md focus-visible:-outline-offset-4"
      />
      <span className="size-4.5 rounded-sm border border-line-strong bg-raised transition-colors peer-checked:border-accent peer-checked:bg-accent peer-hover:border-ink" />
      <svg
        viewBox="0 0 18 18"
        aria-hidden="true"
        className="pointer-events-none absolute size-4.5 text-on-accent opacity-0 peer-checked:opacity-100"
      >
        <path
          d="m4.5 9.5 3 3 6-7"
          fill="none"
          stroke="currentColor"
          strokeWidth="2"
          strokeLinecap="round"
          strokeLinejoin="round"
        />
      </svg>
    </span>
  );
}
