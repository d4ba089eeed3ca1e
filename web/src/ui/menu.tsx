/**
 * A button that opens a short list of actions. Arrows open it and walk through it, as Home, End and the first letters
 * of the actions do; Escape and a press elsewhere close it, and the focus is back on the button afterwards.
 */
import { ChevronDown } from 'lucide-react';
import { useEffect, useId, useRef, useState, type KeyboardEvent, type ReactNode } from 'react';
import { Button } from './button.js';

interface MenuItem {
  /** Where two may have the same label. */
  readonly id?: string;
  readonly label: string;
  readonly hint?: string;
  readonly onChoose: () => void;
}

interface MenuProps {
  label: string;
  /** Read out in place of the label, which it must begin or end with. */
  about?: string;
  icon?: ReactNode;
  busy?: boolean;
  /** As wide as what it stands in; a long label is cut there. */
  wide?: boolean;
  items: readonly MenuItem[];
}

export function Menu({ label, about, icon, busy = false, wide = false, items }: MenuProps) {
  /** The entry that has the focus first, as an index from either end; null: closed. */
  const [begin, setBegin] = useState<number | null>(null);
  const open = begin !== null;
  const id = useId();
  const frame = useRef<HTMLDivElement>(null);
  const entries = () => [...(frame.current?.querySelectorAll<HTMLElement>('[role=menuitem]') ?? [])];

  useEffect(() => {
    if (begin === null) return;
    entries().at(begin)?.focus();
    const elsewhere = (event: PointerEvent) => {
      if (!frame.current?.contains(event.target as Node)) setBegin(null);
    };
    document.addEventListener('pointerdown', elsewhere);
    return () => document.removeEventListener('pointerdown', elsewhere);
  }, [begin]);

  const close = () => {
    setBegin(null);
    frame.current?.querySelector('button')?.focus();
  };
  const walk = (event: KeyboardEvent) => {
    const all = entries();
    const at = all.indexOf(document.activeElement as HTMLElement);
    const goal = { ArrowDown: at + 1, ArrowUp: at - 1, Home: 0, End: all.length - 1 }[event.key];
    if (event.key === 'Escape') close();
    else if (event.key === 'Tab') setBegin(null);
    else if (goal !== undefined) {
      event.preventDefault();
      all[(goal + all.length) % all.length]?.focus();
    } else if (/^\S$/.test(event.key) && !event.ctrlKey && !event.metaKey && !event.altKey) {
      // A letter is meant for the menu, not for the page that has a key of it.
      event.preventDefault();
      const letter = event.key.toLowerCase();
      const round = [...all.slice(at + 1), ...all.slice(0, at + 1)];
      round.find(({ textContent }) => textContent?.toLowerCase().startsWith(letter))?.focus();
    }
  };
  const openByArrow = (event: KeyboardEvent) => {
    if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return;
    event.preventDefault();
    setBegin(event.key === 'ArrowDown' ? 0 : -1);
  };

  return (
    <div ref={frame} className="relative">
      <Button
        aria-haspopup="menu"
        aria-label={about}
        aria-expanded={open}
        aria-controls={open ? id : undefined}
        busy={busy}
        icon={icon}
        onClick={() => setBegin(open ? null : 0)}
        onKeyDown={openByArrow}
        {...(wide && { className: 'w-full justify-between', title: label })}
      >
        <span className="truncate">{label}</span>
        <ChevronDown aria-hidden="true" className="size-4 shrink-0" strokeWidth={1.75} />
      </Button>
      {open && (
        <div
          id={id}
          role="menu"
          aria-label={label}
          onKeyDown={walk}
          className="arrive absolute top-full left-0 z-20 mt-1 flex min-w-48 flex-col rounded-md border bg-raised py-1 shadow-float sm:right-0 sm:left-auto"
        >
          {items.map(({ id: key, label: name, hint, onChoose }) => (
            <button
              key={key ?? name}
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
