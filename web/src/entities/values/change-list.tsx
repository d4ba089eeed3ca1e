/** What became different, value by value: what stood there, if anything did, and what stands there now. */
import type { FieldChange } from '#contracts/documents.js';
import { ArrowRight, Plus } from 'lucide-react';
import { labelOf } from './field-names.js';
import { ValueText } from './value-text.js';
import { t } from '../../lib/texts.js';

const MARK = 'size-3 shrink-0 self-center text-ink-faint';

interface ChangeListProps {
  changes: readonly FieldChange[];
  currency: string | undefined;
  /** How many there are beside those listed. */
  more?: number;
}

export function ChangeList({ changes, currency, more = 0 }: ChangeListProps) {
  return (
    <ul className="flex flex-col gap-2 text-xs">
      {changes.map((change, index) => (
        <ChangeRow key={index} change={change} currency={currency} />
      ))}
      {more > 0 && <li className="text-ink-soft">{t('{more, number} more changes are not listed.', { more })}</li>}
    </ul>
  );
}

function ChangeRow({ change, currency }: { change: FieldChange; currency: string | undefined }) {
  const path = change.path.split('.').map((key) => (/^\d+$/.test(key) ? Number(key) : key));
  return (
    <li className="flex flex-col gap-0.5">
      <span className="text-ink-faint">{labelOf(path)}</span>
      <span className="flex flex-wrap items-baseline gap-x-2">
        {change.before === undefined ? (
          <Plus aria-label={t('added')} className={MARK} />
        ) : (
          <>
            <del className="text-ink-faint decoration-bad/60">
              <ValueText value={change.before} path={path} currency={currency} />
            </del>
            <ArrowRight aria-label={t('became')} className={MARK} />
          </>
        )}
        <ins className="font-medium text-ink no-underline">
          <ValueText value={change.after} path={path} currency={currency} />
        </ins>
      </span>
    </li>
  );
}
