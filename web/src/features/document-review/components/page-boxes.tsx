/**
 * The places of the values on one page, drawn in parts of the page (0..1). One stop for the Tab key, the arrows walk;
 * Enter or a press goes to the value's field. The certainty shows in the line as well as in the colour: solid, dashed,
 * heavy.
 */
import { useRef, type KeyboardEvent } from 'react';
import { CERTAINTY_WORDS, type Certainty } from '../../../entities/values/certainty.js';
import { classNames } from '../../../ui/class-names.js';
import { largestFirst, nextInBox, type Place } from '../model/places.js';
import { useReview } from '../model/review-context.js';
import { t } from '../../../lib/texts.js';

const LINES: Record<Certainty | 'settled', string> = {
  settled: 'stroke-mark-line stroke-1',
  sure: 'stroke-mark-line stroke-1',
  likely: 'stroke-warn stroke-[1.5] [stroke-dasharray:4_3]',
  check: 'stroke-bad stroke-2',
};

export function PageBoxes({ page, places }: { page: number; places: readonly Place[] }) {
  const { chosen, pointed, choose, point, focusField, reading } = useReview();
  const group = useRef<SVGSVGElement>(null);
  const here = places.filter((place) => place.page === page);
  const [first] = here;
  if (!first) return null;
  const lit = here.find(({ key }) => key === chosen);
  const stop = (lit ?? first).key;
  const shown = here.find(({ key }) => key === pointed) ?? lit;

  const press = (event: KeyboardEvent) => {
    const at = here.findIndex(({ key }) => key === (event.target as SVGElement).dataset.place);
    const step = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 }[event.key];
    const place = here[at];
    if (!place) return;
    if (event.key === 'Enter' || event.key === ' ') focusField(place.key);
    else if (step !== undefined) boxOf(group.current, here.at((at + step) % here.length)?.key ?? '')?.focus();
    else return;
    event.preventDefault();
  };

  return (
    <>
      {lit && <Highlight key={lit.key} place={lit} />}
      <svg
        ref={group}
        viewBox="0 0 1 1"
        preserveAspectRatio="none"
        role="group"
        aria-label={t('Values found on page {page}; the arrow keys move between them', { page: page + 1 })}
        className="absolute inset-0 size-full overflow-visible mix-blend-multiply"
        onKeyDown={press}
        onPointerLeave={() => point(null)}
      >
        {largestFirst(here).map((place) => {
          const { key, label, value, certainty, box } = place;
          const [x0, y0, x1, y1] = box;
          const settled = reading.isEdited(key) || reading.isConfirmed(key);
          return (
            <rect
              key={key}
              data-place={key}
              x={x0}
              y={y0}
              width={x1 - x0}
              height={y1 - y0}
              vectorEffect="non-scaling-stroke"
              role="button"
              tabIndex={key === stop ? 0 : -1}
              aria-label={`${label}: ${value}, ${wordOf(key, certainty, reading.isEdited, reading.isConfirmed)}`}
              className={classNames(
                'cursor-pointer outline-none transition-colors focus-visible:stroke-accent focus-visible:stroke-[2.5]',
                LINES[settled ? 'settled' : certainty],
                key === pointed ? 'fill-mark/45' : 'fill-mark/15',
              )}
              onFocus={() => choose(key)}
              // Only the keyboard stops at a box: the mouse goes on to the field, from what was chosen before.
              onMouseDown={(event) => event.preventDefault()}
              onClick={() => focusField(nextInBox(here, place, chosen).key)}
              onPointerEnter={() => point(key)}
            />
          );
        })}
      </svg>
      {shown && <Tag place={shown} pointedAt={shown.key === pointed} />}
    </>
  );
}

function wordOf(
  key: string,
  certainty: Certainty,
  isEdited: (key: string) => boolean,
  isConfirmed: (key: string) => boolean,
) {
  const word = isEdited(key) ? t('Edited') : isConfirmed(key) ? t('Confirmed') : t(CERTAINTY_WORDS[certainty]);
  return word.toLowerCase();
}

const boxOf = (group: Element | null, key: string) =>
  group?.querySelector<SVGElement>(`[data-place="${CSS.escape(key)}"]`);

const percents = (box: Place['box']) => {
  const [x0, y0, x1, y1] = box;
  return {
    left: `${x0 * 100}%`,
    top: `${y0 * 100}%`,
    width: `${x1 * 100 - x0 * 100}%`,
    height: `${y1 * 100 - y0 * 100}%`,
  };
};

/** The stroke of the highlighter, drawn from left to right over the print. */
function Highlight({ place }: { place: Place }) {
  return (
    <span
      aria-hidden="true"
      data-lit={place.key}
      className="draw pointer-events-none absolute bg-mark mix-blend-multiply outline-2 outline-mark-line"
      style={percents(place.box)}
    />
  );
}

/** What the pointer is on by name; also what is chosen, where no line joins it to its field. */
function Tag({ place, pointedAt }: { place: Place; pointedAt: boolean }) {
  const [x0, y0, x1, y1] = place.box;
  const below = y0 < 0.03;
  // A long name of what stands at the right grows to the left, else the edge of the page would cut it.
  const across = x0 < 0.5 ? { left: `${x0 * 100}%` } : { right: `${100 - x1 * 100}%` };
  return (
    <span
      aria-hidden="true"
      className={classNames(
        'pointer-events-none absolute max-w-[60%] truncate rounded-sm bg-ink px-1.5 py-0.5 text-2xs font-medium text-sheet',
        !pointedAt && '@4xl:hidden',
        below ? 'translate-y-1' : '-translate-y-[calc(100%+3px)]',
      )}
      style={{ ...across, top: `${(below ? y1 : y0) * 100}%` }}
    >
      {place.label}
    </span>
  );
}
