/**
 * All rules that lead to a value on the document that taught it. Most are wrong in general and right here by chance;
 * which of them are true is decided by following them on the layout's other documents.
 */
import { type Json } from '#kernel/json.js';
import { spanOf } from '../layout/lines.js';
import { type Word } from '../model/page.js';
import { allOf, compact, type Kind, same } from './kinds.js';
import { LEARNING } from './limits.js';
import { type Lines, below, type Row } from './page-lines.js';
import { asStop, type Extent, type Join, joined, paragraphFrom, placeOf, type Rule, type Start } from './rule.js';

interface Occurrence {
  readonly row: Row;
  /** Of the value, row by row. */
  readonly rows: readonly (readonly Word[])[];
}

const LONGEST_LABEL = 4;

export function hypotheses(value: Json, kind: Kind, lines: Lines): Rule[] {
  const rules = occurrencesOf(value, kind, lines).flatMap((occurrence) =>
    startsOf(occurrence, lines).flatMap(({ start, words }): Rule[] => {
      lines.effort.spend(words.length);
      if (kind === 'text') {
        const join = joinOf(occurrence.rows, String(value));
        return extentsOf(occurrence, words, lines).map((extent) => ({ kind, start, extent, join, nth: 0 }));
      }
      const part = start.at === 'after' ? words : occurrence.row.segment.words;
      lines.effort.spend(occurrence.row.line.text.length);
      const all = allOf(kind, spanOf(part, occurrence.row.line.page), lines.dateOrder);
      const nth = all.findIndex((one) => one.words[0] === occurrence.rows[0]![0] && same(one.value, value));
      return nth < 0 ? [] : [{ kind, start, extent: { to: 'line' }, join: 'space', nth }];
    }),
  );
  return [...new Map(rules.map((rule) => [JSON.stringify(rule), rule])).values()];
}

/** The first places where the value stands, in reading order. */
export function occurrencesOf(value: Json, kind: Kind, lines: Lines, most: number = LEARNING.places): Occurrence[] {
  const found: Occurrence[] = [];
  const places = kind === 'text' ? textIn(compact(String(value)), lines) : measuredIn(value, kind, lines);
  for (const occurrence of places) if (found.push(occurrence) >= most) break;
  return found;
}

function* measuredIn(value: Json, kind: Exclude<Kind, 'text'>, lines: Lines): Generator<Occurrence> {
  for (const line of lines.layout.lines) {
    lines.effort.spend(line.text.length);
    for (const { value: found, words } of allOf(kind, line, lines.dateOrder)) {
      const stands = words[0] && same(found, value) && lines.standing(words[0]);
      if (stands) yield { row: stands.row, rows: [words] };
    }
  }
}

/** Text: on its line alone, or going on in the rows under it. */
function* textIn(sought: string, lines: Lines): Generator<Occurrence> {
  for (const row of lines.rows) {
    lines.effort.spend(row.segment.words.length);
    for (const [from, word] of row.segment.words.entries()) {
      const said = lines.said(word);
      if (said === '' || !sought.startsWith(said)) continue;
      const whole = taking([row.line.words.slice(lines.standing(word)?.at ?? 0)], sought, lines);
      if (whole) {
        yield { row, rows: whole };
        continue;
      }
      const part = row.segment.words.slice(from);
      // Rows under it are looked for only when all of this one belongs to the text.
      if (!taking([part], sought, lines, 'beginning')) continue;
      const down = taking([part, ...paragraphFrom(row, part, lines)], sought, lines);
      if (down) yield { row, rows: down };
    }
  }
}

/** The first words of the rows that spell the text exactly; undefined when they spell something else. */
function taking(
  rows: readonly (readonly Word[])[],
  sought: string,
  lines: Lines,
  how: 'whole' | 'beginning' = 'whole',
): Word[][] | undefined {
  let spelled = 0;
  const taken: Word[][] = [];
  for (const row of rows) {
    const words: Word[] = [];
    taken.push(words);
    for (const word of row) {
      lines.effort.spend(1);
      const said = lines.said(word);
      if (!sought.startsWith(said, spelled)) return undefined;
      spelled += said.length;
      words.push(word);
      if (spelled === sought.length) return taken;
    }
  }
  return how === 'beginning' ? taken : undefined;
}

function startsOf({ row, rows }: Occurrence, lines: Lines): { start: Start; words: readonly Word[] }[] {
  const first = rows[0]![0]!;
  const { line, segment } = row;
  const at = lines.standing(first)?.at ?? 0;
  const from = line.words.slice(at);
  lines.effort.spend(line.words.length);
  const labels = [
    ...labelsEndingIn(line.words.slice(0, at), lines),
    // A label further left, with other values between: the second amount of a row.
    ...line.segments
      .filter((one) => one !== segment && one.words[0]!.box[0] < first.box[0])
      .map((one) => labelOf(one, lines))
      .filter(({ length }) => length <= LEARNING.labelWords),
  ];
  const after = labels.filter(says).map((label) => {
    lines.effort.spend(at);
    const start: Start = { at: 'after', label };
    const end = line.words.slice(0, at).findLastIndex((word) => lines.said(word) === label.at(-1));
    return { start, words: end < 0 ? from : line.words.slice(end + 1) };
  });
  if (segment.words[0] !== first) return after;
  return [...after, ...underLabels(row, lines), ...places(row, lines)];
}

function underLabels(row: Row, lines: Lines): { start: Start; words: readonly Word[] }[] {
  lines.effort.spend(lines.rows.length);
  return lines.rows.flatMap((above) => {
    if (above.segment.page !== row.segment.page || above.segment.words.length > LEARNING.labelWords) return [];
    const label = labelOf(above.segment, lines);
    if (!says(label) || label.length > LONGEST_LABEL) return [];
    const down = below(lines, above).findIndex(({ segment }) => segment === row.segment) + 1;
    return down < 1 || down > 2 ? [] : [{ start: { at: 'under', label, down }, words: row.segment.words }];
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

function labelsEndingIn(words: readonly Word[], lines: Lines): string[][] {
  const texts: string[] = [];
  for (let at = words.length - 1; at >= 0 && texts.length < LONGEST_LABEL; at--) {
    const said = lines.said(words[at]!);
    if (said !== '') texts.unshift(said);
  }
  return texts.map((_, index) => texts.slice(-1 - index));
}

const labelOf = ({ words }: { readonly words: readonly Word[] }, lines: Lines): string[] =>
  words.map((word) => lines.said(word)).filter(Boolean);

/** A label says something, and says the same on the next document: letters, no numbers. */
const says = (label: readonly string[]): boolean =>
  /\p{L}{2}/u.test(label.join('')) && !label.some((word) => /\p{N}{2}/u.test(word));

function extentsOf({ row, rows }: Occurrence, _words: readonly Word[], lines: Lines): Extent[] {
  const extents: Extent[] = [];
  const first = rows[0]!;
  const from = row.line.words.slice(lines.standing(first[0]!)?.at ?? 0);
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
