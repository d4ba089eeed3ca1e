/** How banks lay out their statements; what is on them is made up. */
import { type StatementStyle } from './made-statements.js';

const MONTHS = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
];
const parts = (iso: string) => iso.split('-').map(Number) as [year: number, month: number, day: number];
const padded = (number: number) => String(number).padStart(2, '0');
const worded = (iso: string) => {
  const [year, month, day] = parts(iso);
  return `${day} ${MONTHS[month - 1]} ${year}`;
};
const dotted = (iso: string) => iso.split('-').reverse().join('.');
const slashed = (iso: string) => iso.split('-').reverse().join('/');
const american = (iso: string) => {
  const [year, month, day] = parts(iso);
  return `${padded(month)}/${padded(day)}/${year}`;
};

const ENGLISH = [
  ['CARD PAYMENT TO LARKSPUR BAKERY'],
  ['FASTER PAYMENT FROM J EXAMPLE', 'REF RENT'],
  ['DIRECT DEBIT HARBOUR WATER'],
  ['STANDING ORDER SAVINGS'],
];
const GERMAN = [
  ['Lastschrift Stadtwerke Musterhafen', 'Abschlag Strom', 'Mandat 4711'],
  ['Gehalt Tischlerei Lerchensporn'],
  ['Kartenzahlung Buchladen am Markt', 'Musterhafen'],
  ['Dauerauftrag Miete'],
];
const FRENCH = [
  ['PRLV EAUX DU PORT'],
  ['VIR SALAIRE ATELIER ALOUETTE'],
  ['CB LIBRAIRIE DU QUAI'],
  ['VIR PERMANENT LOYER', 'MME EXEMPLE'],
];

