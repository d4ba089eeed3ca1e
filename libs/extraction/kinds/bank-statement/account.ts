/** Whose account it is, of what bank, its IBAN and its currency: from what stands above the transactions. */
import { partiesOf } from '../../fields/parties/parties.js';
import { findIbans } from '../../fields/vocabulary/contacts.js';
import { fold } from '../../layout/fold.js';
import { type Line, type Segment, type Span, wordsAt } from '../../layout/lines.js';
import { currencyOf } from '../../normalise/amounts.js';
import { letterCount, tidy } from '../../normalise/text.js';
import { type Found } from '../../reading/found.js';
import { type Reading } from '../../reading/reading.js';
import { find } from '../../reading/values.js';
import { findLabels, type Labels } from './labels/all.js';
import { type BankStatementPath } from './schema.js';

const BANK =
  /(?<!\p{L})(?:bank|bankhaus|\p{L}*bank|\p{L}*sparkasse|kreditkasse|banque|credit (?:agricole|mutuel|cooperatif|union)|caisse d'epargne|banco|caja|cassa di risparmio|banca|savings|building society|trust)(?!\p{L})/u;
const NO_BANK = /statement|auszug|releve|extrait|afschrift|extracto|estratto|account|konto|compte|[:@]/;
const HEAD_LINES = 20;
const CODE =
  /(?<![\p{L}\p{N}])(EUR|USD|GBP|CHF|SEK|NOK|DKK|PLN|CZK|HUF|RON|CAD|AUD|NZD|SGD|MYR|INR|JPY)(?![\p{L}\p{N}])|[€$£]/u;

export function accountFields(reading: Reading, labels: Labels, above: readonly Line[]): Found<BankStatementPath>[] {
  const bank = bankOf(reading, above);
  return [
    ...bank,
    ...holderOf(reading, labels, bank[0]?.value),
    ...ibanOf(reading, labels, above),
    ...currencyFound(reading, labels, above),
  ];
}

function bankOf(reading: Reading, above: readonly Line[]): Found<BankStatementPath>[] {
  const cells = above.slice(0, HEAD_LINES).flatMap(({ segments }) => segments);
  const named = cells.find(({ text }) => text.length < 50 && BANK.test(fold(text)) && !NO_BANK.test(fold(text)));
  return named ? [{ path: 'bank', value: tidy(named.text), confidence: 0.75, evidence: reading.place(named) }] : [];
}

function holderOf(reading: Reading, labels: Labels, bank: Found['value'] | undefined): Found<BankStatementPath>[] {
  for (const { name, right, below } of labels) {
    if (name !== 'holder') continue;
    const span = [right, ...below()].find((one) => one && isName(one));
    if (span)
      return [{ path: 'account_holder', value: tidy(span.text), confidence: 0.85, evidence: reading.place(span) }];
  }
  const { vendor, customer } = partiesOf(reading);
  const party = [customer, vendor].find((one) => one && one.name.text !== bank && !BANK.test(fold(one.name.text)));
  if (!party) return [];
  const value = tidy(party.name.text);
  return [{ path: 'account_holder', value, confidence: 0.55, evidence: reading.place(party.name) }];
}

const isName = (span: Span | Segment): boolean =>
  letterCount(span.text) >= 3 && !/\d/.test(span.text) && findLabels(span).length === 0;

/** The account's own stands above the transactions; those of others stand among them. */
function ibanOf(reading: Reading, labels: Labels, above: readonly Line[]): Found<BankStatementPath>[] {
  const named = labels.filter(({ name }) => name === 'iban').map(({ line }) => line);
  for (const line of [...above, ...named]) {
    const iban = findIbans(line.text).find(({ valid }) => valid || named.includes(line));
    if (iban) return [find(reading, 'iban', iban.value, iban.valid ? 0.97 : 0.6, { span: line, ...iban })];
  }
  return [];
}

function currencyFound(reading: Reading, labels: Labels, above: readonly Line[]): Found<BankStatementPath>[] {
  const named = labels.flatMap(({ name, right }) => (name === 'currency' && right ? [right] : []));
  for (const span of [...named, ...above, ...reading.layout.lines]) {
    const match = CODE.exec(span.text);
    const code = currencyOf(match?.[0]);
    if (!match || !code) continue;
    const words = wordsAt(span, match.index, match.index + match[0].length);
    const evidence = reading.place({ page: span.page, words });
    return [{ path: 'currency', value: code, confidence: named.includes(span) ? 0.95 : 0.85, evidence }];
  }
  return [];
}
