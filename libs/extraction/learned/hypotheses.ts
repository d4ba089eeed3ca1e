/**
 * All rules that lead to a value on the document that taught it. Most are wrong in general and right here by chance;
 * which of them are true is decided by following them on the layout's other documents.
 */
import { type Json } from '#kernel/json.js';
import { spanOf } from '../layout/lines.js';
import { type Word } from '../model/page.js';
import { allOf, compact, type Kind, same } from './kinds.js';
import { type Lines, below, type Row } from './page-lines.js';
import { asStop, type Extent, type Join, joined, paragraphFrom, placeOf, type Rule, type Start } from './rule.js';

interface Occurrence {
  readonly row: Row;
  /** Of the value, row by row. */
  readonly rows: readonly (readonly Word[])[];
}

const MOST_OCCURRENCES = 8;
const LONGEST_LABEL = 4;

export function hypotheses(value: Json, kind: Kind, lines: Lines): Rule[] {
  const found = occurrencesOf(value, kind, lines).slice(0, MOST_OCCURRENCES);
  const rules = found.flatMap((occurrence) =>
    startsOf(occurrence, lines).flatMap(({ start, words }): Rule[] => {
      if (kind === 'text') {
        const join = joinOf(occurrence.rows, String(value));
        return extentsOf(occurrence, words, lines).map((extent) => ({ kind, start, extent, join, nth: 0 }));
      }
      const part = start.at === 'after' ? words : occurrence.row.segment.words;
      const all = allOf(kind, spanOf(part, occurrence.row.line.page), lines.dateOrder);
      const nth = all.findIndex((one) => one.words[0] === occurrence.rows[0]![0] && same(one.value, value));
      return nth < 0 ? [] : [{ kind, start, extent: { to: 'line' }, join: 'space', nth }];
    }),
  );
  return [...new Map(rules.map((rule) => [JSON.stringify(rule), rule])).values()];
}

export function occurrencesOf(value: Json, kind: Kind, lines: Lines): Occurrence[] {
  if (kind === 'text') return lines.rows.flatMap((row) => textIn(row, compact(String(value)), lines));
  return lines.layout.lines.flatMap((line) =>
    allOf(kind, line, lines.dateOrder)
      .filter((one) => same(one.value, value))
      .flatMap(({ words }) => {
        const row = lines.rows.find((each) => each.line === line && each.segment.words.includes(words[0]!));
        return row ? [{ row, rows: [words] }] : [];
      }),
  );
}

/** Text that starts in this segment: on its line alone, or going on in the rows under it. */
function textIn(row: Row, sought: string, lines: Lines): Occurrence[] {
  const { words } = row.segment;
  return words.flatMap((word, from): Occurrence[] => {
    if (!sought.startsWith(compact(word.text)) || compact(word.text) === '') return [];
    const onLine = row.line.words.slice(row.line.words.indexOf(word));
    const whole = taking([onLine], sought);
    if (whole) return [{ row, rows: whole }];
    const part = words.slice(from);
    const down = taking([part, ...paragraphFrom(row, part, lines)], sought);
    return down ? [{ row, rows: down }] : [];
  });
}

/** The first words of the rows that spell the text exactly; undefined when they spell something else. */
function taking(rows: readonly (readonly Word[])[], sought: string): Word[][] | undefined {
  let spelled = '';
  const taken: Word[][] = [];
  for (const row of rows) {
    taken.push([]);
    for (const word of row) {
      spelled += compact(word.text);
      taken.at(-1)!.push(word);
      if (spelled === sought) return taken;
      if (!sought.startsWith(spelled)) return undefined;
    }
  }
  return undefined;
}

function startsOf({ row, rows }: Occurrence, lines: Lines): { start: Start; words: readonly Word[] }[] {
  const first = rows[0]![0]!;
  const { line, segment } = row;
  const at = line.words.indexOf(first);
  const from = line.words.slice(at);
  const labels = [
    ...labelsEndingIn(line.words.slice(0, at)),
    // A label further left, with other values between: the second amount of a row.
    ...line.segments.filter(({ words }) => !words.includes(first) && words[0]!.box[0] < first.box[0]).map(labelOf),
  ];
  const after = labels.filter(says).map((label) => {
    const start: Start = { at: 'after', label };
    const end = line.words.slice(0, at).findLastIndex(({ text }) => compact(text) === label.at(-1));
    return { start, words: end < 0 ? from : line.words.slice(end + 1) };
  });
  if (segment.words[0] !== first) return after;
  return [...after, ...underLabels(row, lines), ...places(row, lines)];
}

function underLabels(row: Row, lines: Lines): { start: Start; words: readonly Word[] }[] {
  return lines.rows.flatMap((above) => {
    if (above.segment.page !== row.segment.page) return [];
    const down = below(lines, above).findIndex(({ segment }) => segment === row.segment) + 1;
    const label = labelOf(above.segment);
    if (down < 1 || down > 2 || !says(label) || label.length > LONGEST_LABEL) return [];
    return [{ start: { at: 'under', label, down }, words: row.segment.words }];
  });
}

function places(row: Row, { layout }: Lines): { start: Start; words: readonly Word[] }[] {
  const page = layout.pages[0]!;
  if (row.segment.page !== page.index) return [];
  return (['top', 'bottom'] as const).flatMap((from) =>
    (['left', 'right'] as const).map((side) => {
      const [x, y] = placeOf(row.segment.box, page.width, page.height, { side, from });
      return { start: { at: 'place', side, from, x, y } as const, words: row.segment.words };
    }),
  );
}

function labelsEndingIn(words: readonly Word[]): string[][] {
  const texts = words.map(({ text }) => compact(text)).filter(Boolean);
  return Array.from({ length: Math.min(LONGEST_LABEL, texts.length) }, (_, index) => texts.slice(-1 - index));
}

const labelOf = ({ words }: { readonly words: readonly Word[] }): string[] =>
  words.map(({ text }) => compact(text)).filter(Boolean);

/** A label says something, and says the same on the next document: letters, no numbers. */
const says = (label: readonly string[]): boolean =>
  /\p{L}{2}/u.test(label.join('')) && !label.some((word) => /\p{N}{2}/u.test(word));

function extentsOf({ row, rows }: Occurrence, _words: readonly Word[], lines: Lines): Extent[] {
  const extents: Extent[] = [];
  const first = rows[0]!;
  const from = row.line.words.slice(row.line.words.indexOf(first[0]!));
  const part = row.segment.words.slice(row.segment.words.indexOf(first[0]!));
  if (rows.length > 1) {
    extents.push({ to: 'rows', count: rows.length });
    const rest = paragraphFrom(row, part, lines);
    if (rest.length + 1 === rows.length && rest.at(-1)!.at(-1) === rows.at(-1)!.at(-1))
      extents.push({ to: 'paragraph' });
    return extents;
  }
  if (first.length === from.length) extents.push({ to: 'line' });
  if (first.length === part.length) extents.push({ to: 'segment' });
  const next = from[first.length];
  if (next) extents.push({ to: 'word', word: asStop(next.text) });
  extents.push({ to: 'words', count: first.length });
  return extents;
}

/** How the words were put together to what the member wrote; the plainest way that spells it. */
function joinOf(rows: readonly (readonly Word[])[], value: string): Join {
  const joins: Join[] = ['space', 'comma', 'parts', 'none'];
  return joins.find((join) => joined(rows, join) === value) ?? (value.includes(', ') ? 'parts' : 'space');
}
