/**
 * Buttons and links that look like them: one size of hit area (≥ 36 px), four weights, a busy state that keeps its
 * width.
 */
import type { ComponentProps, ReactNode } from 'react';
import { Link, type LinkProps } from 'react-router-dom';
import { classNames } from './class-names.js';
import { Spinner } from './spinner.js';

type ButtonLook = 'primary' | 'secondary' | 'quiet' | 'destructive';

const SHAPE =
  'inline-flex items-center justify-center gap-2 rounded-md text-sm font-medium whitespace-nowrap select-none transition-colors disabled:opacity-55 aria-disabled:opacity-55 disabled:cursor-not-allowed';

const LOOKS: Record<ButtonLook, string> = {
  primary: 'bg-accent text-on-accent not-disabled:hover:bg-accent-strong',
  secondary: 'border border-line-strong bg-raised text-ink not-disabled:hover:bg-sunken',
  quiet: 'text-ink-soft not-disabled:hover:bg-sunken not-disabled:hover:text-ink',
  destructive: 'bg-bad-solid text-on-bad not-disabled:hover:brightness-110',
};

const SIZES = { normal: 'min-h-10 px-4', small: 'min-h-8 px-3', icon: 'size-9 shrink-0' } as const;

interface Looks {
  look?: ButtonLook;
  size?: keyof typeof SIZES;
  icon?: ReactNode;
}

interface ButtonProps extends ComponentProps<'button'>, Looks {
  busy?: boolean;
}

export function Button({
  look = 'secondary',
  size = 'normal',
  icon,
  busy = false,
  className,
  children,
  ...rest
}: ButtonProps) {
  return (
    <button
      type="button"
      {...rest}
      disabled={rest.disabled || busy}
      aria-busy={busy || undefined}
      className={classNames(SHAPE, LOOKS[look], SIZES[size], className)}
    >
      {busy ? <Spinner className="size-4" /> : icon}
      {children}
    </button>
  );
}

/** A button of which only the picture shows; its name is read out and shown on hover. */
export function IconButton({
  label,
  children,
  ...rest
}: Omit<ButtonProps, 'size' | 'icon'> & { label: string; children: ReactNode }) {
  return (
    <Button look="quiet" {...rest} size="icon" aria-label={label} title={label}>
      {children}
    </Button>
  );
}

export function ButtonLink({
  look = 'secondary',
  size = 'normal',
  icon,
  className,
  children,
  ...rest
}: LinkProps & Looks) {
  return (
    <Link {...rest} className={classNames(SHAPE, LOOKS[look], SIZES[size], 'hover:no-underline', className)}>
      {icon}
      {children}
    </Link>
  );
}
