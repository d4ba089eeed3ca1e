/**
 * The parties of a sheet with a column for each: a row of roles ("Party 1 | Party 2") and under it labelled rows, of
 * which one names their companies, or who they are ("Company | Larkspur Corp. | Harbour LLC").
 */
import { fold } from '../../../layout/fold.js';
import { type Line, type Segment } from '../../../layout/lines.js';
import { isParty } from './no-party.js';
import { nameAt } from './party-name.js';
import { roleIn } from './roles.js';
import { type Signed } from './signatures.js';

/** Lines under the roles that may name them. */
const ROWS = 12;
/** Folded. */
const COMPANY =
  /^(?:(?:name of )?(?:the )?(?:company|entity|organi[sz]ation|firm|business|party)(?: name)?|(?:full |registered )?legal name|corporate name|firma|unternehmen|firmenname|societe|raison sociale|sociedad|empresa|razon social|societa|ragione sociale|denominazione|bedrijf(?:snaam)?)\s?:?$/;
const NAME = /^(?:(?:print(?:ed)? |full )?name(?: \(print\))?|nom|nombre|nome|naam)\s?:?$/;

export function sheetParties(lines: readonly Line[]): Signed[] {
  const text = lines.map((line) => line.text).join(' ');
  let at = 0;
  for (const [row, line] of lines.entries()) {
    at += line.text.length + 1;
    const roles = line.segments.length > 1 && line.segments.every((cell) => roleIn(cell.text, text));
    const parties = roles ? under(lines.slice(row + 1, row + 1 + ROWS), line.segments.length, at) : [];
    if (parties.length > 1) return parties;
  }
  return [];
}

function under(lines: readonly Line[], columns: number, from: number): Signed[] {
  let at = from;
  const rows = lines.map((line) => {
    const start = at;
    at += line.text.length + 1;
    const [label, ...cells] = line.segments;
    return { label: fold(label!.text), cells: cells.length === columns ? cells : [], line, start };
  });
  const named = (pattern: RegExp) => rows.find(({ label, cells }) => cells.length > 0 && pattern.test(label));
  const row = named(COMPANY) ?? named(NAME);
  return (row?.cells ?? []).flatMap((cell): Signed[] => {
    const name = wholeName(cell);
    return name === undefined ? [] : [{ name, at: row!.start + row!.line.text.indexOf(cell.text) }];
  });
}

function wholeName({ text }: Segment): string | undefined {
  const found = nameAt(text, 0);
  const whole = found && /^[\s.,;]*$/.test(text.slice(found.end)) && found.name.includes(' ');
  return whole && isParty(found.name) ? found.name : undefined;
}
