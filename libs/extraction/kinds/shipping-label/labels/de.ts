/** German, folded (lower case, no accents). */
import { type LabelsIn } from '../../../layout/labels.js';
import { type LabelName } from './names.js';

export const de: LabelsIn<LabelName> = {
  recipient: `
    empfanger | an | empfanger / deliver to | lieferanschrift | lieferadresse | warenempfanger
    empfangeradresse | lieferung an | liefern an | zustelladresse | adressat
  `,
  sender: `
    lieferantenanschrift | absender | abs | absender / sender | von | versender | rucksendung an | rucksendeadresse | retoure an
    absenderadresse | auftraggeber | zuruck an | unzustellbar zuruck an | bei unzustellbarkeit zuruck an
    falls unzustellbar zuruck an | wenn unzustellbar zuruck an | bei unzustellbarkeit an
    bei nichtzustellung zuruck an | retouren an | rucksendung bitte an
  `,
  tracking: `
    sendungsnummer | sendungsnr | sendungs nr | paketnummer | paketnr | paket nr | paketscheinnummer
    identcode | sendung | sendungs id | frachtbrief | sendungs nummer | trackingnummer | tracking nr
    packstucknummer | packstuck nr | nve | colli nr | frachtbriefnummer | barcode | sendungsverfolgung
  `,
  reference: `
    paket ref / package ref | paket ref | ref 2 | referenz | referenznr | referenznummer | referenz 1
    referenznr 1 | kundenreferenz | kundenref | ref kunde | auftragsnummer | auftrag | auftragsnr | bestellnummer | ref
    ref nr | ihre referenz | bestellung | bestell nr | bestellnr | retourennr | retourennummer
    bestellnr / retourennr | kommission | retouren nr | ihr zeichen | ref 1 | referenz 2 | lieferschein | lieferscheinnr
    lieferschein nr | lieferscheinnummer | rma nr | rma nummer
  `,
  weight: 'gewicht | gewicht / weight | gewicht kg | gesamtgewicht | bruttogewicht',
  date: `
    datum | versanddatum | einlieferungsdatum | druckdatum | abholdatum | versandtag | erstellt am
    gedruckt am | ladedatum
  `,
  carrier: 'frachtfuhrer | spediteur | spedition | transporteur | versandart',
  service: 'produkt | service | produkt / service | versandprodukt | leistung',
  other: `
    telefon | pakete | paket | absender ref | kundennr | kundennummer | kunden nr | abrechnungsnr
    abrechnungsnummer | zustelldatum | leitcode | bemerkung | nachnahme | kontakt | knr | tel | inhalt | colli
    packstucke | anzahl | hinweis | route | tour | zone | bemerkungen | zustellhinweis
  `,
};
