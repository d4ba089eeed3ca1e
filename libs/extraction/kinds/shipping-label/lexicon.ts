/** What shipping labels call things, folded; the names of carriers and of their services. */
import { labelFinder, type Lexicon, phrases } from '../../layout/labels.js';

export type LabelName =
  'recipient' | 'sender' | 'tracking' | 'reference' | 'weight' | 'date' | 'carrier' | 'service' | 'other';

const LABELS: Lexicon<LabelName> = {
  recipient: phrases(`
    ship to | deliver to | delivered to | delivery to | delivery address | to | consignee | consigned to | recipient | receiver
    addressee | to address | shipto | ship to address
    empfanger | an | empfanger / deliver to | lieferanschrift | lieferadresse | warenempfanger
    destinataire | livrer a | adresse de livraison | a l'attention de | dest
    ontvanger | aan | bezorgadres | afleveradres | geadresseerde
    destinatario | destinataria | para | destino | entregar a | direccion de entrega | destinatario / consegna | consegnare a
    mottagare | till | modtager | mottaker | til | vastaanottaja
    odbiorca | adresat | prijemce | adresat / prijemce | prijemca | cimzett | destinatar | primatelj | prejemnik | alici | paraliptis
  `),
  sender: phrases(`
    ship from | shipped from | from | sender | shipper | consignor | exporter | return address | return to | from address | if undelivered return to
    if undelivered please return to | returns | sent by
    absender | absender / sender | von | versender | rucksendung an
    expediteur | exp | adresse de retour
    afzender | van | retouradres | remitente | remite | mittente | remetente
    avsandare | fran | afsender | avsender | fra | lahettaja | nadawca | odesilatel | odosielatel | felado | expeditor | posiljatelj | gonderen
  `),
  tracking: phrases(`
    tracking # | tracking number | tracking no | tracking id | tracking nr | tracking code | tracking | trk # | trk | trk no | waybill | air waybill | awb | awb no | hawb
    shipment no | shipment number | shipment id | consignment no | consignment number | consignment note | consignment | con note | connote | con number | con no | parcel number | parcel no
    parcel id | parcel nr | package id | package number | item id | item number | article id | ap article id | pin | pin nip | nip pin | label id
    sendungsnummer | sendungsnr | sendungs nr | paketnummer | paketnr | paket nr | paketscheinnummer | identcode | sendung | sendungs id | colis nr | frachtbrief
    numero de suivi | n° de suivi | no de suivi | n° de colis | no de colis | n° colis | colis | n° d'envoi | numero d'envoi | suivi | bordereau
    kolli id | kolli nr | kollinummer | kollinr | colli id | sandnings id | sandningsnr | sandningsnummer | forsendelse | forsendelsesnr | sendingsnummer | pakkenr | pakkenummer
    zending | zendingsnummer | barcode | track | track trace | pro number | pro no | pro # | pro | b/l number | waybill no
    numero de seguimiento | n° de seguimiento | codigo de envio | n° de envio | numero de envio | localizador | seguimiento | expedicion
    spedizione | numero di spedizione | lettera di vettura | codigo de rastreio | numero de objeto | rastreio
    nr paczki | numer paczki | nr przesylki | numer przesylki | nr listu przewozowego | list przewozowy
    cislo baliku | cislo zasilky | c. baliku | zasilka c | csomagszam | usps tracking #
  `),
  reference: phrases(`
    ref | ret | refs | reference | ref no | ref nr | ref 1 | reference no | reference number | reference 1 | ref # | order no | order nr | order number | order id | order #
    order | po | po no | po # | po number | p.o. | p.o. no | purchase order | inv | invoice | invoice no | invoice # | customer ref | customer reference | cust ref | cust reference
    customer reference no | reference no 1 | your ref | your reference | ref code | package ref | shipment reference | shipment ref | shipper ref | sender reference
    paket ref / package ref | paket ref | ref 2 | referenz | referenznr | referenznummer | referenz 1 | kundenreferenz | kundenref | auftragsnummer | auftrag | auftragsnr | bestellnummer
    ref client | reference client | ref expediteur | ref exp | ref dest | reference destinataire | n° de commande | commande | votre reference
    referentie | kenmerk | klantreferentie | ordernummer | bestelnummer | referencia | ref cliente | referencia cliente | pedido | n° pedido | riferimento | rif | ordine
    referens | kundreferens | godsmarkning | kundref | referanse | referenssi | referencja | nr ref | nr referencyjny | zamowienie | nr zamowienia | reference zasilky | variabilni symbol | vs
  `),
  weight: phrases(`
    weight | actwgt | act wt | act wgt | actual weight | gross weight | dead weight | shp wt | shpt weight | pkg wt | wt | wgt | weight poids | poids | gewicht | gewicht / weight | vikt
    vaegt | vagt | vekt | paino | peso | peso bruto | peso lordo | waga | hmotnost | vaha | tomeg | suly | greutate | masa | agirlik
  `),
  date: phrases(`
    ship date | shipping date | shipment date | date shipped | date of shipment | dispatch date | date of despatch | despatched | shipped | shipped on | mailed | mail date | mailing date | posted
    posting date | date of posting | date | print date | printed | label date | pickup date | pick up date | collection date | manifest date
    datum | versanddatum | einlieferungsdatum | druckdatum | abholdatum | date d'expedition | date expediee | date de depot | date d'envoi | expedie le
    verzenddatum | fecha | fecha de envio | fecha envio | data | data di spedizione | data spedizione | data nadania | data wydruku | datum odeslani | datum podani | dato | forsendelsesdato | avsendt | paivays
  `),
  carrier: phrases(
    'carrier | carrier name | frachtfuhrer | transporteur | vervoerder | transportista | vettore | przewoznik | transportor',
  ),
  service: phrases(
    'service | services | service type | service level | product | produkt | produit | servicio | servizio | usluga | sluzba | prestation | tjanst',
  ),
  other: phrases(`
    contact | contact name | origin | origin id | phone | tel | telefon | telefono | attn | bol number | bill of lading | altref | alt ref | pieces | piece | pce/shpt weight | packages
    content | contents | description | day | time | parcel | parcels | pakete | paket | package | dims | dimensions | billing | bill sender | bill | for | via | absender ref | cad | dept | dept no
    absender ref. / sender ref | sender ref | export reference | shipper reference | account | acct | a/c | account no | customer no | kundennr | kundennummer | kunden nr | abrechnungsnr | abrechnungsnummer
    expected delivery date | expected delivery | delivery date | deliver by | delivery by | scheduled delivery | due date | zustelldatum | date de livraison | leverdatum | fecha de entrega
    leitcode | routing | route | depot | sort | zone | zona | instructions | remarks | bemerkung | opmerking | observaciones | note | notes | uwagi | poznamka | store | type | order type
    terms | options | features | incoterms | incoterm | customs value | custom val | value | cod | nachnahme | dobirka | pobranie | kontakt | knr | email | e-mail | mobile
  `),
};

