/**
 * The product in one picture: a receipt on the desk, what was read marked on it, and the values as JSON beside it, each
 * joined to its place. Plain markup and one drawing of lines; it draws itself once. Shop, prices and people are
 * invented.
 */
import { t } from '../../lib/texts.js';
import { classNames } from '../../ui/class-names.js';

interface Row {
  readonly left?: string;
  readonly right?: string;
  readonly look?: 'title' | 'faint' | 'strong' | 'rule' | 'sub';
  /** Which of the notes was read here. */
  readonly note?: number;
}

const ROWS: readonly Row[] = [
  { left: 'Saltmarsh & Daughters', look: 'title', note: 0 },
  { left: '4 Quay Street, Wendle', look: 'faint' },
  { look: 'rule' },
  { left: '14.03.2026', right: '09:42', note: 1 },
  { left: 'Receipt', right: 'No. 20871', look: 'faint' },
  { look: 'rule' },
  { left: 'Rye loaf', right: '4.80' },
  { left: 'Salted butter', right: '3.20' },
  { left: '2 × Morning bun', right: '5.60', note: 2 },
  { left: 'Coffee, ground', right: '9.80' },
  { look: 'rule' },
  { left: 'Subtotal', right: '23.40', look: 'faint' },
  { left: 'VAT 5 %', right: '1.17', note: 3 },
  { left: 'TOTAL EUR', right: '24.57', look: 'strong', note: 4 },
  { look: 'rule' },
  { left: 'Card •••• 4417', look: 'faint' },
];

interface Note {
  readonly key: string;
  readonly value: string;
  readonly sure: number;
  readonly wait: string;
}

const NOTES: readonly Note[] = [
  { key: 'merchant_name', value: '"Saltmarsh & Daughters"', sure: 98, wait: 'wait-1' },
  { key: 'date', value: '"2026-03-14"', sure: 99, wait: 'wait-2' },
  { key: 'line_items', value: '[ 4 rows ]', sure: 93, wait: 'wait-3' },
  { key: 'tax_amount', value: '1.17', sure: 97, wait: 'wait-4' },
  { key: 'total_amount', value: '24.57', sure: 99, wait: 'wait-5' },
];

/* Geometry, in the pixels of the wide drawing. */
const WIDTH = 656;
const LEAF = { width: 296, top: 34, padding: 30, row: 30, rule: 22 };
const HEIGHTS = ROWS.map(({ look }) => (look === 'rule' ? LEAF.rule : LEAF.row));
const LEAF_HEIGHT = HEIGHTS.reduce((sum, height) => sum + height, 2 * LEAF.padding);
const HEIGHT = LEAF_HEIGHT + 2 * LEAF.top;
const NOTES_LEFT = 372;
const NOTE_ROW = 88;
const NOTES_TOP = (HEIGHT - NOTES.length * NOTE_ROW) / 2;
const TILT = (-2 * Math.PI) / 180;

/** Where the right edge of a marked row comes to lie when the leaf is turned about its middle. */
function rightEdgeOf(row: number): readonly [number, number] {
  const y = HEIGHTS.slice(0, row).reduce((sum, height) => sum + height, LEAF.padding) + LEAF.row / 2;
  const [dx, dy] = [LEAF.width / 2 - 12, y - LEAF_HEIGHT / 2];
  const round = (value: number) => Math.round(value * 10) / 10;
  return [
    round(LEAF.width / 2 + dx * Math.cos(TILT) - dy * Math.sin(TILT)),
    round(LEAF.top + LEAF_HEIGHT / 2 + dx * Math.sin(TILT) + dy * Math.cos(TILT)),
  ];
}

export function HeroLeaf() {
  return (
    <div
      role="img"
      aria-label={t(
        'A sample receipt. Its shop, date, rows, tax and total are marked, and written beside it as JSON with how sure Recto is of each.',
      )}
      className="relative mx-auto flex w-full max-w-[41rem] flex-col items-center gap-10 font-mono text-xs sm:block sm:h-[576px] sm:w-[656px]"
    >
      <Leaf />
      <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} className="absolute inset-0 hidden size-full sm:block" fill="none">
        {ROWS.map(({ note }, row) => note !== undefined && <Leader key={row} row={row} note={note} />)}
      </svg>
      <ol className="flex w-full max-w-[19rem] flex-col gap-3.5 sm:absolute sm:top-[68px] sm:left-[372px] sm:w-[284px] sm:max-w-none sm:gap-0">
        {NOTES.map((note) => (
          <li key={note.key} className={classNames('draw flex flex-col justify-center sm:h-[88px]', note.wait)}>
            <span className="text-2xs text-ink-faint">{`"${note.key}"`}</span>
            <span className="mt-0.5 flex items-baseline justify-between gap-3">
              <span className="text-sm font-medium text-ink">{note.value}</span>
              <span className="flex items-center gap-2 text-2xs text-good">
                <span className="h-1 w-10 bg-line">
                  <span className={classNames('block h-full bg-good', note.sure > 95 ? 'w-[98%]' : 'w-[92%]')} />
                </span>
                {note.sure}%
              </span>
            </span>
          </li>
        ))}
      </ol>
    </div>
  );
}

function Leader({ row, note }: { row: number; note: number }) {
  const [x, y] = rightEdgeOf(row);
  const to = NOTES_TOP + (note + 0.5) * NOTE_ROW;
  const bend = (x + NOTES_LEFT) / 2;
  return (
    <g className={classNames('draw', NOTES[note]?.wait)} stroke="var(--line-strong)">
      <path d={`M${x} ${y} C${bend} ${y} ${bend} ${to} ${NOTES_LEFT - 14} ${to}`} />
      <circle cx={x} cy={y} r="2.5" fill="var(--mark-line)" stroke="none" />
    </g>
  );
}

function Leaf() {
  return (
    <div className="paper w-full max-w-[19rem] -rotate-2 bg-raised px-6 py-[30px] text-ink shadow-leaf sm:absolute sm:top-[34px] sm:left-0 sm:w-[296px]">
      {ROWS.map(({ left, right, look, note }, row) =>
        look === 'rule' ? (
          <div key={row} className="flex h-[22px] items-center">
            <span className="w-full border-t border-dashed border-line-strong/50" />
          </div>
        ) : (
          <div key={row} className="relative flex h-[30px] items-center">
            {note !== undefined && (
              <span
                className={classNames(
                  'draw absolute -inset-x-3 inset-y-0.5 border border-mark-line/40 bg-mark/70',
                  NOTES[note]?.wait,
                )}
              />
            )}
            <span
              className={classNames(
                'relative flex w-full justify-between gap-3 whitespace-nowrap',
                look === 'title' && 'font-serif text-md font-semibold',
                look === 'faint' && 'text-ink-faint',
                look === 'strong' && 'text-sm font-semibold',
              )}
            >
              <span>{left}</span>
              {right && <span className="tabular">{right}</span>}
            </span>
          </div>
        ),
      )}
    </div>
  );
}
