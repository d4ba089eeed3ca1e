/** A shipping label's fields: carrier and tracking number by their shapes, recipient and sender by their labels. */
import { fold } from '../../layout/fold.js';
import { type Lexicon, labelFinder, phrases } from '../../layout/labels.js';
import { labelled, type Labelled } from '../../layout/near.js';
import { blocksOf } from '../../layout/blocks.js';
import { around, heightOf, type Line, wordsAt } from '../../layout/lines.js';
import { tidy } from '../../normalise/text.js';
import { type Found } from '../found.js';
import { partyInBlock, type PartyBlock } from '../parties/address-block.js';
import { type Reading } from '../reading.js';

type ShippingLabel = 'recipient' | 'sender' | 'tracking' | 'reference' | 'weight' | 'date' | 'service';

const LABELS: Lexicon<ShippingLabel> = {
  recipient: phrases(
    'ship to | deliver to | to | consignee | recipient | receiver | empfanger | an | destinataire | mottagare | ontvanger | destinatario | to address',
  ),
  sender: phrases(
    'ship from | from | sender | shipper | consignor | absender | von | expediteur | avsandare | afzender | remitente | mittente | return address',
  ),
  tracking: phrases(
    'tracking # | tracking number | tracking no | tracking id | tracking | trk# | trk # | waybill | awb | sendungsnummer | paketnummer | identcode | sscc | shipment number | shipment id | consignment | usps tracking #',
  ),
  reference: phrases(
    'ref | reference | ref no | ref 1 | reference no | ref # | order | order no | po | po no | inv | referenz | customer ref | cust ref | invoice',
  ),
  weight: phrases('weight | actwgt | act wt | gewicht | poids | vikt | gross weight | wt'),
  date: phrases('ship date | date | shipped | datum | print date'),
  service: phrases('service | product | produkt | service type'),
};
const findLabels = labelFinder(LABELS);

const CARRIERS: readonly (readonly [name: string, pattern: RegExp])[] = [
  ['UPS', /\bups\b|united parcel/],
  ['FedEx', /fed ?ex/],
  ['USPS', /\busps\b|u\.? ?s\.? postal|us postage/],
  ['DHL', /\bdhl\b/],
  ['DPD', /\bdpd\b/],
  ['GLS', /\bgls\b/],
  ['TNT', /\btnt\b/],
  ['DB Schenker', /schenker/],
  ['PostNord', /postnord/],
  ['Purolator', /purolator/],
  ['Canada Post', /canada post|postes canada/],
  ['Australia Post', /australia post/],
  ['Royal Mail', /royal mail/],
  ['La Poste', /la poste|colissimo/],
  ['Österreichische Post', /osterreichische post|post\.at/],
];
const TRACKING =
  /(?<![A-Z0-9])(?:1Z(?:\s?[A-Z0-9]){16}|[A-Z]{2}\s?(?:\d\s?){9}[A-Z]{2}|(?:\d\s?){19,21}\d|(?:\d{4}\s){2}\d{4}(?:\s\d{4})?|\d{12,15})(?![A-Z0-9])/;
const WEIGHT = /(?<![\d.])(\d+(?:[.,]\d+)?)\s?(lbs?|kgs?|oz|g)(?![\p{L}])/iu;
const POSTCODE =
  /\b(?:\d{5}-\d{4}|\d{5}|[A-Z]\d[A-Z] ?\d[A-Z]\d|[A-Z]{1,2}\d[A-Z\d]? ?\d[A-Z]{2}|\d{3} \d{2}|\d{4} ?[A-Z]{2}|\d{4})\b/;

export function shippingLabelFields(reading: Reading): Found[] {
  const labels = labelled(reading.layout, findLabels);
  return [
    ...carrierField(reading),
    ...trackingField(reading, labels),
    ...addressFields(reading, labels),
    ...detailFields(reading, labels),
  ];
}

function carrierField(reading: Reading): Found[] {
  for (const [name, pattern] of CARRIERS) {
    const line = reading.layout.lines.find(({ text }) => pattern.test(fold(text)));
    if (line) return [{ path: 'carrier', value: name, confidence: 0.8, evidence: reading.place(line) }];
  }
  return [];
}

