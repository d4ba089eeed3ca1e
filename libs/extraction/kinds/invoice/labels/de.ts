/** German, folded (lower case, no accents). */
import { type LabelsIn } from '../../../layout/labels.js';
import { type InvoiceLabel } from './names.js';

export const de: LabelsIn<InvoiceLabel> = {
  title: `
    rechnung | gutschrift | handelsrechnung | warenrechnung | kostenrechnung | schlussrechnung | teilrechnung
    abschlagsrechnung | anzahlungsrechnung | sammelrechnung | stornorechnung | honorarnote | rechnungskorrektur
  `,
  invoiceNumber: `
    rechnungsnummer | rechnungs nr | rechnung nr | rechnungsnr | rechnungs-nummer | rechnung nummer | beleg nr
    belegnummer | belegnr | handelsrechnung nr | gutschrift nr | gutschriftsnummer | kostenrechnung nr
    honorarnote nr | honorarrechnung nr | kostennote nr
    | rechnung-nr | rechn.-nr | rechn nr | rg-nr | rg nr | re-nr | beleg-nr | dokumentnummer | dokument nr
    | dokument-nr | faktura-nr | faktura nr | fakturanummer | abrechnungsnummer | abrechnung nr
    | rechnungs-id | beleg/rechnung nr | mahnung nr
  `,
  invoiceDate: `
    rechnungsdatum | rechnungs datum | rechnung vom | belegdatum | beleg datum | ausstellungsdatum
    datum der rechnung | datum
  `,
  dueDate: `
    fallig am | fallig bis | falligkeit | falligkeitsdatum | zahlbar bis | zahlungsziel | zu zahlen bis | fallig
    zahlung bis
  `,
  purchaseOrder: `
    bestellnummer | bestell nr | bestellung | ihre bestellung | ihre bestellnummer | bestellnr | ihr zeichen
    ihre referenz | auftragsnummer des kunden
    | ihr auftrag | ihre auftragsnummer | ihre auftragsnr | ihre bestell-nr | ihre bestellnr
    | ihre best-nr | kundenbestellnummer | kundenbestellung | kunden-bestellnr | kundenreferenz
    | bestellreferenz | bestell-nr | bestellzeichen | bestellung nr | bestellung vom | ihre bestellung nr
  `,
  vatId: `
    ust-idnr | ust-id-nr | ust-id | ustid | ust.-id.-nr | umsatzsteuer-id | umsatzsteuer-identifikationsnummer
    umsatzsteuer id nr | uid | uid-nr | ust id nr | vat-id | mwst-nr | steuernummer | steuer-nr | st-nr
  `,
  customerVatId: `
    ihre ust-idnr | ihre ust-id | ihre ust-id-nr | kunden ust-id | ust-idnr des kunden | ust-id kunde
    ust-idnr kunde | ihre umsatzsteuer-id | ihre uid
  `,
  iban: 'iban-nr | kontonummer iban',
  paymentTerms: 'zahlungsbedingungen | zahlungsbedingung | zahlungskonditionen | zahlungsvereinbarung',
  currency: 'wahrung | rechnungswahrung',
  subtotal: `
    nettobetrag | netto betrag | summe netto | netto summe | nettosumme | gesamt netto | gesamtbetrag netto
    zwischensumme | netto | rechnungssumme ohne ust | summe ohne mwst | betrag netto | nettowert
    warenwert netto | total netto | rechnungsbetrag netto | gesamtsumme netto | summe (netto)
    gesamtpreis netto | gesamtkosten netto | zwischentotal
  `,
  tax: `
    mwst | mwst betrag | mwst-betrag | mehrwertsteuer | umsatzsteuer | ust | ust betrag | ust-betrag
    steuerbetrag | zzgl mwst | zzgl ust | steuer | gesamt mwst | summe mwst | summe ust | summe steuern
    enthaltene mwst | zuzuglich mwst | gesamtbetrag der steuern | versicherungssteuer | versicherungsteuer
  `,
  total: `
    gesamtbetrag | gesamtsumme | rechnungsbetrag | endbetrag | bruttobetrag | brutto | bruttosumme
    summe brutto | gesamt brutto | rechnungssumme | gesamt | summe | endsumme | gesamtbetrag brutto
    rechnungsendbetrag | total brutto | betrag brutto | rechnungsgesamtbetrag | rechnungsbetrag brutto
    gesamtpreis | gesamtbetrag inkl mwst | summe inkl mwst | gesamtbetrag (brutto) | gesamtkosten
    gesamtkosten brutto | gutschriftbetrag | gutschriftsbetrag
  `,
  due: `
    zahlbetrag | zu zahlen | zu zahlender betrag | zahlungsbetrag | offener betrag | restbetrag
    falliger betrag | noch zu zahlen | zu uberweisender betrag | uberweisungsbetrag | fallige zahlung
    auszahlungsbetrag | nachzahlung
  `,
  prepaid: `
    anzahlung | erhaltene anzahlungen | abzuglich anzahlung | bereits bezahlt | vorauszahlung | gezahlt
    erhaltene anzahlung | geleistete anzahlung | bereits gezahlt | geleistete abschlage
    abschlagszahlungen | geleistete abschlagszahlungen
  `,
  otherAmount: `
    rabatt | versandkosten | versand | fracht | skonto | stammkapital | positionssumme
    gesamtbetrag der zuschlage | gesamtbetrag der abschlage | frachtbetrag | rabattbetrag | basisbetrag
    steuerbasisbetrag | warenwert | leergutwert | transportkosten | einzelpreis | stuckpreis | rundung
    rundungsdifferenz | nachlass
    alter saldo | vorheriger saldo | bisheriger saldo | saldovortrag | saldo der letzten rechnung | ruckstand
  `,
  otherNumber: `
    kundennummer | kunden nr | kundennr | kd nr | auftragsnummer | auftrags nr | auftrag nr | auftragsnr
    auftrag | lieferschein | lieferschein nr | lieferscheinnummer | vertragsnummer | vertrags nr | hrb | hrb nr
    seite | lief nr | gln | konto | kontonummer | blz | globale nummer | projekt | kostenstelle | leitweg id
    mandatsreferenz | glaubiger id | unser zeichen | art nr | artikelnummer | versicherungsnummer
    vertragskonto | referenz des kaufers | referenz
  `,
  otherDate: `
    lieferdatum | leistungsdatum | liefer und leistungsdatum | leistungszeitraum | bestelldatum | bestell datum
    auftragsdatum | auftrag datum lief | lieferschein datum | leistungs datum | liefer datum
    abrechnungszeitraum | zeitraum | vertrags datum | vertragsdatum | versanddatum | gultig ab | bis
    druckdatum | stand | lieferscheindatum
  `,
  phone: 'telefon | mobil | handy | telefax | fon',
};
