/** What shipping labels call things, folded; the names of carriers and of their services. */
import { labelFinder, type Lexicon, phrases } from '../../layout/labels.js';

export type LabelName = 'recipient' | 'sender' | 'tracking' | 'reference' | 'weight' | 'date' | 'other';

const LABELS: Lexicon<LabelName> = {
  recipient: phrases(`
    ship to | deliver to | delivered to | to | consignee | recipient | receiver | empfanger | an | destinataire | mottagare
    ontvanger | destinatario | to address | empfanger / deliver to | shipto | livrer a | aan
  `),
  sender: phrases(`
    ship from | from | sender | shipper | consignor | absender | absender / sender | von | expediteur | avsandare | afzender
    remitente | mittente | return address | return to | from address
  `),
  tracking: phrases(`
    tracking # | tracking number | tracking no | tracking id | tracking | trk # | trk | waybill | air waybill | awb | awb no
    shipment no | shipment number | shipment id | consignment no | consignment number | consignment | parcel number
    sendungsnummer | paketnummer | numero de suivi | n° de suivi | n° de colis | colis | kolli id | pro number | pro no
    waybill no | usps tracking # | barcode | track | spedizione | zending | kollinummer | sendung
  `),
  reference: phrases(`
    ref | reference | ref no | ref 1 | reference no | ref # | order no | po | po no | inv | referenz | customer ref | cust ref
    reference no 1 | your ref | ref code | package ref | paket ref / package ref | paket ref | ref 2 | order number | order id
  `),
  weight: phrases('weight | actwgt | act wt | gewicht | gewicht / weight | poids | vikt | gross weight | wt'),
  date: phrases('ship date | date | shipped | datum | print date | date expediee | pickup date'),
  other: phrases(`
    contact | origin | phone | tel | carrier | bol number | bill of lading | altref | alt ref | pieces | piece | pce/shpt weight
    content | contents | day | time | parcel | service | product | produkt | dims | billing | for | via | absender ref
    absender ref. / sender ref | sender ref | export reference | shipper reference | account
  `),
};

export const findShippingLabels = labelFinder(LABELS);

/** A later entry wins over none; names that are also words stand last. */
export const CARRIERS: readonly (readonly [name: string, pattern: RegExp])[] = [
  ['UPS', /\bups\b|united parcel/],
  ['FedEx', /fed ?ex/],
  ['USPS', /\busps\b|u\.? ?s\.? postal|us postage/],
  ['DHL', /dhl(?![a-z])/],
  ['DB Schenker', /schenker/],
  ['PostNord', /postnord/],
  ['Purolator', /purolator/],
  ['Canada Post', /canada post|postes canada/],
  ['Australia Post', /australia post|auspost/],
  ['Royal Mail', /royal mail/],
  ['Parcelforce', /parcelforce/],
  ['Chronopost', /chronopost/],
  ['La Poste', /la poste|colissimo/],
  ['Österreichische Post', /osterreichische post|post\.at/],
  ['Deutsche Post', /deutsche post/],
  ['Swiss Post', /swiss post|die post\b|la posta\b/],
  ['PostNL', /postnl/],
  ['bpost', /\bbpost\b/],
  ['Hermes', /\bhermes\b/],
  ['Evri', /\bevri\b/],
  ['Yodel', /\byodel\b/],
  ['Aramex', /aramex/],
  ['OnTrac', /ontrac/],
  ['DPD', /\bdpd\b/],
  ['GLS', /\bgls\b/],
  ['TNT', /\btnt\b/],
];

export const SERVICES = new RegExp(
  [
    String.raw`(?:usps )?(?:ground advantage|priority mail(?: express)?(?: international)?|first[- ]class(?: mail| package(?: service)?)?|parcel select|media mail|retail ground)`,
    String.raw`(?:ups )?(?:next day air(?: saver| early)?|2nd day air(?: a\.?m\.?)?|3 day select|worldwide (?:express|saver|expedited)|express(?: saver| plus)|surepost|access point)`,
    String.raw`ups (?:standard|ground|express|saver|expedited)`,
    String.raw`(?:fedex )?(?:priority overnight|standard overnight|first overnight|2 ?day(?: a\.?m\.?)?|express saver|home delivery|smartpost|international (?:priority|economy|first))`,
    String.raw`(?:domestic )?express (?:worldwide|domestic|easy|envelope|\d{1,2}:\d{2})`,
    String.raw`economy select|jetline|sprintline|europaket|europlus|businessparcel|expresssaver`,
    String.raw`(?:special delivery|tracked (?:24|48)|signed for)(?: guaranteed)?`,
    String.raw`db schenker ?\p{L}+`,
    String.raw`(?:next day|overnight|expedited parcel|xpresspost|regular parcel|parcel post)`,
  ].join('|'),
  'iu',
);
/** Names of services that are common words, taken when nothing better is printed. */
export const PLAIN_SERVICES =
  /(?<![\p{L}])(?:ground|express|economy|priority|standard|premium|overnight|expedited)(?![\p{L}])/iu;
