import { type LabelsIn } from '../../../layout/labels.js';
import { type StatementHeading, type StatementLabel } from './names.js';

export const labels: LabelsIn<StatementLabel> = {
  holder: 'kontoinhaber | kontoinhaberin | kontobezeichnung | inhaber',
  period: 'zeitraum | auszugszeitraum | abrechnungszeitraum',
  opening:
    'alter kontostand | alter saldo | anfangssaldo | anfangsbestand | saldo alt | kontostand alt | letzter kontostand',
  closing: 'neuer kontostand | neuer saldo | endsaldo | schlusssaldo | endbestand | saldo neu | kontostand neu',
  carried: 'ubertrag | zwischensumme | zwischensaldo',
  currency: 'wahrung | kontowahrung',
  other:
    'summe der eingange | summe der ausgange | summe soll | summe haben | dispositionskredit | freistellungsauftrag',
};

export const headings: LabelsIn<StatementHeading> = {
  date: 'datum | buchungstag | buchungsdatum | buchung | wert | wertstellung | valuta',
  description: 'verwendungszweck | vorgang | text | buchungstext | erlauterung | beschreibung | umsatz',
  amount: 'betrag | umsatz in | betrag in',
  debit: 'soll | lastschrift | lastschriften | belastung | belastungen | ausgang | zu ihren lasten',
  credit: 'haben | gutschrift | gutschriften | eingang | zu ihren gunsten',
  balance: 'saldo | kontostand',
};