function trackingField(reading: Reading, labels: readonly Labelled<ShippingLabel>[]): Found[] {
  const at = (line: Line, from: number, confidence: number): Found[] => {
    const match = TRACKING.exec(line.text.toUpperCase().slice(from));
    if (!match) return [];
    const start = from + match.index;
    return [
      {
        path: 'tracking_number',
        value: match[0].replace(/\s/g, ''),
        confidence,
        evidence: reading.place({ page: line.page, words: wordsAt(line, start, start + match[0].length) }),
      },
    ];
  };
  const named = labels
    .filter(({ name }) => name === 'tracking')
    .flatMap(({ line, end }) => [
      ...at(line, end, 0.85),
      ...next(reading, line).flatMap((below) => at(below, 0, 0.75)),
    ]);
  return [...named, ...reading.layout.lines.flatMap((line) => at(line, 0, 0.55))].slice(0, 1);
}

const next = ({ layout }: Reading, line: Line): readonly Line[] =>
  layout.lines.slice(layout.lines.indexOf(line) + 1, layout.lines.indexOf(line) + 3);

function addressFields(reading: Reading, labels: readonly Labelled<ShippingLabel>[]): Found[] {
  const isHeading = (text: string) => /^\W*(?:ship to|to|deliver to|from|ship from)\W*$/i.test(text);
  const blocks = blocksOf(reading.layout).flatMap((block) => partyInBlock(block, isHeading) ?? []);
  const roleOf = (block: PartyBlock) => {
    const box = around(block.spans);
    const height = heightOf(block.spans[0]!.box);
    const near = labels
      .filter(({ name }) => name === 'recipient' || name === 'sender')
      .map((label) => ({ label, at: around(label.words) }))
      .filter(({ at }) => at[1] < box[3] && at[0] < box[0] + height * 3)
      .map(({ label, at }) => ({ name: label.name, far: Math.abs(box[1] - at[1]) + Math.abs(box[0] - at[0]) * 0.4 }))
      .sort((a, b) => a.far - b.far)[0];
    return near && near.far < height * 8 ? near.name : undefined;
  };
  const roles = blocks.map((block) => ({ block, role: roleOf(block) }));
  const recipient = roles.find(({ role }) => role === 'recipient') ?? [...roles].reverse().find(({ role }) => !role);
  const sender =
    roles.find(({ role }) => role === 'sender') ?? roles.find(({ role, block }) => !role && block !== recipient?.block);
  return [...partyFields(reading, 'recipient', recipient?.block), ...partyFields(reading, 'sender', sender?.block)];
}

function partyFields(reading: Reading, role: 'recipient' | 'sender', block?: PartyBlock): Found[] {
  if (!block) return [];
  const { name, address } = block;
  const code = role === 'recipient' ? [...address.text.matchAll(new RegExp(POSTCODE, 'g'))].at(-1)?.[0] : undefined;
  return [
    ...(name ? [{ path: `${role}_name`, value: name.text, confidence: 0.65, evidence: reading.place(name) }] : []),
    { path: `${role}_address`, value: address.text, confidence: 0.55, evidence: reading.place(address) },
    ...(code ? [{ path: 'recipient_postcode', value: code, confidence: 0.65, evidence: reading.place(address) }] : []),
  ];
}

function detailFields(reading: Reading, labels: readonly Labelled<ShippingLabel>[]): Found[] {
  const finds: Found[] = [];
  for (const line of reading.layout.lines) {
    const weight = WEIGHT.exec(line.text);
    if (weight)
      finds.push({
        path: 'weight',
        value: tidy(weight[0]),
        confidence: 0.7,
        evidence: reading.place({
          page: line.page,
          words: wordsAt(line, weight.index, weight.index + weight[0].length),
        }),
      });
  }
  const [date] = reading.dates;
  if (date)
    finds.push({
      path: 'ship_date',
      value: date.iso,
      confidence: 0.6,
      evidence: reading.place({ page: date.line.page, words: date.words }),
    });
  for (const { name, right } of labels) {
    const value =
      name === 'reference' && right
        ? /^\W*((?=\S*\d)[\p{L}\p{N}][\p{L}\p{N}/_-]{2,})/u.exec(right.text)?.[1]
        : undefined;
    if (value && right) finds.push({ path: 'reference', value, confidence: 0.5, evidence: reading.place(right) });
  }
  return finds;
}