export const findShippingLabels = labelFinder(LABELS);

/**
 * The name as results have it, and what it is printed as, folded. Of names printed equally often the first here is
 * taken.
 */
export const CARRIERS: readonly (readonly [name: string, pattern: RegExp])[] = [
  ['UPS', /\bups\b|united parcel/],
  ['FedEx', /fed ?ex(?![a-z])|federal express/],
  ['USPS', /\busps\b|u\.? ?s\.? postal|us ?postage|united states postal/],
  ['DHL', /dhl(?![a-z])/],
  ['DB Schenker', /schenker/],
  ['PostNord', /post ?nord/],
  ['Purolator', /purolator/],
  ['Canpar', /\bcanpar\b/],
  ['Canada Post', /canada ?post|postes canada/],
  ['Australia Post', /australia ?post|auspost|\beparcel\b/],
  ['StarTrack', /startrack/],
  ['NZ Post', /\bnz post\b|new zealand post/],
  ['Royal Mail', /royal ?mail/],
  ['Parcelforce', /parcel ?force/],
  ['An Post', /\ban post\b/],
  ['Chronopost', /chronopost/],
  ['Mondial Relay', /mondial relay/],
  ['Colis Privé', /colis prive/],
  ['La Poste', /la poste(?! italiane)|colissimo/],
  ['Österreichische Post', /osterreichische post|post\.at/],
  ['Deutsche Post', /deutsche post/],
  ['Swiss Post', /swiss ?post|die post\b|la posta\b|postpac/],
  ['PostNL', /post ?nl\b/],
  ['bpost', /\bbpost\b/],
  ['Hermes', /\bhermes\b/],
  ['Evri', /\bevri\b/],
  ['Yodel', /\byodel\b/],
  ['Aramex', /aramex/],
  ['OnTrac', /ontrac/],
  ['LaserShip', /lasership/],
  ['Amazon', /amazon (?:logistics|shipping)|\bamzl\b|^\W*amazon\W*$/],
  ['InPost', /\binpost\b|paczkomat/],
  ['Poczta Polska', /poczta polska|pocztex/],
  ['Česká pošta', /ceska posta|balikovna/],
  ['Packeta', /packeta|zasilkovna/],
  ['PPL', /\bppl\b/],
  ['Magyar Posta', /magyar posta/],
  ['Posti', /\bposti\b|itella/],
  ['Posten', /\bposten\b/],
  ['Bring', /^\W*bring\W*$|\bbring parcels?\b/],
  ['Correos', /\bcorreos\b/],
  ['SEUR', /\bseur\b/],
  ['Nacex', /\bnacex\b/],
  ['MRW', /\bmrw\b/],
  ['CTT', /\bctt\b/],
  ['Poste Italiane', /poste italiane/],
  ['BRT', /\bbrt\b|bartolini/],
  ['Geodis', /\bgeodis\b/],
  ['SF Express', /\bsf express\b/],
  ['Japan Post', /japan post/],
  ['Singapore Post', /singpost/],
  ['Blue Dart', /blue ?dart/],
  ['Delhivery', /delhivery/],
  ['DPD', /\bdpd\b/],
  ['GLS', /\bgls\b/],
  ['TNT', /\btnt\b/],
];

