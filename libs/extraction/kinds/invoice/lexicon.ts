/**
 * Labels of invoices in English, German, French, Dutch, Spanish, Italian, Polish and Portuguese, folded (lower case, no
 * accents). `other*` labels are here to claim what would else be mistaken: a delivery date is not the invoice's date.
 */
import { type Lexicon, phrases } from '../../layout/labels.js';

export type InvoiceLabel =
  | 'title'
  | 'invoiceNumber'
  | 'invoiceDate'
  | 'dueDate'
  | 'purchaseOrder'
  | 'vatId'
  | 'customerVatId'
  | 'iban'
  | 'bic'
  | 'paymentTerms'
  | 'currency'
  | 'subtotal'
  | 'tax'
  | 'total'
  | 'due'
  | 'prepaid'
  | 'otherAmount'
  | 'otherNumber'
  | 'otherDate'
  | 'phone'
  | 'email';

export const INVOICE_LABELS: Lexicon<InvoiceLabel> = {
  title: phrases(`
    invoice | tax invoice | credit note | rechnung | gutschrift | handelsrechnung | facture | avoir | factuur | creditnota
    factura | fattura | faktura | faktura vat | fatura | nota de credito | nota di credito
  `),
  invoiceNumber: phrases(`
    invoice number | invoice no | invoice # | invoice num | invoice id | inv no | inv # | inv number |
    tax invoice no | bill no | bill number | credit note no | credit note number | document number | receipt # no |
    receipt no | statement no
    rechnungsnummer | rechnungs nr | rechnung nr | rechnungsnr | rechnungs-nummer | rechnung nummer | beleg nr |
    belegnummer | belegnr | handelsrechnung nr | gutschrift nr | gutschriftsnummer | kostenrechnung nr
    facture n° | facture no | n° facture | n° de facture | no de facture | numero de facture | numero facture |
    n° de la facture | facture numero | avoir n° | n° avoir | n° d'avoir | ref facture | reference facture |
    facture nr | facture #
    factuurnummer | factuurnr | factuur nr | factuur nummer | nota nummer | creditnota nr
    numero de factura | n° factura | no factura | factura n° | factura no | factura numero | num factura |
    nº factura | factura nº | nº de factura
    numero fattura | fattura n | fattura n° | n fattura | n° fattura | fattura numero | nr fattura | fattura nr
    faktura nr | numer faktury | nr faktury | faktura vat nr | faktura numer
    fatura n° | fatura no | numero da fatura | n° da fatura | fatura nº | nº fatura | fatura numero | nota fiscal n°
    fakturanummer | faktura nummer | fakturanr
  `),
  invoiceDate: phrases(`
    invoice date | date of invoice | date of issue | issue date | issued on | issued | billing date | bill date |
    tax date | date issued | invoice dated | document date | statement date
    rechnungsdatum | rechnungs datum | rechnung vom | belegdatum | beleg datum | ausstellungsdatum |
    datum der rechnung | datum
    date de facture | date de la facture | date facture | date de facturation | date d'emission | facture du |
    emise le | date emission | date de l'avoir
    factuurdatum | factuur datum | datum factuur
    fecha de factura | fecha factura | fecha de emision | fecha emision | fecha de expedicion | fecha
    data fattura | data della fattura | data di emissione | data emissione | data documento | data
    data wystawienia | data faktury | wystawiono dnia
    data da fatura | data de emissao | data emissao | data da emissao
    fakturadatum | date
  `),
  dueDate: phrases(`
    due date | payment due | payment due date | due on | due by | pay by | payable by | date due | payment date
    fallig am | fallig bis | falligkeit | falligkeitsdatum | zahlbar bis | zahlungsziel | zu zahlen bis | fallig |
    zahlung bis
    date d'echeance | echeance | date echeance | a payer avant le | date limite de paiement | payable le |
    a regler avant le | date de paiement | reglement au
    vervaldatum | vervaldag | te betalen voor | betalen voor | uiterste betaaldatum
    fecha de vencimiento | vencimiento | fecha vencimiento | fecha limite de pago
    data di scadenza | scadenza | data scadenza | scadenza pagamento
    termin platnosci | termin zaplaty | data platnosci
    data de vencimento | vencimento | data vencimento | data limite de pagamento
    forfallodatum | forfallodag
  `),
  purchaseOrder: phrases(`
    purchase order | purchase order no | purchase order number | po number | po no | po # | p.o. number | p.o. no |
    p.o. | po | your order | your order no | customer po | customer order | order reference | your reference |
    your ref | customer reference | reference
    bestellnummer | bestell nr | bestellung | ihre bestellung | ihre bestellnummer | bestellnr | ihr zeichen |
    ihre referenz | auftragsnummer des kunden
    n° bon de commande | n° de bon de commande | bon de commande | n° commande | n° de commande | numero de commande
    | votre commande | votre reference | reference commande | ref commande | commande n°
    inkoopordernummer | bestelnummer | uw referentie | uw ordernummer | inkooporder | uw bestelling
    numero de pedido | n° pedido | pedido n° | su pedido | orden de compra | referencia del pedido | su referencia
    ordine d'acquisto | numero ordine | vostro ordine | rif ordine | ordine n | vs ordine
    numer zamowienia | nr zamowienia | zamowienie nr | zamowienie
    numero da encomenda | encomenda n° | ordem de compra | n° encomenda | sua referencia | pedido de compra
  `),
  vatId: phrases(`
    vat no | vat number | vat id | vat reg no | vat registration no | vat registration number | vat reg | 
    tax id | tax number | ein | gst no | gstin | gst reg no | gst id no | abn | vat/tin | tin | company vat
    ust-idnr | ust-id-nr | ust-id | ustid | ust.-id.-nr | umsatzsteuer-id | umsatzsteuer-identifikationsnummer |
    umsatzsteuer id nr | uid | uid-nr | ust id nr | vat-id | mwst-nr | steuernummer | steuer-nr | st-nr
    n° tva | tva intracommunautaire | n° tva intracommunautaire | numero de tva | n° de tva | tva intra |
    n° tva intra | id tva | code tva | identifiant tva 
    btw-nummer | btw nr | btw-nr | btw nummer | btw id 
    cif | nif | nif/cif | cif/nif | n.i.f | c.i.f | nif iva
    partita iva | p.iva | p. iva | part. iva | p.i. | cod fiscale | codice fiscale
    nip | numer nip | contribuinte | n° contribuinte | numero de contribuinte | nipc | cnpj | moms reg nr |
    momsregnr
  `),
  customerVatId: phrases(`
    customer vat | customer vat no | customer vat number | customer vat id | your vat no | your vat number |
    your vat id | client vat | buyer vat
    ihre ust-idnr | ihre ust-id | ihre ust-id-nr | kunden ust-id | ust-idnr des kunden | ust-id kunde |
    ust-idnr kunde | ihre umsatzsteuer-id | ihre uid
    n° tva client | tva client | votre n° tva | n° tva du client | votre n° de tva | votre tva | tva acheteur
    uw btw-nummer | btw-nummer klant | btw nummer klant | btw nr klant | uw btw nr | cif cliente | nif cliente |
    p iva cliente | partita iva cliente | nip nabywcy | contribuinte cliente | nif do cliente
  `),
  iban: phrases(`
    iban | iban-nr | iban code | code iban | kontonummer iban | bank account | account number iban
  `),
  bic: phrases(`
    bic | swift | swift code | bic/swift | swift/bic | code bic | bic code | bic swift
  `),
  paymentTerms: phrases(`
    payment terms | terms of payment | terms | payment term | zahlungsbedingungen | zahlungsbedingung |
    zahlungskonditionen | zahlungsvereinbarung | conditions de paiement | conditions de reglement |
    modalites de paiement | condition de paiement | betalingsvoorwaarden | betalingstermijn | betaalvoorwaarden |
    betalingsconditie
    condiciones de pago | forma de pago | termini di pagamento | condizioni di pagamento | modalita di pagamento |
    warunki platnosci | sposob platnosci | condicoes de pagamento | prazo de pagamento
  `),
  currency: phrases(`
    currency | wahrung | rechnungswahrung | invoice currency | devise | monnaie | valuta | moneda | waluta | moeda
  `),
  subtotal: phrases(`
    subtotal | sub total | sub-total | net total | total net | net amount | total excl vat | total ex vat |
    total excluding vat | total exc vat | total before tax | amount before tax | taxable amount |
    total excluding tax | total without vat | amount excl vat | net | total (excl. vat) | total exclusive of vat |
    total untaxed | untaxed amount | charges | total charges | charges before tax
    montant hors tva | montant hors taxe | montant hors taxes
    nettobetrag | netto betrag | summe netto | netto summe | nettosumme | gesamt netto | gesamtbetrag netto |
    zwischensumme | netto | rechnungssumme ohne ust | summe ohne mwst | betrag netto | nettowert | warenwert netto |
    total netto | rechnungsbetrag netto | gesamtsumme netto | summe (netto) | gesamtpreis netto
    total ht | total h.t | montant ht | total hors taxes | total hors taxe | sous-total | sous total | net ht |
    montant total ht | total net ht | base ht | montant hors taxes | total (ht) | montant h.t | total general ht
    subtotaal | grondslag | totaal grondslag | totaal excl btw | totaal exclusief btw | totaal ex btw | bedrag excl btw | netto bedrag |
    totaal netto | totaal excl | bedrag exclusief btw | totaal exclusief
    base imponible | total sin iva | importe neto | total neto | suma neta | base imp
    imponibile | totale imponibile | totale netto | totale senza iva | subtotale | totale iva esclusa
    wartosc netto | razem netto | suma netto | kwota netto | ogolem netto
    total sem iva | total iliquido | valor liquido | total liquido | incidencia | base tributavel
    delsumma | summa exkl moms
  `),
  tax: phrases(`
    tax | sales tax | vat | vat amount | total vat | total tax | tax total | tax amount | taxes | gst | hst | pst |
    total gst | sst | service tax | vat total | estimated tax
    mwst | mwst betrag | mwst-betrag | mehrwertsteuer | umsatzsteuer | ust | ust betrag | ust-betrag | steuerbetrag
    | zzgl mwst | zzgl ust | steuer | gesamt mwst | summe mwst | summe ust | summe steuern | enthaltene mwst |
    zuzuglich mwst | gesamtbetrag der steuern | versicherungssteuer | versicherungsteuer
    total tva | tva | montant tva | total taxes | total des taxes | t.v.a | montant de la tva | tva totale |
    dont tva | montant t.v.a | total de la tva
    btw | btw bedrag | totaal btw | btw-bedrag | bedrag btw | btw hoog | btw laag
    iva | importe iva | cuota iva | total iva | cuota | impuestos | total impuestos | imposta | totale iva |
    totale imposta | importo iva | imposte
    podatek vat | kwota vat | razem vat | vat kwota | suma vat | valor iva | valor do iva | imposto | total de iva |
    moms
  `),
  total: phrases(`
    total | grand total | invoice total | total amount | total incl vat | total inc vat | total including vat |
    total including tax | gross total | total gross | gross amount | amount total | total invoice |
    total for this invoice | invoice amount | total invoice amount | total (incl. vat) | total inc tax |
    total inclusive | total value | total charges | total price | net total payable | total usd | total eur
    gesamtbetrag | gesamtsumme | rechnungsbetrag | endbetrag | bruttobetrag | brutto | bruttosumme | summe brutto |
    gesamt brutto | rechnungssumme | gesamt | summe | endsumme | gesamtbetrag brutto | rechnungsendbetrag |
    total brutto | betrag brutto | rechnungsgesamtbetrag | rechnungsbetrag brutto | gesamtpreis |
    gesamtbetrag inkl mwst | summe inkl mwst | gesamtbetrag (brutto)
    total ttc | montant ttc | total t.t.c | total general | montant total | montant total ttc | total facture |
    total toutes taxes comprises | total (ttc) | montant de la facture | total general ttc | montant t.t.c |
    total eur ttc | total de la facture | net ttc | montant facture
    totaal | factuur totaal | totaal incl btw | totaal inclusief btw | totaalbedrag | eindtotaal | factuurbedrag | totaal incl |
    bedrag incl btw | totaal bedrag | totaal factuur | totaal inclusief
    importe total | total factura | total con iva | total iva incluido | total importe
    totale | totale fattura | importo totale | totale documento | totale ivato | totale iva inclusa |
    totale complessivo | totale generale
    razem | wartosc brutto | razem brutto | suma brutto | kwota brutto | ogolem | ogolem brutto | suma |
    do zaplaty razem
    total com iva | valor total | total geral | total do documento | total documento | total da fatura |
    montante total
    summa | att betala | summa inkl moms
  `),
  due: phrases(`
    amount due | balance due | total due | residual | residual amount | total amount due | please pay | amount payable | total payable |
    payable amount | balance | amount to pay | to pay | outstanding balance | net payable | payment due amount |
    amount owing | total amount payable
    zahlbetrag | zu zahlen | zu zahlender betrag | zahlungsbetrag | offener betrag | restbetrag | falliger betrag |
    noch zu zahlen | zu uberweisender betrag | uberweisungsbetrag | fallige zahlung | auszahlungsbetrag
    net a payer | solde a payer | reste a payer | montant a payer | solde du | total a payer | a payer | montant du
    | solde | net a payer ttc | somme a payer | montant preleve | reste du
    te betalen | te voldoen | openstaand bedrag | te betalen bedrag | totaal te betalen | nog te betalen | saldo
    total a pagar | importe a pagar | a pagar | liquido a pagar | pendiente de pago | total a abonar
    totale da pagare | netto a pagare | importo da pagare | da pagare | saldo da pagare | totale dovuto
    do zaplaty | pozostalo do zaplaty | kwota do zaplaty | pozostaje do zaplaty | total em divida | valor a pagar |
    total a liquidar
  `),
  prepaid: phrases(`
    prepaid | prepaid amount | deposit | amount paid | paid | payments received | less paid | already paid |
    down payment | paid amount | payment received | total paid
    anzahlung | erhaltene anzahlungen | abzuglich anzahlung | bereits bezahlt | vorauszahlung | gezahlt |
    erhaltene anzahlung | geleistete anzahlung | bereits gezahlt
    acompte | acomptes | deja paye | deja regle | acompte verse | montant paye | acompte recu | acomptes verses |
    montant deja paye
    aanbetaling | reeds betaald | voldaan | reeds voldaan | anticipo | a cuenta | pagado | acconto | gia pagato |
    pagato | zaplacono | zaliczka | adiantamento | pago | ja pago | valor pago
  `),
  otherAmount: phrases(`
    discount | rabatt | remise | korting | descuento | sconto | rabat | desconto | shipping | shipping & handling |
    shipping cost | freight | versandkosten | versand | fracht | frais de port | port | livraison | verzendkosten |
    portes | gastos de envio | spese di spedizione | skonto | total discount | total quantity | total qty |
    total remise | capital | au capital de | stammkapital | positionssumme | gesamtbetrag der zuschlage |
    gesamtbetrag der abschlage | eco-participation | frachtbetrag | rabattbetrag | basisbetrag | steuerbasisbetrag |
    warenwert | leergutwert | transportkosten | total weight | unit price | einzelpreis | stuckpreis | prix unitaire
  `),
  otherNumber: phrases(`
    customer number | customer no | customer id | customer # | account number | account no | client id |
    order number | order no | order # | order id | sales order | delivery note | delivery note no | contract no |
    project | reference no | ref | page | quote no | sort code | our reference | our ref | cin | company no |
    company number | registration no | registered number | service tax # | fsn
    kundennummer | kunden nr | kundennr | kd nr | auftragsnummer | auftrags nr | auftrag nr | auftragsnr | auftrag |
    lieferschein | lieferschein nr | lieferscheinnummer | vertragsnummer | vertrags nr | hrb | hrb nr | seite |
    lief nr | gln | konto | kontonummer | blz | globale nummer | projekt | kostenstelle | leitweg id |
    mandatsreferenz | glaubiger id | unser zeichen | art nr | artikelnummer | versicherungsnummer | vertragskonto |
    referenz des kaufers | referenz
    n° client | n° de client | code client | numero client | numero de client | reference client | ref client |
    n° compte | compte | siret | siren | siren/siret | rcs | r.c.s | ape | naf | n° contrat | n° de contrat |
    contrat | n° bon de livraison | bon de livraison | n° bon de vente | n° bon de reception | devis | n° devis |
    n° de facture associee | facture liee | ref projet | nos references | vos references | reference | ref |
    n° de compte | facture associee | facture d origine | notre reference | page | ref marche
    klantnummer | klantnr | klant nr | debiteurnummer | debiteurnr | ordernummer | kvk | kvk-nummer | kvk nr |
    pakbon | pagina | onze referentie | relatienummer | projectnummer
    n° cliente | cliente n° | codigo cliente | num cliente | albaran | codice cliente | cod cliente | ddt |
    nr klienta | regon | krs | numero de cliente | cod cliente | guia de remessa
  `),
  otherDate: phrases(`
    delivery date | ship date | shipping date | order date | date of delivery | service date | billing period |
    period | from | to | date of birth | date of supply | due from
    lieferdatum | leistungsdatum | liefer und leistungsdatum | leistungszeitraum | bestelldatum | bestell datum |
    auftragsdatum | auftrag datum lief | lieferschein datum | leistungs datum | liefer datum | abrechnungszeitraum |
    zeitraum | vertrags datum | vertragsdatum | versanddatum | gultig ab | bis | druckdatum | stand |
    lieferscheindatum
    date de livraison | date de commande | date livraison | date de debut de prestation | date de fin de prestation
    | date de facture associee | periode | date debut | date fin | date de prestation | date commande | periode du
    leverdatum | besteldatum | orderdatum | periode | fecha de entrega | fecha de pedido | fecha pedido |
    data di consegna | data ordine | data sprzedazy | data dostawy | data zamowienia | data de entrega |
    data da encomenda
  `),
  phone: phrases(`
    phone | tel | telephone | telefon | telephone no | phone no | mobile | mobil | handy | fax | telefax | telefoon
    | telefono | telefone | tel/fax | tel & fax | fon
  `),
  email: phrases(`
    email | e-mail | mail | courriel
  `),
};
