/**
 * What the small print of a bill says of who sends it: whose trading name the letterhead shows, to whom cheques and
 * transfers are made out, which company is registered where. A name in a letterhead may be a trade's, these are not.
 */
import { fold, squeezed } from '../../layout/fold.js';
import { type Layout } from '../../layout/layout.js';
import { type Line, type Span, spanOf, wordsAt } from '../../layout/lines.js';
import { heightOf } from '../../model/boxes.js';
import { addressLine, tidy } from '../../normalise/text.js';
import { legalFormEnd } from '../vocabulary/legal-forms.js';
import { isCountry, postcodeTown } from '../vocabulary/names.js';
import { type Placed } from './address-block.js';

export interface OwnStatements {
  /** The surest first. */
  readonly names: readonly Placed[];
  /** Where it says that its company has its office. */
  readonly office?: Placed;
}

/** "Larkspur is a trading name of Larkspur Tools Ltd". */
const TRADES_FOR =
  /(?<!\p{L})(?:(?:trading (?:name|style)|trade name|division|business unit|brand) of|(?:eine )?(?:marke|zweigniederlassung|niederlassung) der|(?:une )?(?:marque|enseigne|division) de|(?:un )?(?:marchio|divisione) di|(?:una )?(?:marca|division) de|(?:een )?(?:handelsnaam|onderdeel) van)\s+/u;
