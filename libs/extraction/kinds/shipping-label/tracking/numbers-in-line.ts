/** Tracking numbers within a line of print: the longest run of groups that makes one, announced or on its own. */
import { type Evidence } from '#ports/extractor.js';
import { type Line, wordsAt } from '../../../layout/lines.js';
import { type Word } from '../../../model/page.js';
import { findDates } from '../../../normalise/dates.js';
import { type Reading } from '../../../reading/reading.js';
import { postOf } from '../vocabulary/posts.js';
import { trackingMeant, withFigures } from './misread-numbers.js';
import { CALLED, withoutTelephones } from './telephones.js';
import { trackingOf, type Tracking } from './tracking.js';
import { POSTAL, UNKNOWN_NUMBERING } from './tracking-rules.js';

export interface Candidate extends Tracking {
  readonly score: number;
  readonly evidence: Evidence;
  /** A label announces it. */
  readonly labelled?: boolean;
  /** The label is one for a number that carriers give. */
  readonly carriers?: boolean;
}

/**
 * Its first group may be a figure by itself where a label announces it: "3 4026118 000471839 5"; La Poste's may stand
 * before all of the rest: "6C 41200073163".
 */
const GROUPED =
  /(?<![A-Z0-9])(?=[A-Z0-9 ]*\d)(?:\d[A-Z] \d{11}(?![A-Z0-9])|(?:(?<=^\W*)\d(?= \d{2})|[A-Z0-9]{2,})(?:[ .-][A-Z0-9]{1,10}(?![A-Z0-9]*\/)){0,9}(?![A-Z0-9]))/g;

/** The line's text with a tab where a cell ends beside a word that is too long for a group of a number. */
const inCells = ({ segments }: Line): string =>
  segments.reduce((text, cell, at) => {
    const [last, next] = [segments[at - 1]?.words.at(-1)?.text ?? '', cell.words[0]?.text ?? ''];
    const parted = Math.max(last.length, next.length) > LONGEST_GROUP || COUNT.test(cell.text);
    return at === 0 ? cell.text : `${text}${parted ? '\t' : ' '}${cell.text}`;
  }, '');
const LONGEST_GROUP = 8;
/** "2 of 4" */
const COUNT = /^\d{1,3} (?:of|de|von|van|di|sur|av|af|z|\/) \d{1,3}$/;

export interface Known {
  readonly carrier: string | undefined;
  /** What the bars say. */
  readonly carried: ReadonlySet<string>;
}

interface Looked extends Known {
  /** Place in the line's text. */
  readonly from?: number;
  readonly score: number;
  /** A label announces the number. */
  readonly labelled?: boolean;
}

/**
 * A number is not cut out of a longer one. Printed groups ("9236 1903 …", "11 0373 3901"), the longest run of groups
 * that makes a number.
 */
export function inLine(
  reading: Reading,
  line: Line,
  { from = 0, score, carrier, carried, labelled = false }: Looked,
): Candidate[] {
  const text = withoutTelephones(inCells(line).toUpperCase());
  return [...text.slice(from).matchAll(GROUPED)].flatMap((match): Candidate[] => {
    if (CALLED.test(text.slice(0, from + match.index))) return [];
    const printed = match[0].split(/[ .-]/);
    const before = /[A-Z0-9]+(?= $)/.exec(text.slice(0, from + match.index))?.[0];
    const groups = withoutForm(printed, carrier);
    const cut = groups[0] === printed[0] ? 0 : printed[0]!.length + 1;
    for (let taken = groups.length; taken > 0; taken--) {
      for (let skipped = 0; skipped + taken <= groups.length; skipped++) {
        const [previous, following] = [groups[skipped - 1], groups[skipped + taken]];
        if ([previous, following].some((beside) => beside !== undefined && /^\d+$/.test(beside))) continue;
        const shown = groups.slice(skipped, skipped + taken);
        const part = shown.join('');
        const left = groups.slice(0, skipped).reduce((sum, group) => sum + group.length + 1, 0);
        const start = from + match.index + cut + left;
        const end = start + shown.join(' ').length;
        if (part.length <= 8 && findDates(shown.join('.')).length > 0) continue;
        if (DATED.test(text.slice(start, end)) || /\d:$/.test(text.slice(0, start))) continue;
        // What the bars say as well was not misread, and needs no numbering that is known where a label announces it.
        const sameInBars = carried.has(part) && UNKNOWN_NUMBERING.test(part);
        const tracking = sameInBars
          ? (trackingOf(part, carrier) ?? (labelled ? { value: part, proved: false } : undefined))
          : /\d{4}/.test(part) || taken > 1
            ? trackingMeant(labelled ? withFigures(part) : part, carrier, wordsAt(line, start, end).some(isDoubtful))
            : undefined;
        if (tracking && !isWhole(tracking) && [before, previous, following].some(isPart)) continue;
        if (!tracking || !accepted(tracking, labelled, carrier) || (!labelled && isStrange(tracking, carrier)))
          continue;
        const letters = labelled && isAnybodys(tracking, carrier) ? (PREFIX.exec(previous ?? '')?.[0] ?? '') : '';
        const words = wordsAt(line, letters ? start - letters.length - 1 : start, end);
        const evidence = reading.place({ page: line.page, words });
        const value = letters + tracking.value;
        return [{ ...tracking, value, score: score + proof(tracking, labelled), evidence }];
      }
    }
    return [];
  });
}

