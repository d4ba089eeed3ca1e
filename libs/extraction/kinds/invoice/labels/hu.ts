/** Hungarian, folded (lower case, no accents). */
import { type LabelsIn } from '../../../layout/labels.js';
import { type InvoiceLabel } from './names.js';

export const hu: LabelsIn<InvoiceLabel> = {
  title: 'szamla | jovairo szamla | dijbekero',
  invoiceNumber: `
    szamlaszam | szamla szama | szamla sorszama | szamla sorszam | sorszam | bizonylatszam
    | szamla szam | szamla azonosito | szla szam
  `,
  invoiceDate: 'szamla kelte | kelte | kiallitas datuma | kiallitas kelte | kiallitva | szamla datuma',
  dueDate: 'fizetesi hatarido | esedekesseg | fizetes hatarideje | lejarat',
  purchaseOrder: `
    megrendelesszam | megrendeles szama | rendelesszam | rendelesi szam | hivatkozasi szam | megrendeles
    | megrendeles sorszama | az on rendelesszama | vevoi rendelesszam | rendeles szama | megrendelesi szam
  `,
  vatId: 'adoszam | kozossegi adoszam | eu adoszam',
  customerVatId: 'vevo adoszama',
  iban: 'bankszamlaszam',
  paymentTerms: 'fizetesi feltetelek | fizetesi mod',
  currency: 'penznem | devizanem',
  subtotal: 'netto osszesen | osszesen netto | netto osszeg | netto ertek | adoalap | reszosszeg',
  tax: 'afa | afa osszesen | osszesen afa | afa osszege | afa ertek',
  total: 'brutto osszesen | osszesen brutto | osszesen | vegosszeg | szamla vegosszege | brutto osszeg | mindosszesen',
  due: 'fizetendo | fizetendo osszeg | fizetendo osszesen | fizetendo vegosszeg',
  prepaid: 'eloleg | befizetett eloleg | fizetve',
  otherAmount: 'kedvezmeny | kerekites | szallitasi dij | egysegar | elozo egyenleg | nyito egyenleg',
  otherNumber: 'cegjegyzekszam | ugyfelszam | vevokod | szallitolevel | oldal',
  otherDate: 'teljesites datuma | teljesites kelte | teljesites idopontja | teljesites',
  phone: 'telefonszam',
};
