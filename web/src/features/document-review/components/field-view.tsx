/** What was read, field by field: the name in the margin, the value on the page, how sure we are at its end. */
import type { Extraction } from '#contracts/documents.js';
import { fieldLabel } from '../../../entities/values/field-names.js';
import { confirmedUnder, lowestUnder } from '../../../entities/values/reading.js';
import { dotted, type Path } from '../../../entities/values/path.js';
import { isRecord, isRows } from '../../../entities/values/value-kind.js';
import { labelOf } from '../../../entities/values/field-names.js';
import { isOneValue } from '../../../entities/values/values.js';
import { useReview } from '../model/review-context.js';
import { ConfidenceNote } from '../../../entities/values/confidence-note.js';
import { proposedAt, proposedBeside } from '../model/proposals.js';
import { ProposalNotes } from './proposal-notes.js';
import { RowsView } from './rows-view.js';
import { ValueSpot } from './value-spot.js';
import { ValueText } from '../../../entities/values/value-text.js';
import { t } from '../../../lib/texts.js';

export function FieldList({ value, path }: { value: Extraction; path: Path }) {
  const { proposals } = useReview();
  const unplaced = proposedBeside(proposals, path, Object.keys(value));
  return (
    <dl className="flex flex-col">
      {Object.entries(value).map(([key, item]) => (
        <FieldRow key={key} name={key} value={item} path={[...path, key]} />
      ))}
      {unplaced.length > 0 && (
        <div className={ROW}>
          <dt className="col-span-full text-sm text-ink-faint">{t('Not found, proposed')}</dt>
          <dd className="col-span-full">
            <ProposalNotes proposals={unplaced} />
          </dd>
        </div>
      )}
    </dl>
  );
}

const ROW =
  'relative isolate grid grid-cols-[minmax(0,1fr)_auto] gap-x-4 gap-y-0.5 py-2.5 not-first:border-t @sm:grid-cols-[minmax(6.5rem,8.5rem)_minmax(0,1fr)_auto] before:absolute before:-inset-x-3 before:inset-y-px before:-z-10 before:rounded-md before:border-l-3 before:border-transparent before:transition-colors';
const SINGLE = 'cursor-default hover:before:bg-sunken data-lit:before:border-mark data-lit:before:bg-mark-wash';

function FieldRow({ name, value, path }: { name: string; value: Extraction[string]; path: Path }) {
  const { chosen, pointed, reading, proposals } = useReview();
  const key = dotted(path);
  const proposed = proposedAt(proposals, key);
  const label = <dt className="text-sm text-ink-faint @sm:pt-0.5">{fieldLabel(name)}</dt>;
  if (isRows(value)) {
    return (
      <div className={ROW}>
        {label}
        <dd className="col-span-full min-w-0 pt-1">
          <RowsView rows={value} label={fieldLabel(name)} path={path} />
          <ProposalNotes proposals={proposed} />
        </dd>
      </div>
    );
  }
  if (isRecord(value)) {
    return (
      <div className={ROW}>
        {label}
        <dd className="col-span-full min-w-0 border-l-2 pt-1 pl-4">
          <FieldList value={value} path={path} />
        </dd>
      </div>
    );
  }
  if (!isOneValue(value, path, reading.confidence)) {
    return (
      <div className={ROW}>
        {label}
        <dd className="col-span-full min-w-0 @sm:col-span-2">
          <Items items={value as unknown[]} path={path} />
          <ProposalNotes proposals={proposed} />
        </dd>
      </div>
    );
  }
  return (
    <div className={`${ROW} ${SINGLE}`} data-row={key} data-lit={chosen === key || pointed === key || undefined}>
      {label}
      <dd className="contents">
        <div className="col-start-1 row-start-2 min-w-0 @sm:col-start-2 @sm:row-start-1">
          <ValueText value={Array.isArray(value) ? value.join(', ') : value} path={path} currency={reading.currency} />
        </div>
        <div className="col-start-2 row-start-1 text-right @sm:col-start-3 @sm:pt-0.5">
          <PlaceButton path={path} />
          <StatedNote of={key} />
        </div>
        <ProposalNotes proposals={proposed} />
      </dd>
    </div>
  );
}

/**
 * How sure we are, and at the same time the value's handle: it takes the focus, and with it the place on the page
 * lights up.
 */
function PlaceButton({ path }: { path: Path }) {
  const { reading, uncertain, mayReview } = useReview();
  const key = dotted(path);
  const confirmable = mayReview && uncertain.includes(key);
  const [edited, confirmed] = [reading.isEdited(key), confirmedUnder(key, reading)];
  const confidence = lowestUnder(key, reading);
  return (
    <button
      type="button"
      data-path={key}
      aria-keyshortcuts={confirmable ? 'Enter' : undefined}
      title={confirmable ? t('Enter confirms') : undefined}
      className="min-h-6 rounded-sm align-top"
    >
      <span className="sr-only">{labelOf(path)}: </span>
      {confidence === undefined && !edited && !confirmed ? (
        <span className="text-xs text-ink-faint">{t('Show')}</span>
      ) : (
        <ConfidenceNote confidence={confidence} edited={edited} confirmed={confirmed} />
      )}
    </button>
  );
}

/** What a file inside the document states was not read from the page. */
function StatedNote({ of: key }: { of: string }) {
  const { sourceOf, places, originalShown, reading } = useReview();
  if (sourceOf(key) !== 'e-invoice' || reading.isEdited(key)) return null;
  const printed = !originalShown || places.some((place) => place.key === key);
  return (
    <p className="text-xs whitespace-nowrap text-ink-faint">
      {printed ? t('From the XML') : t('Only in the XML, not printed')}
    </p>
  );
}

function Items({ items, path }: { items: readonly unknown[]; path: Path }) {
  const { reading } = useReview();
  if (items.length === 0) return <span className="text-ink-faint">–</span>;
  return (
    <ul className="flex flex-col gap-0.5">
      {items.map((item, index) => {
        const key = dotted([...path, index]);
        return (
          <li key={index} className="flex items-baseline justify-between gap-4">
            <ValueSpot path={[...path, index]}>
              <ValueText value={item} path={[...path, index]} currency={reading.currency} />
            </ValueSpot>
            <ConfidenceNote
              confidence={lowestUnder(key, reading)}
              edited={reading.isEdited(key)}
              confirmed={confirmedUnder(key, reading)}
            />
          </li>
        );
      })}
    </ul>
  );
}
