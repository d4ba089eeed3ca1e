/** Polish, folded (lower case, no accents). */
import { type LabelsIn } from '../../../layout/labels.js';
import { type LabelName } from './names.js';

export const pl: LabelsIn<LabelName> = {
  recipient: 'odbiorca | adresat | adres dostawy | adres odbiorcy | dane odbiorcy',
  sender: 'nadawca | adres nadawcy | dane nadawcy',
  tracking: `
    nr paczki | numer paczki | nr przesylki | numer przesylki | nr listu przewozowego | list przewozowy
    nr listu | numer listu przewozowego | nr nadania | numer nadania | przesylka nr | paczka nr
  `,
  reference: `
    referencja | nr ref | nr referencyjny | zamowienie | nr zamowienia | numer zamowienia | ref
    numer referencyjny | nr faktury | ref. klienta | numer zlecenia | nr zlecenia
  `,
  weight: 'waga | waga kg | waga brutto | masa',
  date: 'data nadania | data wydruku | data | data wysylki',
  carrier: 'przewoznik | kurier | firma kurierska',
  service: 'usluga | rodzaj uslugi | produkt | typ uslugi | rodzaj przesylki',
  other: 'uwagi | pobranie | telefon | zawartosc | ilosc paczek | paczka | liczba paczek | trasa',
};
