/** Polish, folded (lower case, no accents). */
import { type LabelsIn } from '../../../layout/labels.js';
import { type InvoiceLabel } from './names.js';

export const pl: LabelsIn<InvoiceLabel> = {
  title: 'faktura | faktura vat',
  invoiceNumber: `
    faktura nr | numer faktury | nr faktury | faktura vat nr | faktura numer
    | numer dokumentu | nr dokumentu | rachunek nr | nr rachunku | faktura vat numer | fv nr
    | faktura korygujaca nr
  `,
  invoiceDate: 'data wystawienia | data faktury | wystawiono dnia',
  dueDate: 'termin platnosci | termin zaplaty | data platnosci',
  purchaseOrder: `
    numer zamowienia | nr zamowienia | zamowienie nr | zamowienie
    | panstwa zamowienie | zamowienie klienta | nr zamowienia klienta | do zamowienia | zamowienie numer
  `,
  vatId: 'nip | numer nip',
  customerVatId: 'nip nabywcy',
  paymentTerms: 'warunki platnosci | sposob platnosci',
  iban: 'nr konta | numer konta | nr rachunku | numer rachunku | konto bankowe',
  currency: 'waluta',
  subtotal: 'wartosc netto | razem netto | suma netto | kwota netto | ogolem netto',
  tax: 'podatek vat | kwota vat | razem vat | vat kwota | suma vat',
  total: `
    razem | wartosc brutto | razem brutto | suma brutto | kwota brutto | ogolem | ogolem brutto | suma
    do zaplaty razem
  `,
  due: 'do zaplaty | pozostalo do zaplaty | kwota do zaplaty | pozostaje do zaplaty',
  prepaid: 'zaplacono | zaliczka',
  otherAmount: 'rabat | zaokraglenie | saldo poprzednie | poprzednie saldo | saldo z poprzedniej faktury',
  otherNumber: 'nr klienta | regon | krs',
  otherDate: 'data sprzedazy | data dostawy | data zamowienia',
};
