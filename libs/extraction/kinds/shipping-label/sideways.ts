/**
 * Print on its side: many labels turn their sender, a heading or a code by a quarter to save room. It is read by itself
 * and gives what the upright print leaves open; what the upright reading made of it is no part of any line.
 */
import { type FirstReading } from '../../kind/second-look.js';
import { labelled } from '../../layout/near.js';
import { type Layout, layOut } from '../../layout/layout.js';
import { isWithin } from '../../model/boxes.js';
import { type Page } from '../../model/page.js';
import { readSideways } from '../../ocr/read-sideways.js';
import { type TurnedWords } from '../../decode/document.js';
import { composed, turnedBy } from '../../model/pose.js';
import { type Found } from '../../reading/found.js';
import { type Reading, readingOf } from '../../reading/reading.js';
import { freeParties } from './parties/free-parties.js';
import { headedParties, partyFields } from './parties/addresses.js';
import { carrierFields } from './carrier.js';
import { announces, weightField } from './details.js';
import { dateField } from './ship-date.js';
import { findShippingLabels } from './labels/all.js';
import { referenceField } from './reference.js';
import { type Role } from './parties/roles.js';
import { serviceField } from './service-field.js';
import { type ShippingLabelPath } from './schema.js';
import { trackingField } from './tracking/tracking-field.js';

/** What no label or known name tells is left out: the print beside is of versions and forms as well. */
const LEAST_SURE = 0.65;

/** A label's print on its side stands on its first page. */
export async function sidewaysReadings({ document, layout, ocr, signal }: FirstReading): Promise<Layout[]> {
  const [page] = layout.pages;
  const decoded = page && document.pages[page.index];
  if (!decoded) return [];
  const printed = (decoded.sideways ?? []).map((part) => turnedPage(page, part));
  const seen = page.sideways ? await readSideways(decoded, page, ocr, signal) : [];
  return [...printed, ...seen].map((part) => layOut([part]));
}

/** What the text layer has on its side. */
const turnedPage = ({ index, pose, width, height }: Page, { turn, words }: TurnedWords): Page => ({
  index,
  pose: composed(pose, turnedBy(turn)),
  width: height,
  height: width,
  words,
});

/** The upright print alone. */
export function uprightOf(reading: Reading): Reading {
  const { layout, language, rereads, barcodes } = reading;
  if (rereads.length === 0) return reading;
  const upright = layOut(layout.pages.map(withoutSideways));
  return readingOf(upright, language, { rereads, barcodes });
}

const withoutSideways = (page: Page): Page => ({
  ...page,
  words: page.words.filter(({ box }) => !page.sideways?.some((part) => isWithin(box, part))),
});

/**
 * What the print on its side adds.
 * @param upright what the upright print says
 * @param carrier as the label names it
 */
export function sidewaysFields(
  { rereads, language }: Reading,
  upright: readonly Found<ShippingLabelPath>[],
  carrier?: string,
): Found<ShippingLabelPath>[] {
  return rereads.flatMap((layout) => {
    const reading = readingOf(layout, language);
    const labels = labelled(layout, findShippingLabels).filter(announces);
    const told = [
      ...carrierFields(reading, labels),
      ...trackingField(reading, labels, carrier).finds,
      ...serviceField(reading, labels),
      ...weightField(reading, labels),
      ...dateField(reading, labels),
      ...referenceField(reading, labels),
    ];
    const parties = partiesOf(reading, upright);
    // Whom it goes to is named there: all of the label lies on its side, and nothing else does.
    const whole = headedParties(layout, labels).recipient !== undefined;
    return [...parties, ...told.filter(({ confidence }) => whole || confidence >= LEAST_SURE)];
  });
}

/** Whose address the upright print does not have: by their heading, and without one the sender beside a recipient. */
function partiesOf(reading: Reading, upright: readonly Found<ShippingLabelPath>[]): Found<ShippingLabelPath>[] {
  const isOpen = (role: Role) => !upright.some(({ path }) => path.startsWith(`${role}_`));
  const headed = headedParties(reading.layout, labelled(reading.layout, findShippingLabels));
  const [free] = freeParties(reading.layout);
  // Upright its name may stand alone, as a shop's does whose parcels another sends.
  const isLacking = (role: Role) =>
    isOpen(role) || (Boolean(headed[role]?.address) && !upright.some(({ path }) => path === `${role}_address`));
  const sender = headed.sender ?? (!headed.recipient && isOpen('recipient') ? undefined : free);
  return [
    ...(isLacking('sender') ? partyFields(reading, 'sender', sender, false) : []),
    ...(isLacking('recipient') ? partyFields(reading, 'recipient', headed.recipient, false) : []),
  ];
}
