/**
 * Tabs: one panel of several, chosen by pointer or by the arrow keys (WAI-ARIA's pattern, with selection following
 * focus).
 */
import { useEffect, useId, useRef, type KeyboardEvent, type ReactNode } from 'react';
import { classNames } from './class-names.js';

interface TabsProps<Name extends string> {
  label: string;
  tabs: readonly { readonly name: Name; readonly title: string }[];
  chosen: Name;
  onChoose: (name: Name) => void;
  children: ReactNode;
}

const STEPS: Record<string, (at: number, last: number) => number> = {
  ArrowRight: (at, last) => (at === last ? 0 : at + 1),
  ArrowLeft: (at, last) => (at === 0 ? last : at - 1),
  Home: () => 0,
  End: (_at, last) => last,
};

export function Tabs<Name extends string>({ label, tabs, chosen, onChoose, children }: TabsProps<Name>) {
  const id = useId();
  const buttons = useRef<(HTMLButtonElement | null)[]>([]);
  const at = tabs.findIndex(({ name }) => name === chosen);
  // On a phone there is not room for all of them.
  // Nothing is given back: newer browsers answer with a promise, which React would call as a clean-up.
  useEffect(() => void buttons.current[at]?.scrollIntoView({ block: 'nearest', inline: 'nearest' }), [at]);
  const move = (event: KeyboardEvent, from: number) => {
    const next = STEPS[event.key]?.(from, tabs.length - 1) ?? -1;
    const tab = tabs[next];
    if (!tab) return;
    event.preventDefault();
    buttons.current[next]?.focus();
    onChoose(tab.name);
  };
  return (
    <>
      <div role="tablist" aria-label={label} className="mb-8 flex gap-1 overflow-x-auto border-b">
        {tabs.map(({ name, title }, index) => (
          <button
            key={name}
            ref={(element) => {
              buttons.current[index] = element;
            }}
            type="button"
            role="tab"
            id={`${id}-${name}`}
            aria-selected={name === chosen}
            aria-controls={`${id}-panel`}
            tabIndex={name === chosen ? 0 : -1}
            onClick={() => onChoose(name)}
            onKeyDown={(event) => move(event, index)}
            className={classNames(
              'min-h-11 shrink-0 border-b-2 px-3 text-sm font-medium transition-colors first:-ml-3 focus-visible:-outline-offset-2 sm:px-4 sm:first:-ml-4',
              name === chosen ? 'border-ink text-ink' : 'border-transparent text-ink-soft hover:text-ink',
            )}
          >
            {title}
          </button>
        ))}
      </div>
      <div role="tabpanel" id={`${id}-panel`} aria-labelledby={`${id}-${chosen}`}>
        {children}
      </div>
    </>
  );
}
