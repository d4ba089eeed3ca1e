/**
 * What a contract is worth in all, where it says so by name ("the contract value is EUR 48,000", "Kaufpreis von
 * 12.500,00 €"). A price for each month, hour or piece is no value of the contract, and an amount without a currency is
 * not taken.
 */
import { fold } from '../../layout/fold.js';
import { findAmounts } from '../../normalise/amounts.js';
import { type Found } from '../../reading/found.js';
import { type Reading } from '../../reading/reading.js';
import { type Running } from '../../layout/running.js';
import { type ContractPath } from './schema.js';

const NAMED =
  /\b(?:(?:contract|agreement) (?:value|price|sum|amount)|(?:total|aggregate|entire) (?:contract )?(?:value|price|consideration|fees?|remuneration)|purchase price|(?:auftrags|vertrags)(?:wert|summe)|kaufpreis|gesamt(?:preis|vergutung)|prix (?:total|d'achat|du contrat)|montant (?:total )?du contrat|(?:precio|valor|importe) total|(?:valor|importe) del contrato|valor do contrato|prezzo (?:totale|d'acquisto)|valore del contratto|contractwaarde|koopprijs|wartosc umowy|cena sprzedazy)\b[^.;\d]{0,60}$/;
const EACH =
  /^\W{0,3}(?:(?:per|a|an|each|every|pro|je|par|por|al|per|za)\s+)?(?:(?:month|hour|day|week|year|unit|piece|tag)s?|(?:month|hour|dai|week|year)ly|monat(?:e|lich)?|stunden?|jahr(?:e|lich)?|stuck|mois|heures?|mes(?:es|e)?|mesi|horas?|or[ae]|maand(?:en)?|uur|miesiac)(?!\p{L})/u;

export function valueField(reading: Reading, { text, wordsFrom }: Running): Found<ContractPath>[] {
  const best = findAmounts(text).find(
    ({ value, currency, start, end }) =>
      currency !== undefined &&
      value > 0 &&
      NAMED.test(fold(text.slice(Math.max(0, start - 160), start))) &&
      !EACH.test(fold(text.slice(end, end + 30))),
  );
  if (!best) return [];
  const evidence = reading.place(wordsFrom(best.start, best.end));
  return [
    { path: 'contract_value', value: best.value, confidence: 0.75, evidence },
    { path: 'currency', value: best.currency!, confidence: 0.75, evidence },
  ];
}