export const STATEMENT_STYLES: readonly StatementStyle[] = [
  {
    name: 'British, paid out and paid in',
    bank: 'Harbour Bank',
    holder: 'Ada Example',
    account: ['GB', 'HARB40011812345678'],
    currency: 'GBP',
    title: 'Your current account statement',
    head: ['Account name: HOLDER', 'IBAN: IBAN#', 'Statement period: FROM to TO', 'Currency: CURRENCY'],
    columns: [
      ['date', 60, 'Date'],
      ['description', 120, 'Description'],
      ['debit', 330, 'Paid out'],
      ['credit', 410, 'Paid in'],
      ['balance', 490, 'Balance'],
    ],
    opening: 'Opening balance',
    closing: 'Closing balance',
    descriptions: ENGLISH,
    day: worded,
    shortDay: (iso) =>
      worded(iso)
        .replace(/ \d+$/, '')
        .replace(/(\w{3})\w+$/, '$1'),
  },
  {
    name: 'Irish, two pages with carried balances',
    bank: 'Western Savings Bank',
    holder: 'Brendan Example',
    account: ['IE', 'WEST93115212345678'],
    currency: 'EUR',
    title: 'Statement of account',
    head: ['Account name: HOLDER', 'IBAN: IBAN#', 'Period: FROM - TO', 'All amounts in CURRENCY'],
    columns: [
      ['date', 60, 'Date'],
      ['description', 140, 'Transaction details'],
      ['debit', 330, 'Debits'],
      ['credit', 410, 'Credits'],
      ['balance', 490, 'Balance'],
    ],
    opening: 'Opening balance',
    closing: 'Closing balance',
    carried: 'Carried forward',
    descriptions: ENGLISH,
    day: slashed,
    perPage: 5,
  },
  {
    name: 'American, one column and the balance',
    bank: 'First Larkspur Bank',
    holder: 'Carol Example',
    account: ['GB', 'LARK20201530093459'],
    currency: 'USD',
    title: 'Bank statement',
    head: ['Account name: HOLDER', 'Statement period: FROM through TO', 'IBAN: IBAN#', 'Account currency: CURRENCY'],
    columns: [
      ['date', 60, 'Date'],
      ['description', 140, 'Description'],
      ['amount', 400, 'Amount'],
      ['balance', 490, 'Balance'],
    ],
    opening: 'Beginning balance',
    closing: 'Ending balance',
    descriptions: ENGLISH,
    day: american,
    signs: 'none',
  },
  {
    name: 'German, signed amounts and days without a year',
    bank: 'Volksbank Musterhafen',
    holder: 'Dora Beispiel',
    account: ['DE', '370400440532013000'],
    currency: 'EUR',
    title: 'Kontoauszug',
    head: ['Kontoinhaberin: HOLDER', 'IBAN: IBAN#', 'Zeitraum: FROM - TO', 'Kontowährung: CURRENCY'],
    columns: [
      ['date', 60, 'Buchungstag'],
      ['value', 130, 'Valuta'],
      ['description', 190, 'Verwendungszweck'],
      ['amount', 470, 'Betrag'],
    ],
    opening: 'Alter Kontostand',
    closing: 'Neuer Kontostand',
    descriptions: GERMAN,
    day: dotted,
    shortDay: (iso) => dotted(iso).slice(0, 6),
    comma: true,
    signs: 'minus',
  },
  {
    name: 'German, S and H behind the amounts',
    bank: 'Sparkasse Hafenstadt',
    holder: 'Emil Beispiel',
    account: ['DE', '500105175407324931'],
    currency: 'EUR',
    title: 'Kontoauszug',
    head: ['Kontoinhaber: HOLDER', 'IBAN: IBAN#', 'Auszug vom FROM bis TO', 'Währung: CURRENCY'],
    columns: [
      ['date', 60, 'Datum'],
      ['description', 140, 'Vorgang'],
      ['amount', 470, 'Betrag'],
    ],
    opening: 'Anfangssaldo',
    closing: 'Endsaldo',
    descriptions: GERMAN,
    day: dotted,
    comma: true,
    signs: 'S and H',
  },
  {
    name: 'Austrian, soll and haben',
    bank: 'Bankhaus Lerchensporn',
    holder: 'Franz Beispiel',
    account: ['AT', '1904300234573201'],
    currency: 'EUR',
    title: 'Kontoauszug',
    head: ['Kontoinhaber: HOLDER', 'IBAN: IBAN#', 'Zeitraum: FROM bis TO', 'Währung: CURRENCY'],
    columns: [
      ['date', 60, 'Datum'],
      ['description', 140, 'Buchungstext'],
      ['debit', 360, 'Soll'],
      ['credit', 430, 'Haben'],
      ['balance', 500, 'Saldo'],
    ],
    opening: 'Alter Saldo',
    closing: 'Neuer Saldo',
    descriptions: GERMAN,
    day: dotted,
    comma: true,
  },
  {
    name: 'French, débit and crédit',
    bank: 'Banque du Quai',
    holder: 'Gisèle Exemple',
    account: ['FR', '20041010050500013M02606'],
    currency: 'EUR',
    title: 'Relevé de compte',
    head: ['Titulaire du compte : HOLDER', 'IBAN : IBAN#', 'Période du FROM au TO', 'Devise : CURRENCY'],
    columns: [
      ['date', 60, 'Date'],
      ['description', 140, 'Libellé'],
      ['debit', 390, 'Débit'],
      ['credit', 470, 'Crédit'],
    ],
    opening: 'Ancien solde',
    closing: 'Nouveau solde',
    descriptions: FRENCH,
    day: slashed,
    comma: true,
  },
  {
    name: 'Dutch, af and bij',
    bank: 'Havenbank',
    holder: 'Henk Voorbeeld',
    account: ['NL', 'HAVN0417164300'],
    currency: 'EUR',
    title: 'Rekeningafschrift',
    head: ['Rekeninghouder: HOLDER', 'IBAN: IBAN#', 'Periode: FROM t/m TO', 'Valuta: CURRENCY'],
    columns: [
      ['date', 60, 'Datum'],
      ['description', 140, 'Omschrijving'],
      ['debit', 390, 'Af'],
      ['credit', 460, 'Bij'],
    ],
    opening: 'Beginsaldo',
    closing: 'Eindsaldo',
    descriptions: [['Boekwinkel De Kade'], ['Salaris Timmerij Leeuwerik'], ['Incasso Waterbedrijf', 'Kenmerk 4711']],
    day: (iso) => iso.split('-').reverse().join('-'),
    comma: true,
  },
  {
    name: 'Spanish, signs behind and the balance',
    bank: 'Banco del Puerto',
    holder: 'Inés Ejemplo',
    account: ['ES', '21000418450200051332'],
    currency: 'EUR',
    title: 'Extracto de cuenta',
    head: ['Titular: HOLDER', 'IBAN: IBAN#', 'Periodo: FROM a TO', 'Divisa: CURRENCY'],
    columns: [
      ['date', 60, 'Fecha'],
      ['description', 140, 'Concepto'],
      ['amount', 400, 'Importe'],
      ['balance', 490, 'Saldo'],
    ],
    opening: 'Saldo inicial',
    closing: 'Saldo final',
    descriptions: [['Recibo Aguas del Puerto'], ['Nómina Taller Alondra'], ['Compra Librería del Muelle']],
    day: slashed,
    comma: true,
    signs: 'behind',
  },
];