export const SERVICES = new RegExp(
  [
    String.raw`(?:usps )?(?:ground advantage|priority mail(?: express)?(?: international)?|first[- ]class(?: mail| package(?: international)?(?: service)?)?|parcel select(?: ground)?|media mail|library mail|retail ground)`,
    String.raw`(?:ups )?(?:next day air(?: saver| early(?: a\.?m\.?)?)?|2nd day air(?: a\.?m\.?)?|3 day select|worldwide (?:express(?: plus)?|saver|expedited|economy)|express (?:saver|plus)|surepost|access point(?: economy)?|mail innovations)`,
    String.raw`ups (?:standard|ground(?: saver)?|express|saver|expedited)`,
    String.raw`(?:fedex )?(?:priority overnight|standard overnight|first overnight|2 ?day(?: a\.?m\.?)?(?! \d)|express saver|home delivery|smart ?post|ground economy|(?:international|intl) (?:priority|economy|first|ground)|international connect plus)`,
    String.raw`fedex (?:ground|freight|express)`,
    String.raw`(?:domestic )?express (?:worldwide|domestic|easy|envelope|\d{1,2}:\d{2})(?: nondoc| doc)?`,
    String.raw`economy select|jetline|sprintline|europaket|europlus|euro ?business ?parcel|business ?parcel|(?:euro|business) ?small ?parcel|flex ?delivery|expresssaver|shop ?(?:delivery|return) ?service`,
    String.raw`dhl (?:paket(?: international)?|parcel connect|warenpost|kleinpaket|europaket|retoure)|warenpost`,
    String.raw`(?:royal mail )?(?:special delivery|tracked (?:24|48)|signed for|(?:1st|2nd|first|second) class(?: signed for)?)(?: guaranteed)?`,
    String.raw`db schenker ?\p{L}+`,
    String.raw`mypack (?:home|collect)(?: small)?|varubrev(?: \p{L}+)?|parcel locker|pickup parcel|home delivery parcel`,
    String.raw`dpd (?:classic|home|shop|pickup|predict|express|next day|\d{1,2}:\d{2})|(?<![\p{L}\p{N}])d-(?:classic|b2c|express|predict)`,
    String.raw`chrono ?(?:10|13|18|relais|express|classic)|colissimo (?:domicile|expert|access|eco|france|international|relais)(?: (?:avec|sans) signature)?|domicile (?:avec|sans) signature`,
    String.raw`paq(?:uete)? (?:premium|estandar|today|retorno|ligero|azul)|pocztex(?: kurier(?: 48)?| ekspres 24| 48)?|paczka (?:48|24|pocztowa)`,
    String.raw`postpac (?:priority|economy)`,
    String.raw`purolator (?:express|ground)(?: pack| envelope| box| 9am| 10:30am| 12pm)?|express post(?: parcels?)?`,
    String.raw`(?:next day|overnight|expedited parcel|xpresspost(?: certified)?|regular parcel|small packet(?: air| surface)?|tracked packet(?: usa| international)?|parcel post|express courier)`,
  ].join('|'),
  'iu',
);
/** Names of services that are common words, taken when nothing better is printed. */
export const PLAIN_SERVICES =
  /(?<![\p{L}])(?:ground|express|economy|priority|standard|premium|overnight|expedited)(?![\p{L}])/iu;
