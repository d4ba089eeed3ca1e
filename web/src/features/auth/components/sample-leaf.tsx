/**
 * The product in one picture: a receipt as it stands, what was read from it beside it in the margin, each note joined
 * to its line. Plain markup; the highlighter draws itself once. Shop, prices and people are invented.
 */
import { classNames } from '../../../ui/class-names.js';
import { t } from '../../../lib/texts.js';

interface Note {
  readonly key: string;
  readonly value: string;
  readonly sure: number;
}

interface Line {
  readonly left: string;
  readonly right?: string;
  readonly look?: 'title' | 'faint' | 'strong' | 'rule';
  readonly note?: Note;
}

const LINES: readonly Line[] = [
  {
    left: 'Saltmarsh & Daughters',
    look: 'title',
    note: { key: 'merchant_name', value: 'Saltmarsh & Daughters', sure: 99 },
  },
  { left: '4 Quay Street, Wendle', look: 'faint' },
  { left: '', look: 'rule' },
  { left: '14.03.2026', right: '09:42', note: { key: 'date', value: '2026-03-14', sure: 98 } },
  { left: 'Receipt', right: 'No. 20871', look: 'faint' },
  { left: '', look: 'rule' },
  { left: 'Rye loaf', right: '4.80' },
  { left: 'Salted butter', right: '3.20' },
  { left: '2 × Morning bun', right: '5.60', note: { key: 'line_items', value: '4 rows', sure: 96 } },
  { left: 'Coffee, ground', right: '9.80' },
  { left: '', look: 'rule' },
  { left: 'Subtotal', right: '23.40', look: 'faint' },
  { left: 'VAT 5 %', right: '1.17', note: { key: 'tax_amount', value: '1.17', sure: 97 } },
  { left: 'TOTAL EUR', right: '24.57', look: 'strong', note: { key: 'total_amount', value: '24.57', sure: 99 } },
  { left: '', look: 'rule' },
  { left: 'Card •••• 4417', look: 'faint', note: { key: 'payment_method', value: 'card', sure: 88 } },
];

const LOOKS = {
  title: 'font-serif text-base font-semibold sm:text-md',
  faint: 'text-ink-faint',
  strong: 'font-semibold text-sm',
  rule: '',
} as const;

export function SampleLeaf() {
  return (
    <div
      role="img"
      aria-label={t(
        'A sample receipt with its shop, date, rows, tax, total and payment method read and written beside it',
      )}
      className="relative grid w-full max-w-xl grid-cols-[minmax(0,11fr)_minmax(0,8fr)] py-7 font-mono text-2xs sm:text-xs"
    >
      <div className="absolute inset-y-0 left-0 w-[calc(100%*11/19)] rounded-sm border bg-raised shadow-leaf" />
      {LINES.map((line, row) => (
        <LineRow key={row} line={line} wait={`wait-${LINES.slice(0, row + 1).filter(({ note }) => note).length}`} />
      ))}
    </div>
  );
}

function LineRow({ line, wait }: { line: Line; wait: string }) {
  const { left, right, look, note } = line;
  const inner =
    look === 'rule' ? <span className="w-full border-t border-dashed" /> : <Texts left={left} right={right} />;
  return (
    <>
      <div
        className={classNames(
          'relative flex items-center px-4 sm:px-7',
          look === 'rule' ? 'h-5' : 'h-8 sm:h-9',
          look && LOOKS[look],
        )}
      >
        {note && (
          <span
            className={classNames(
              'draw absolute inset-x-2.5 inset-y-1 border border-mark bg-mark-wash sm:inset-x-5',
              wait,
            )}
          />
        )}
        <span className="relative flex w-full justify-between gap-3 truncate">{inner}</span>
      </div>
      <div className="relative flex items-center">
        {note && (
          <div className={classNames('draw flex w-full items-center', wait)}>
            <span className="h-px w-3 shrink-0 bg-line-strong sm:w-8" />
            <NoteText note={note} />
          </div>
        )}
      </div>
    </>
  );
}

function Texts({ left, right }: { left: string; right: string | undefined }) {
  return (
    <>
      <span className="truncate">{left}</span>
      {right && <span className="tabular">{right}</span>}
    </>
  );
}

function NoteText({ note }: { note: Note }) {
  return (
    <span className="flex min-w-0 flex-col pl-2 leading-tight">
      <span className="truncate text-2xs text-ink-faint">{note.key}</span>
      <span className="truncate font-medium text-ink">
        {note.value} <span className="hidden text-2xs font-normal text-good sm:inline">{note.sure}%</span>
      </span>
    </span>
  );
}
