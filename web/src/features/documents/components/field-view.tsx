/** What was read, field by field: the name in the margin, the value on the page, how sure we are at its end. */
import type { Extraction } from '#contracts/documents.js';
import { fieldLabel } from '../../../lib/format.js';
import { lowestUnder, type Reading } from '../fields/certainty.js';
import { dotted, isRecord, isRows, type Path } from '../fields/value-kind.js';
import { ConfidenceNote } from './confidence-note.js';
import { RowsView } from './rows-view.js';
import { ValueText } from './value-text.js';

export function FieldList({ value, path, reading }: { value: Extraction; path: Path; reading: Reading }) {
  return (
    <dl className="flex flex-col">
      {Object.entries(value).map(([key, item]) => (
        <FieldRow key={key} name={key} value={item} path={[...path, key]} reading={reading} />
      ))}
    </dl>
  );
}

function FieldRow({
  name,
  value,
  path,
  reading,
}: {
  name: string;
  value: Extraction[string];
  path: Path;
  reading: Reading;
}) {
  const simple = !isRecord(value) && !isRows(value);
  const note = simple && (
    <ConfidenceNote confidence={lowestUnder(dotted(path), reading)} edited={reading.isEdited(dotted(path))} />
  );
  return (
    <div className="relative isolate grid grid-cols-[minmax(0,1fr)] gap-x-6 gap-y-1 py-3 not-first:border-t before:absolute before:-inset-x-3 before:inset-y-px before:-z-10 before:rounded-md before:transition-colors hover:before:bg-mark-wash sm:grid-cols-[minmax(8rem,11rem)_minmax(0,1fr)_auto]">
      <dt className="text-sm text-ink-faint sm:pt-0.5">{fieldLabel(name)}</dt>
      {isRows(value) ? (
        <dd className="min-w-0 pt-1 sm:col-span-3">
          <RowsView rows={value} label={fieldLabel(name)} path={path} reading={reading} />
        </dd>
      ) : isRecord(value) ? (
        <dd className="min-w-0 border-l-2 pt-1 pl-4 sm:col-span-3">
          <FieldList value={value} path={path} reading={reading} />
        </dd>
      ) : (
        <dd className="contents">
          <div className="min-w-0">
            {Array.isArray(value) ? (
              <Items items={value} path={path} reading={reading} />
            ) : (
              <ValueText value={value} path={path} currency={reading.currency} />
            )}
          </div>
          <div className="sm:pt-0.5 sm:text-right">{note}</div>
        </dd>
      )}
    </div>
  );
}

function Items({ items, path, reading }: { items: readonly unknown[]; path: Path; reading: Reading }) {
  if (items.length === 0) return <span className="text-ink-faint">–</span>;
  return (
    <ul className="flex flex-col gap-0.5">
      {items.map((item, index) => (
        <li key={index}>
          <ValueText value={item} path={[...path, index]} currency={reading.currency} />
        </li>
      ))}
    </ul>
  );
}
