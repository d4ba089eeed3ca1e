/**
 * The company in a line of a receipt's head: without the word for what it is to the shop before it ("Operated by:"),
 * and without the register's number or the name it trades under behind it.
 */
import { fold } from '../../../layout/fold.js';
import { type Line, wordsAt } from '../../../layout/lines.js';
import { type Word } from '../../../model/page.js';
import { withoutRegister } from '../../../normalise/names.js';
import { letterCount } from '../../../normalise/text.js';
import { legalFormEnd } from '../../../fields/vocabulary/legal-forms.js';

/** Whoever runs the shop, folded. "Trading as The Hen House:" names the shop before the company. */
const ROLE =
  /^\W*(?:(?:a )?(?:(?:owned|managed|run) (?:and|&) )?(?:operated|managed|owned|run) by|(?:a )?(?:franchise|unit|division|franchisee|licensee|brand|branch) of|t\/a|d\.?b\.?a\.?|trading as(?: [^:]+(?=:))?|prop(?:rietor|rietress|\.)?(?=\s*[:.])|inh\.|inhaber(?:in)?|betrieben von|betreiber|exploite par|exploitant|proprietaire|titular|propietari[oa]|explotado por|titolare|gestito da|eigenaar|uitbater|wlasciciel|vl\.|vlasnik|innehavare|drivs av|drives av|indehaver|provozovatel|uzemelteto|dikendalikan oleh|diuruskan oleh|dikelola oleh|가맹점명|매장명|점포명|상호명?|nama toko)\s*:?\s+/u;

/** "t/a The Hen House": the name over the door, behind the company's. */
const ALIAS = /^\W*(?:t\/a|t\.a\.|d\.?\/?b\.?\/?a\.?|trading as|o\/a)(?!\p{L})/u;

/** What a register calls its number ("UEN", "Reg. No."): a few short words; its digits prove the number. */
const LABEL = /^[^\p{L}\d]*(?:\p{L}[\p{L}./]{0,6}[^\p{L}\d]+){0,3}/u;
const DIGITS = 5;
const LETTERS = 4;

function isRegister(rest: string): boolean {
  const number = rest.replace(LABEL, '');
  return (number.match(/\d/g) ?? []).length >= DIGITS && letterCount(number) <= LETTERS;
}

/** The words of a line that are the company's name, its role included. */
export function companyWords(line: Line): readonly Word[] {
  const end = legalFormEnd(line.text);
  if (end === undefined) return line.words;
  const rest = line.text.slice(end);
  return isRegister(rest) || ALIAS.test(fold(rest)) ? wordsAt(line, 0, end) : line.words;
}

export const companyText = (line: Line): string =>
  withoutRegister(
    companyWords(line)
      .map(({ text }) => text)
      .join(' '),
  );

/** Its role taken away, and brackets around the whole ("(Larkspur Foods Ltd)"). */
export function withoutRole(name: string): string {
  const bare = name.replace(/^\(([^()]+)\)$/, '$1');
  return bare.slice(ROLE.exec(fold(bare))?.[0].length ?? 0);
}
