/**
 * A button that opens a short list of actions. Arrows, Home and End walk through it, Escape and a press elsewhere close it, and the
 * focus is back on the button afterwards.
 */
import { ChevronDown } from 'lucide-react';
import { useEffect, useId, useRef, useState, type KeyboardEvent, type ReactNode } from 'react';
import { Button } from './button.js';

export interface MenuItem {
  readonly label: string;
  readonly hint?: string;
  readonly onChoose: () => void;
}

interface MenuProps {
  label: string;
  icon?: ReactNode;
  busy?: boolean;
  items: readonly MenuItem[];
}

export function Menu({ label, icon, busy = false, items }: MenuProps) {
  const [open, setOpen] = useState(false);
  const id = useId();
  const frame = useRef<HTMLDivElement>(null);
  const entries = () => [...(frame.current?.querySelectorAll<HTMLElement>('[role=menuitem]') ?? [])];

  useEffect(() => {
    if (!open) return;
    entries()[0]?.focus();
    const elsewhere = (event: PointerEvent) => {
      if (!frame.current?.contains(event.target as Node)) setOpen(false);
    };
    document.addEventListener('pointerdown', elsewhere);
    return () => document.removeEventListener('pointerdown', elsewhere);
  }, [open]);

  const close = () => {
    setOpen(false);
    frame.current?.querySelector('button')?.focus();
  };
  const walk = (event: KeyboardEvent) => {
    const all = entries();
    const at = all.indexOf(document.activeElement as HTMLElement);
    const goal = { ArrowDown: at + 1, ArrowUp: at - 1, Home: 0, End: all.length - 1 }[event.key];
    if (event.key === 'Escape') close();
    else if (event.key === 'Tab') setOpen(false);
    if (goal === undefined) return;
    event.preventDefault();
    all[(goal + all.length) % all.length]?.focus();
  };

  return (
    <div ref={frame} className="relative">
      <Button
        aria-haspopup="menu"
        aria-expanded={open}
        aria-controls={open ? id : undefined}
        busy={busy}
        icon={icon}
        onClick={() => setOpen(!open)}
      >
        {label}
        <ChevronDown aria-hidden="true" className="size-4" strokeWidth={1.75} />
      </Button>
      {open && (
        <div
          id={id}
          role="menu"
          aria-label={label}
          onKeyDown={walk}
          className="arrive absolute top-full left-0 z-20 mt-1 flex min-w-48 flex-col rounded-md border bg-raised py-1 shadow-float sm:right-0 sm:left-auto"
        >
          {items.map(({ label: name, hint, onChoose }) => (
            <button
              key={name}
              type="button"
              role="menuitem"
              tabIndex={-1}
              onClick={() => {
                close();
                onChoose();
              }}
              className="flex items-baseline justify-between gap-6 px-3.5 py-2 text-left text-sm hover:bg-sunken focus-visible:bg-sunken focus-visible:-outline-offset-2"
            >
              {name}
              {hint && <span className="font-mono text-xs text-ink-faint">{hint}</span>}
            </button>
          ))}
        </div>
      )}
    </div>
  );
}