/** How surely a reader must have read a word that nobody reads otherwise. */
const SURE = 0.98;
const isDoubtful = ({ source, confidence }: Word): boolean => source === 'ocr' && confidence < SURE;

/** Nothing but so many figures, and not as the carrier that is named numbers. */
const isAnybodys = ({ proved, own, carrier }: Tracking, named: string | undefined): boolean =>
  !proved && !own && (named === undefined || carrier !== named);

/**
 * "Tracking # NBP 4802 7719 3056 18": letters before the figures are of the number, where its carrier is not known and
 * they say neither what it is nor whose.
 */
const PREFIX =
  /^(?!(?:NO|NR|NUM|NUMBER|ID|IS|AWB|TRK|REF|CODE|BAR|SSCC|PIC|CN|UPS|DHL|TNT|GLS|DPD|EMS|KG|LB|LBS)$)[A-Z]{2,4}$/;

/** "12.02.2026 13:12"; minutes begin no number either. */
const DATED = /(?<!\d)\d{1,2}\.\d{1,2}\.20\d{2}(?!\d)/;

/** Its own shape says where it begins and ends. */
const isWhole = ({ value, own }: Tracking): boolean => own === true || POSTAL.test(value);

/** What stands beside it, with figures of its own, may be the rest of it: "33WWL0044 718201000935008". */
const isPart = (beside: string | undefined): boolean => beside !== undefined && /\d.*\d/.test(beside);

/** What the number's own shape adds: only a check digit makes what is read after a label surer. */
function proof({ proved, own, mended }: Tracking, labelled: boolean): number {
  if (labelled) return proved && !mended ? 0.1 : 0;
  return proved || own ? (mended ? 0.15 : 0.3) : 0;
}

/** Twelve, fifteen or sixteen figures are anybody's: a check digit may be right by chance beside another's name. */
const isStrange = ({ value, own, carrier }: Tracking, named: string | undefined): boolean =>
  !own && named !== undefined && carrier !== undefined && carrier !== named && /^(?:.{1,12}|\d{15,16})$/.test(value);

/** FedEx prints the number of its form in a box beside: "0201 7946 3705 2920". */
function withoutForm(groups: string[], carrier: string | undefined): string[] {
  if (carrier !== 'FedEx') return groups;
  const without = [groups.slice(1), groups.slice(0, -1)].find(
    (rest, index) => /^0\d{3}$/.test(groups.at(-index)!) && trackingOf(rest.join(''), carrier)?.proved,
  );
  // None of its own numbers has sixteen figures.
  const form = /^0\d{3}(?: \d{4}){3}(?: \D+)?$/.test(groups.join(' ')) ? groups.slice(1) : groups;
  return without ?? form;
}

/**
 * On their own only long numbers count and those that end with the country of a post, and short ones only with a right
 * check digit beside a label.
 */
function accepted({ value, proved, own, mended, carrier }: Tracking, labelled: boolean, named?: string): boolean {
  if (labelled) return value.length >= 8;
  if (mended && !proved && carrier !== named) return false;
  return own === true || postOf(value) !== undefined || (value.length >= 12 && (proved || value.length >= 14));
}