/** Whom a cheque is made out to. */
const PAYABLE =
  /(?<!\p{L})(?:(?:cheques?|checks?)(?: \p{L}+){0,3} (?:payable |out )?to(?: the order of)?|cheques?(?: \p{L}+){0,3} a l['’]ordre de|assegn[oi](?:\W\p{L}+){0,3} intestat[oi] a|cheques? (?:nominativos? )?a (?:nombre|favor) de)\W*\s/u;
/** Whose account is paid into: only where a bank is spoken of, as customers hold accounts, too. */
const ACCOUNT =
  /(?<!\p{L})(?:(?:account|a\/c) (?:holder(?:['’]?s)? )?name|account holder|beneficiary(?: name)?|kontoinhaber(?:in)?|zahlungsempfanger|titulaire(?: du compte)?|beneficiaire|titular(?: de la cuenta| da conta)?|beneficiario|favorecido|intestat(?:o a|ario)(?: conto)?|rekeninghouder|ten name van|t\.n\.v\.|(?:wlasciciel|posiadacz) rachunku|kontoinnehavare|betalningsmottagare|kontohaver|kontoeier|tilinomistaja|majitel uctu|titular cont)\W*\s/u;
const BANK =
  /(?<!\p{L})(?:iban|bic|swift|sort code|bank|banque|banco|banca|bankverbindung|bankgiro|konto(?:nr|nummer)?|ifsc?|routing|bsb|rachunk\p{L}*|pankki|cuenta|conto)(?!\p{L})/u;
/** Who signs a bill in India: "for Larkspur Pvt. Ltd." over "Authorised Signatory". */
const SIGNS = /^(?:for|for and on behalf of)\s+/u;
const SIGNATORY = /authori[sz]ed signat/u;
/**
 * Behind a company's name on its line: what the law has it say of itself in a foot. Numbers of tax offices a buyer
 * states as well.
 */
const REGISTERED =
  /^[^\p{L}\d]*(?:(?:is )?(?:a company )?registered (?:in|office|no|number)|company (?:reg|no|number|registration)|au capital|rcs|hrb|amtsgericht|handelsregister|registergericht|sitz der|geschaftsfuhr|kvk|inscrita|registro mercantil|cap(?:itale)?\.? soc|capital social|regd|krs)/u;
const OFFICE =
  /(?<!\p{L})(?:registered (?:office|address)|regd\.? office|head office|siege(?: social)?|sede (?:legale|sociale?)|domicilio social|geschaftsanschrift|firmensitz|hauptsitz|maatschappelijke zetel|siedziba|sidlo)(?: (?:et|und|e|y|and) \p{L}+)?\s*(?:is|at)?\s*[:–-]?\s+/u;

/** Bills that somebody else is to be paid for. */
const ASSIGNED =
  /(?<!\p{L})(?:factor(?:ing|s)?|assigned|assignment|abgetreten|abtretung|subroge\p{L}*|cedid[oa])(?!\p{L})/u;

/** Lines in which a bank is spoken of beside the holder of the account. */
const NEAR = 2;
const LONGEST = 70;
/** What a bill says of its sender it says on its first pages; a list of thousands of lines would only cost memory. */
const MOST_LINES = 500;
const RUN_ON = 2;

export function ownStatements({ lines: all }: Layout): OwnStatements {
  const lines = all.slice(0, MOST_LINES);
  const isAssigned = lines.some(({ text }) => ASSIGNED.test(fold(text)));
  const names = lines.flatMap((line, at): Placed[] => {
    const near = lines.slice(Math.max(0, at - NEAR), at + NEAR + 1);
    const isBanks = near.some(({ text }) => BANK.test(fold(text)));
    const isSigned = lines.slice(at + 1, at + 1 + NEAR * 2).some(({ text }) => SIGNATORY.test(fold(text)));
    const leads = [
      TRADES_FOR,
      ...(isAssigned ? [] : [PAYABLE, ...(isBanks ? [ACCOUNT] : [])]),
      ...(isSigned ? [SIGNS] : []),
    ];
    const led = sentencesFrom(lines, at).flatMap((sentence) =>
      leads.flatMap((lead) => {
        const match = lead.exec(fold(sentence.text));
        return match ? (nameIn(sentence, match.index + match[0].length) ?? []) : [];
      }),
    );
    return [...led, ...line.segments.flatMap((cell) => registered(cell) ?? [])];
  });
  const office = lines.flatMap((_, at) => sentencesFrom(lines, at).flatMap((sentence) => officeIn(sentence) ?? []))[0];
  const isLegal = ({ text }: Placed) => legalFormEnd(text) !== undefined;
  return { names: [...names.filter(isLegal), ...names.filter((name) => !isLegal(name))], ...(office && { office }) };
}

/** Whether two names are one, "Larkspur Tools Ltd" and "LARKSPUR TOOLS LTD." or without its form. */
export function isSameName(one: string, other: string): boolean {
  const [a, b] = [squeezed(one), squeezed(other)];
  const [short, long] = a.length < b.length ? [a, b] : [b, a];
  return short.length >= 6 && long.startsWith(short);
}

/** "a division of Larkspur Tools Ltd" */
export const endsWithName = (text: string, name: string): boolean => squeezed(text).endsWith(squeezed(name));

/** The cells of a line; one of one cell also with the one or two under it that it may run on to. */
function sentencesFrom(lines: readonly Line[], at: number): Span[] {
  const line = lines[at]!;
  if (line.segments.length > 1) return [...line.segments];
  const sentences: Span[] = [line];
  for (let last = at; last < at + RUN_ON; last++) {
    const [one, next] = [lines[last]!, lines[last + 1]];
    const isNear = next?.page === one.page && next.box[1] - one.box[3] < heightOf(one.box);
    if (!next || !isNear || next.segments.length > 1) break;
    sentences.push(spanOf([...sentences.at(-1)!.words, ...next.words], line.page));
  }
  return sentences;
}

/** From a place in the sentence to the end of the company's form, else to where the sentence goes on. */
function nameIn(sentence: Span, from: number): Placed | undefined {
  const rest = sentence.text.slice(from, from + LONGEST);
  if (!/^["“„«]?\p{Lu}/u.test(rest)) return undefined;
  const legal = legalFormEnd(rest);
  const end = legal ?? /[,;:.(–|·•\d]|\s-\s|\s\p{Ll}{2,}(?!\p{L}* \p{Lu})|$/u.exec(rest)!.index;
  const text = tidy(rest.slice(0, end));
  if (!/\p{L}{3}/u.test(text)) return undefined;
  return { text, page: sentence.page, words: wordsAt(sentence, from, from + end) };
}

/** "LARKSPUR SAS au capital de 8 000 €", "Larkspur Ltd. Registered in England No. 4711". */
function registered(cell: Span): Placed | undefined {
  const end = legalFormEnd(cell.text.slice(0, LONGEST));
  const isName = end !== undefined && /^\p{Lu}[^\d:]*$/u.test(cell.text.slice(0, end));
  if (!isName || !REGISTERED.test(fold(cell.text.slice(end)))) return undefined;
  return { text: tidy(cell.text.slice(0, end)), page: cell.page, words: wordsAt(cell, 0, end) };
}

/** Its parts down to that of the postcode. */
function officeIn(sentence: Span): Placed | undefined {
  const match = OFFICE.exec(fold(sentence.text));
  if (!match) return undefined;
  const from = match.index + match[0].length;
  const parts = sentence.text.slice(from).split(/,\s+/);
  const at = parts.findIndex((part) => CODE.test(part) || postcodeTown(part) !== undefined);
  if (at < 1 || at > 6) return undefined;
  const last = /^.*?(?=\.(?:\s|$)|\s[–|·•-]\s|;|$)/u.exec(parts[at]!)![0];
  const address = [...parts.slice(0, at), last].filter((part) => !isCountry(part));
  const to = from + sentence.text.slice(from).indexOf(parts[at]!) + last.length;
  if (!/\d/.test(address.join(''))) return undefined;
  return { text: addressLine(address), page: sentence.page, words: wordsAt(sentence, from, to) };
}
/** A British or Irish postcode by itself, behind its county. */
const CODE = /^(?:[A-Z]{1,2}\d[A-Z\d]? \d[A-Z]{2}|[A-Z]\d{2} [A-Z\d]{4})(?!\p{L})/u;
