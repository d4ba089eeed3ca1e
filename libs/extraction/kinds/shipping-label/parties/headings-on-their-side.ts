/**
 * Headings that run up or down beside what they head, in a narrow strip of a label: "DESTINATARIO" along the left of a
 * recipient's lines. Read turned, they say whose block stands beside them.
 */
import { around } from '../../../model/boxes.js';
import { labelled } from '../../../layout/near.js';
import { type Box, type Page } from '../../../model/page.js';
import { asItCame, inverse, placeAsItCame } from '../../../model/pose.js';
import { type Reading } from '../../../reading/reading.js';
import { findShippingLabels } from '../labels/all.js';
import { isHeading } from './headings.js';
import { type LabelParty } from './party.js';
import { type Role, type Roles } from './roles.js';

/** Shorter is what a cut has of the print beside. */
const WORD = 3;
/** How far its block stands from it at most, in widths of the heading. */
const ASIDE = 5;

/** @param free parties whose role no upright word tells */
export function besideHeadings(reading: Reading, free: readonly LabelParty[]): Roles {
  const headings = headingsOf(reading);
  const beside = (role: Role) =>
    headings
      .filter((heading) => heading.role === role)
      .flatMap(({ page, box }) => free.filter(({ lines }) => lines[0]!.page === page && isBeside(around(lines), box)))
      .map((party): LabelParty => ({ ...party, named: true }))[0];
  const [recipient, sender] = [beside('recipient'), beside('sender')];
  return recipient && recipient.lines === sender?.lines
    ? {}
    : { ...(recipient && { recipient }), ...(sender && { sender }) };
}

function isBeside(party: Box, [left, top, right, bottom]: Box): boolean {
  const shared = Math.min(party[3], bottom) - Math.max(party[1], top);
  const gap = Math.max(party[0] - right, left - party[2]);
  const least = Math.min(party[3] - party[1], bottom - top) / 2;
  return shared > least && gap > left - right && gap < (right - left) * ASIDE;
}

/** Where they stand on the upright page. */
function headingsOf({ layout, rereads }: Reading): { role: Role; page: number; box: Box }[] {
  return rereads.flatMap((turned) =>
    labelled(turned, findShippingLabels).flatMap(({ name, line, words }) => {
      const segment = line.segments.find((one) => one.words.includes(words[0]));
      const from = turned.pages.find(({ index }) => index === line.page);
      const to = layout.pages.find(({ index }) => index === line.page);
      const others = segment?.words.filter((word) => !words.includes(word)) ?? [];
      const isOwn = segment && (isHeading(segment.text) || others.every(({ text }) => text.length < WORD));
      if ((name !== 'recipient' && name !== 'sender') || !isOwn || !from || !to) return [];
      return [{ role: name, page: line.page, box: onPage(placeAsItCame(around(words), from), to) }];
    }),
  );
}

/** A place on the page as it came → the box on the page as it was read, in that one's unit. */
function onPage(place: Box, { pose, width, height }: Page): Box {
  const [x0, y0, x1, y1] = pose ? asItCame(place, inverse(pose)) : place;
  return [x0 * width, y0 * height, x1 * width, y1 * height];
}
