/** German, folded (lower case, no accents). */
import { type LabelsIn } from '../../../layout/labels.js';
import { type LabelName } from './names.js';

export const de: LabelsIn<LabelName> = {
  recipient: 'empfanger | an | empfanger / deliver to | lieferanschrift | lieferadresse | warenempfanger',
  sender: 'absender | absender / sender | von | versender | rucksendung an',
  tracking: `
    sendungsnummer | sendungsnr | sendungs nr | paketnummer | paketnr | paket nr | paketscheinnummer | identcode
    sendung | sendungs id | frachtbrief
  `,
  reference: `
    paket ref / package ref | paket ref | ref 2 | referenz | referenznr | referenznummer | referenz 1
    kundenreferenz | kundenref | auftragsnummer | auftrag | auftragsnr | bestellnummer
  `,
  weight: 'gewicht | gewicht / weight',
  date: 'datum | versanddatum | einlieferungsdatum | druckdatum | abholdatum',
  carrier: 'frachtfuhrer',
  service: 'produkt',
  other: `
    telefon | pakete | paket | absender ref | kundennr | kundennummer | kunden nr | abrechnungsnr
    abrechnungsnummer | zustelldatum | leitcode | bemerkung | nachnahme | kontakt | knr
  `,
};
