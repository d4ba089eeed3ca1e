/** Labels of receipts in English, Malay, German, French, Dutch, Spanish, Italian, Polish and Portuguese, folded. */
import { type Lexicon, phrases } from '../../layout/labels.js';

export type ReceiptLabel =
  | 'total'
  | 'rounded'
  | 'rounding'
  | 'subtotal'
  | 'tax'
  | 'tip'
  | 'cash'
  | 'change'
  | 'other'
  | 'number'
  | 'taxId'
  | 'phone'
  | 'date';

export const RECEIPT_LABELS: Lexicon<ReceiptLabel> = {
  total: phrases(`
    total | grand total | total amount | total due | amount due | balance due | net total | nett total | total payable
    total amount due | total incl gst | total inclusive gst | total inclusive of gst | total (incl gst) | total with gst
    total amt payable | total sales inclusive gst | total sales (inclusive gst) | total sales incl gst | total sales
    total inclusive | total incl | total inc gst | net amt | nett amount | net amount | nett | amount payable | total rm
    total (rm) | total amt | bill total | bill amount | total bill | invoice total | total payment | total net amount
    total (inclusive of gst) | total amount (incl gst) | total inclusive gst @6% | balance | jumlah | jumlah besar | amount
    total (inc gst) | total price | order total | total sale | total amt incl gst @ 6% | total amount incl gst | payment
    gesamt | summe | gesamtbetrag | zu zahlen | gesamtsumme | endbetrag | total eur | summe eur | betrag | gesamt eur
    total ttc | net a payer | montant total | a payer | total a payer | montant | montant ttc | total euro
    totaal | te betalen | totaalbedrag | totaal eur | total a pagar | importe total | importe | total importe
    totale | totale complessivo | totale euro | importo | da pagare | importo pagato | suma | suma pln | razem | do zaplaty
    total a liquidar | valor total
  `),
  rounded: phrases(`
    total rounded | rounded total | round d total | total after rounding | rounded total (rm) | total after rounding adj
    total incl rounding | total (rounded) | nett total rounded | total after adj | amount rounded
  `),
  rounding: phrases(
    'rounding | rounding adj | rounding adjustment | round adj | rounding adjust | round | rounded | pembundaran',
  ),
  subtotal: phrases(`
    subtotal | sub total | sub-total | total excl gst | total excluding gst | total (excl gst) | total exclude gst
    total before tax | total (excluding gst) | total sales excl gst | total sales (excluding gst) | total excl | taxable amount
    amount excl gst | gross total | zwischensumme | netto | nettobetrag | sous-total | sous total | total ht | subtotaal
    totaal excl btw | base imponible | subtotale | imponibile | total without gst | total ex gst | total exc gst
  `),
  tax: phrases(`
    tax | sales tax | gst | gst 6% | total gst | gst amount | add gst | vat | sst | service tax | gst payable | tax amount | total tax
    gst @6% | total gst 6% | mwst | ust | tva | btw | iva | podatek | ptu | taxes | dont tva | enth mwst
  `),
  tip: phrases('tip | gratuity | tips | pourboire | trinkgeld | fooi | propina | mancia | napiwek | gorjeta'),
  cash: phrases(`
    cash | cash tendered | tendered | cash received | paid | payment received | amount paid | visa | mastercard | master card | master | debit
    credit card | card | cash rm | amex | tender | paid amount | gegeben | bar | bargeld | girocard | ec karte | karte | especes | carte
    cb | carte bancaire | contant | pin | bancontact | efectivo | tarjeta | contanti | contante | gotowka | karta | numerario | tunai | cheque
  `),
  change: phrases(
    'change | change due | balance change | baki | ruckgeld | rendu | monnaie | wisselgeld | terug | cambio | resto | reszta | troco',
  ),
  other: phrases(`
    discount | disc | total discount | total qty | total quantity | total item | total items | item count | qty total | total saving
    total savings | you saved | service charge | svc chg | serv charge | points | total points | rabatt | remise | korting | descuento
    sconto | total disc | no of items | items | unit price | price | total no of items | total weight | savings | deposit | voucher
    taxable | gst summary | tax code | gst rate | no gst | total pcs | total articles | anzahl | nombre d'articles
  `),
  number: phrases(`
    receipt no | receipt number | receipt # | receipt | rcpt | rcpt no | invoice no | invoice number | invoice # | inv no | bill no | bill # | bill
    doc no | document no | document | slip no | slip | trans no | transaction no | trans | transaction | trx | order no | order # | ref no
    check # | check no | chk | ticket | ticket no | ticket # | cb no | no resit | bon nr | bon-nr | beleg nr | belegnr | rechnung nr | rechnungsnr
    ticket n° | n° ticket | facture n° | bonnummer | bonnr | bon | ticket nr | n° de ticket | scontrino n | documento n | paragon nr | nr paragonu | recibo n°
    sales no | cash bill no | tax invoice no | invoice | inv | bill number
  `),
  taxId: phrases(`
    gst reg no | gst no | gst id | gst id no | gst reg | gst registration no | gst reg. # | gst reg id | vat no | vat reg no | vat number | tax id
    company reg no | co reg no | reg no | ust-idnr | ust-id | ust id nr | steuernummer | st nr | steuer nr | n° tva | tva intra | siret
    btw nr | btw-nummer | cif | nif | p iva | partita iva | nip | contribuinte | sst no | sst id | gst
  `),
  phone: phrases(
    'tel | phone | telephone | tel no | telefon | telefoon | telefono | telefone | hp | fon | contact no | tel / fax | tel/fax',
  ),
  date: phrases(
    'date | datum | fecha | data | invoice date | bill date | date time | date/time | tarikh | trans date | receipt date | issued',
  ),
};
