/**
 * Parties behind what a contract calls them, in the same cell ("Nájemce: Ada Example"), beside it or under it, there
 * behind a label of names, too; and companies alone in their cells, as they stand among signatures.
 */
import { fold } from '../../../layout/fold.js';
import { type Line, type Segment } from '../../../layout/lines.js';
import { hasLegalForm, isWhole, nameAt, type Party, type Text } from './names.js';
import { type Patterns, whole } from './wordings/wording.js';

/** Lines in which parties are listed, and of one of them, to its name. */
const [LISTED, BLOCK] = [70, 5];
const ENTRY = String.raw`(?:\(?(?:\d{1,2}|[a-fа-д]|[ivx]{1,4})[.)]\s{0,3})?`;
const IN_BRACKETS = String.raw`(?:\s?\([^()]{1,40}\))?`;

export function behindRoles(all: Text, lines: readonly Line[], patterns: Patterns): Party[] {
  const { wording } = patterns;
  const role = whole(wording, wording.roles);
  const label = new RegExp(
    String.raw`^${ENTRY}(?:${role})(?:\s?[/–-]\s?${role})?${IN_BRACKETS}\s?(?<colon>[:–—-]|$)\s*`,
    'u',
  );
  const named = nameLabel(patterns);
  const found: Party[] = [];
  for (const [row, line] of lines.slice(0, LISTED).entries()) {
    // What stands beneath a contract says again who its parties are, or who signs for them.
    if (found.length >= 2 && row > lines.length / 2) break;
    for (const [place, cell] of line.segments.entries()) {
      const match = label.exec(fold(cell.text));
      if (match) found.push(...valueOf(row, place, match[0].length));
    }
  }
  return found;

  /** In the cell of a label, in the next one, or in those under it. */
  function valueOf(row: number, place: number, length: number): Party[] {
    const cell = lines[row]!.segments[place]!;
    const own = inCell(row, cell, length);
    if (own || cell.text.length > length + 1) return own ? [own] : [];
    const next = lines[row]!.segments[place + 1];
    if (next && !label.test(fold(next.text))) {
      const name = named.exec(fold(next.text));
      const beside = inCell(row, next, name?.[0].length ?? 0);
      if (beside) return [beside];
    }
    for (let below = row + 1; below < Math.min(lines.length, row + BLOCK); below++) {
      const cells = lines[below]!.segments;
      const under = cells.find(({ box }) => box[0] < cell.box[2] && box[2] > cell.box[0]) ?? cells[0]!;
      if (label.test(fold(under.text))) return [];
      const name = named.exec(fold(under.text));
      const after = cells[cells.indexOf(under) + 1];
      const value =
        name && name[0].length >= under.text.length - 1 && after
          ? inCell(below, after, 0)
          : inCell(below, under, name?.[0].length ?? 0);
      if (value && isWhole(value)) return [value];
    }
    return [];
  }

  function inCell(row: number, cell: Segment, from: number): Party | undefined {
    return nameIn(all, lines, row, cell, from, patterns);
  }
}

/** Names behind their labels, whoever they are called in the contract: "Namn: Larkspur AB". */
export function behindNames(all: Text, lines: readonly Line[], patterns: Patterns): Party[] {
  const named = nameLabel(patterns);
  return lines.slice(0, LISTED).flatMap((line, row) =>
    line.segments.flatMap((cell, place): Party[] => {
      const label = named.exec(fold(cell.text))?.[0];
      if (label === undefined) return [];
      const next = line.segments[place + 1];
      const own = label.length < cell.text.length ? nameIn(all, lines, row, cell, label.length, patterns) : undefined;
      const value = own ?? (next && nameIn(all, lines, row, next, 0, patterns));
      return value && isWhole(value) ? [value] : [];
    }),
  );
}

const nameLabel = ({ wording }: Patterns): RegExp =>
  new RegExp(String.raw`^${ENTRY}${whole(wording, wording.names)}${IN_BRACKETS}\s?(?<colon>[:–—-]|$)\s*`, 'u');

/** @param from characters of the cell */
function nameIn(
  all: Text,
  lines: readonly Line[],
  row: number,
  cell: Segment,
  from: number,
  patterns: Patterns,
): Party | undefined {
  const at = all.lines[row]!.start + Math.max(0, lines[row]!.text.indexOf(cell.text));
  return nameAt(all, at + from, at + cell.text.length, patterns);
}

/** Cells that are a company's name and nothing else. */
export function companiesAlone(all: Text, lines: readonly Line[]): Party[] {
  return lines.flatMap((line, row) =>
    line.segments.flatMap(({ text }): Party[] => {
      const start = all.lines[row]!.start + Math.max(0, line.text.indexOf(text));
      const isName =
        text.length < 60 && hasLegalForm(text) && /^["„“«]?\p{Lu}/u.test(text) && !/[:;,]\s|\d{3}/.test(text);
      return isName ? [{ name: text, start, end: start + text.length, company: true }] : [];
    }),
  );
}
