/** The head of a screen: its title (which takes the focus when one arrives), a line about it, and its main actions. */
import { useEffect, useRef, type ReactNode } from 'react';
import { classNames } from './class-names.js';
import { titled } from '../lib/installation.js';

/** A title of several lines is set smaller: file names may be long. */
const LONG = 60;

interface PageHeaderProps {
  title: string;
  lead?: ReactNode;
  actions?: ReactNode;
  children?: ReactNode;
}

export function PageHeader({ title, lead, actions, children }: PageHeaderProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => void heading.current?.focus({ preventScroll: true }), []);
  return (
    <header className="flex flex-wrap items-end justify-between gap-x-6 gap-y-4 pb-6">
      <title>{titled(title)}</title>
      <div className="flex min-w-0 flex-col gap-1.5">
        {children}
        <h1
          ref={heading}
          tabIndex={-1}
          className={classNames('wrap-anywhere', title.length > LONG ? 'text-xl' : 'text-2xl')}
        >
          {title}
        </h1>
        {lead && <p className="text-ink-soft">{lead}</p>}
      </div>
      {actions && <div className="flex flex-wrap gap-3">{actions}</div>}
    </header>
  );
}
