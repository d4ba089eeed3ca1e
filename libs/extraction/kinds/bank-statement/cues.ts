/** What a bank statement says of itself, in several languages; none names a bank. */
import { type Cue } from '../../kind/cue.js';

const OPENING =
  'opening balance|balance brought forward|previous balance|starting balance|beginning balance|alter (?:konto)?(?:stand|saldo)|anfangs(?:saldo|bestand)|ancien solde|solde (?:initial|precedent)|beginsaldo|vorig saldo|saldo (?:inicial|anterior|iniziale|poczatkowe)';
const CLOSING =
  'closing balance|balance carried forward|new balance|ending balance|neuer (?:konto)?(?:stand|saldo)|endsaldo|schlusssaldo|nouveau solde|solde final|eindsaldo|nieuw saldo|saldo (?:final|finale|actual|koncowe)';

export const cues: readonly Cue[] = [
  {
    pattern:
      /\b(bank statement|(?:current |savings )?account statement|statement of account|kontoauszug|releve de compte|extrait de compte|rekening-?(?:afschrift|overzicht)|extracto (?:bancario|de (?:la )?cuenta)|estratto conto|wyciag (?:bankowy|z rachunku)|extrato (?:bancario|de conta))\b/,
    weight: 3,
    head: true,
  },
  // One balance alone is on many an invoice and account of a card.
  { pattern: new RegExp(String.raw`^(?=[\s\S]*\b(?:${OPENING})\b)(?=[\s\S]*\b(?:${CLOSING})\b)`), weight: 4 },
  {
    pattern:
      /\b(paid in|paid out|money in|money out|withdrawals?|deposits?|debit +credit|debits? \/ credits?|soll +haben|lastschrift|buchungstag|buchung|wertstellung|verwendungszweck|date (?:de )?valeur|date operation|af +bij|cargo|abono|addebiti|accrediti)\b/,
    weight: 1,
  },
];
