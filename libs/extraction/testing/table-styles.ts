/** How tables of items are laid out on the invoices of `made-tables.ts`. */
export interface TableStyle {
  readonly name: string;
  /** Of each: cell, its left edge (right edge for figures), its heading; a bar breaks the heading in two lines. */
  readonly columns: string;
  readonly comma?: boolean;
  readonly sign?: string;
  /** Lines of the description beyond the first. */
  readonly more?: number;
  /** Figures stand on the last line of the description instead of the first. */
  readonly low?: boolean;
  readonly words?: readonly [title: string, subtotal: string, tax: string, total: string, date: string];
  readonly perPage?: number;
  /** Later pages head their part of the table again. */
  readonly again?: boolean;
  /** What pages end and begin with: a sum carried forward. */
  readonly carried?: readonly [to: string, from: string];
  readonly whole?: boolean;
  /** The second item is given back. */
  readonly credit?: boolean;
}

export const GERMAN = ['Rechnung', 'Nettobetrag', 'MwSt. 19 %', 'Gesamtbetrag', '03.05.2024'] as const;
const FRENCH = ['Facture', 'Total HT', 'TVA 20 %', 'Total TTC', '03/05/2024'] as const;
export const ENGLISH = ['Invoice', 'Subtotal', 'VAT 20%', 'Total', '3 May 2024'] as const;

export const TABLE_STYLES: readonly TableStyle[] = [
  {
    name: 'four columns',
    columns: 'description 56 Description; quantity 340 Qty; price 440 Unit price; amount 540 Amount',
  },
  {
    name: 'position first, decimals with a comma',
    words: GERMAN,
    comma: true,
    columns:
      'position 56 Pos; description 90 Bezeichnung; quantity 340 Menge; price 440 Einzelpreis; amount 540 Gesamt',
  },
  {
    name: 'no quantities',
    columns: 'description 56 Description; amount 540 Amount',
  },
  {
    name: 'descriptions of three lines',
    more: 2,
    columns: 'description 56 Description; quantity 340 Quantity; price 440 Price; amount 540 Total',
  },
  {
    name: 'figures on the last line of the description',
    more: 1,
    low: true,
    columns: 'description 56 Item; quantity 340 Qty; price 440 Rate; amount 540 Amount',
  },
  {
    name: 'a discount in percent',
    columns: 'description 56 Description; quantity 300 Qty; price 380 Price; discount 450 Disc. %; amount 540 Amount',
  },
  {
    name: 'headings of two lines',
    columns: 'description 56 Item|description; quantity 330 Qty|ordered; price 430 Unit|price; amount 540 Line|total',
  },
  {
    name: 'quantity first',
    columns: 'quantity 80 Qty; description 110 Description; price 430 Unit price; amount 540 Amount',
  },
  {
    name: 'French, with tax rates',
    words: FRENCH,
    comma: true,
    sign: ' €',
    columns: 'description 56 Désignation; quantity 320 Qté; price 400 P.U. HT; tax 450 TVA; amount 540 Montant HT',
  },
  {
    name: 'signs of currency and units',
    sign: '$',
    columns: 'description 56 Service; quantity 340 Hours; unit 346; price 440 Rate; amount 540 Amount',
  },
  {
    name: 'codes in front',
    columns: 'code 56 SKU; description 130 Product; quantity 360 Units; price 450 Unit cost; amount 540 Line total',
  },
  {
    name: 'several pages, headed again',
    perPage: 4,
    again: true,
    columns: 'description 56 Description; quantity 340 Qty; price 440 Unit price; amount 540 Amount',
  },
  {
    name: 'several pages, headed once',
    perPage: 4,
    columns: 'description 56 Description; quantity 340 Qty; price 440 Unit price; amount 540 Amount',
  },
  {
    name: 'sums carried forward',
    perPage: 4,
    again: true,
    words: GERMAN,
    comma: true,
    carried: ['Zwischensumme', 'Übertrag'],
    columns: 'position 56 Pos.; description 90 Beschreibung; quantity 340 Anzahl; price 440 Preis; amount 540 Betrag',
  },
  {
    name: 'an item given back',
    credit: true,
    columns: 'description 56 Description; quantity 340 Qty; price 440 Price; amount 540 Total',
  },
  {
    name: 'amounts without decimals',
    whole: true,
    columns: 'description 56 Particulars; quantity 340 Qty; price 440 Price; amount 540 Amount',
  },
];
