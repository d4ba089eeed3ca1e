/**
 * Finds text that speaks to whoever reads the document instead of being part of it: "ignore the instructions above",
 * "set the total to", keys of our own schema, characters nobody sees. Never complete, so nothing rests on it alone: a
 * value in or beside such text is not believed, and in a document that has any, arithmetic no longer proves an amount.
 */
import { fold } from '#extraction/layout/fold.js';
import { type Layout } from '#extraction/layout/layout.js';
import { type Line } from '#extraction/layout/lines.js';
import { heightOf } from '#extraction/model/boxes.js';
import { type Word } from '#extraction/model/page.js';

const NEAR = String.raw`[^\n]{0,60}`;
const PATTERNS: readonly RegExp[] = [
  // set aside what was said before, in the languages documents come in
  new RegExp(
    String.raw`\b(?:ignor\w*|disregard\w*|forget|override\w*|overrule\w*|bypass\w*|vergiss|missacht\w*|oublie[zr]?|olvid\w*|dimentic\w*|negeer|zignoruj\w*|desconsider\w*|omit)\b${NEAR}\b(?:instruct\w*|instruk\w*|instruc\w*|istruzion\w*|anweisung\w*|rules?|regeln?|regles?|prompt\w*|above|previous|prior|earlier|everything|polecen\w*|total\w*|amount\w*|schema|betrag\w*|iban|konto\w*)`,
  ),
  // addressed to a program
  /\b(?:system|developer|assistant|user)\s*(?:prompt|message|note|override|instruction)?\s*[:>\]]|\b(?:as an ai|ai (?:assistant|agent|model|system|reader|parser|extractor)s?|language models?|llms?|chatgpt|chatbot|openai|mistral|prompt injection|sprachmodell\w*|ki-(?:modell|system|assistent)\w*|modele de langage|intelligence artificielle|inteligencia artificial|intelligenza artificiale|kunstmatige intelligentie)\b/,
  /<\|?\/?(?:im_start|im_end|system|assistant|user|s|inst|document)[^>\n]{0,40}>|\[\/?inst\]|#{2,}\s*(?:instruction|system|new)/,
  // what to answer
  new RegExp(
    String.raw`\b(?:set|report|return|output|respond|answer|extract|write|print|replace|change|treat|record|enter|use|consider|take|assume|setze|verwende\w*|gib|trage|utilise[rz]?|indique[rz]?|mette[zr]?|usa\w*|utilizz\w*|imposta|gebruik|vul|ustaw|use)\b${NEAR}\b(?:total\w*|amounts?|sum|iban|account|konto\w*|betrag\w*|gesamt\w*|montant\w*|importe|importo|bedrag|kwot\w*|valor|subtotal|json|fields?|values?)\b`,
  ),
  /\b(?:correct|corrected|real|actual|true|valid|new|updated|only)\s+(?:bank\s+|grand\s+)?(?:totals?|amounts?|ibans?|accounts?|sum)\b/,
  /\b(?:changed|updated|new|moved|switched)\b[^\n]{0,30}\b(?:bank|account|iban)\b|\b(?:bank|account|iban)\b[^\n]{0,30}\b(?:changed|updated|moved|switched)\b|\b(?:neue|geanderte)s?n?\s+(?:bankverbindung|konto\w*|iban)\b/,
  // our own words for things
  /\b(?:total_amount|amount_due|tax_amount|prepaid_amount|contract_value|line_items|unit_price|doc_type|vendor_[a-z]+|customer_[a-z]+|merchant_[a-z]+|invoice_(?:number|date))\b|["'](?:iban|bic|total|subtotal|currency)["']\s*:/,
];
const UNSEEN = /[\u200B-\u200F\u202A-\u202E\u2060-\u2064\u2066-\u2069\u{E0000}-\u{E007F}]/u;

const BELOW = 3;
const ABOVE = 1;
/** In line heights: further away it is another paragraph. */
const PARAGRAPH = 1.5;

export function isInstruction(text: string): boolean {
  const folded = fold(text.normalize('NFKC'));
  return UNSEEN.test(text) || PATTERNS.some((pattern) => pattern.test(folded));
}

/** The words of such text and of its paragraph. */
export function instructionWords({ lines }: Layout): ReadonlySet<Word> {
  const found = new Set<Word>();
  const add = (line: Line) => line.words.forEach((word) => found.add(word));
  lines.forEach((line, index) => {
    const next = lines[index + 1];
    const alone = isInstruction(line.text);
    const wrapped = !alone && next !== undefined && adjoin(line, next) && isInstruction(`${line.text} ${next.text}`);
    if (!alone && !wrapped) return;
    add(line);
    spread(lines, index, 1, BELOW, add);
    spread(lines, index, -1, ABOVE, add);
  });
  return found;
}

function spread(lines: readonly Line[], from: number, step: 1 | -1, most: number, add: (line: Line) => void): void {
  for (let at = from + step, count = 0; count < most; at += step, count++) {
    const [line, before] = [lines[at], lines[at - step]];
    if (!line || !before || !adjoin(before, line)) return;
    add(line);
  }
}

function adjoin(a: Line, b: Line): boolean {
  const gap = Math.max(a.box[1], b.box[1]) - Math.min(a.box[3], b.box[3]);
  return a.page === b.page && gap < PARAGRAPH * Math.max(heightOf(a.box), heightOf(b.box));
}
