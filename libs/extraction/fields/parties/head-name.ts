/**
 * A vendor's name where no address gives it: a company's name in the letterhead, or what mail address and web site say.
 */
import { fold, squeezed } from '../../layout/fold.js';
import { type Segment } from '../../layout/lines.js';
import { heightOf } from '../../model/boxes.js';
import { type Reading } from '../../reading/reading.js';
import { findEmails } from '../vocabulary/contacts.js';
import { hasLegalForm } from '../vocabulary/names.js';
import { type Placed } from './address-block.js';
import { withoutLetterSpaces } from './letter-spaced.js';

const TITLE =
  /(?<!\p{L})(?:invoice|rechnung|facture|factuur|factura|fattura|faktura|fatura|avoir|gutschrift|credit note|statement|receipt|page|seite|date|datum|\p{L}*adres(?:se)?|\p{L}*anschrift|address|bill to|ship to|sold to|copie|kopie|copy|original|originale|orig|duplicate|duplicado|duplicata|triplicate|triplicado|reikningur|kreditreikningur|τιμολογιο|αποδειξη|πρωτοτυπο|αντιγραφο|фактура|оригинал|дубликат|известие|рахунок|накладна|акт|рахунок-фактура)(?!\p{L})/u;
const HEAD_SEGMENTS = 40;

export function headName(reading: Reading, isHeading: (text: string) => boolean, notThis?: string): Placed | undefined {
  const segments = reading.layout.lines.flatMap((line) => line.segments);
  const fits = ({ text }: Segment) =>
    text.length < 50 &&
    /\p{L}{3}/u.test(text) &&
    !/[:@]|^\S+\.\p{L}{2,}$/u.test(text) &&
    fold(text) !== fold(notThis ?? '') &&
    !TITLE.test(fold(text)) &&
    !isHeading(text);
  const head = segments.slice(0, HEAD_SEGMENTS);
  const domain = domainOf(reading);
  const chosen =
    head.find((segment) => fits(segment) && hasLegalForm(segment.text)) ??
    segments.find((segment) => domain && fits(segment) && isNamed(squeezed(segment.text), domain)) ??
    segments.slice(0, 6).find((segment) => fits(segment) && !/\d/.test(segment.text));
  if (!chosen) return undefined;
  const first = firstLineOf(chosen, segments, reading);
  const words = [...(first?.words ?? []), ...chosen.words];
  const text = first ? `${first.text} ${chosen.text}` : chosen.text;
  return withoutLetterSpaces({ text, page: chosen.page, words });
}

/** A logo may set the first word of the name larger, above the rest: where some line says both, both are the name. */
function firstLineOf(name: Segment, segments: readonly Segment[], { layout }: Reading): Segment | undefined {
  const height = heightOf(name.box);
  const above = segments.filter(
    ({ page, box }) =>
      page === name.page && box[3] <= name.box[1] + height / 2 && Math.abs(box[0] - name.box[0]) < height * 2,
  );
  const over = above.at(-1);
  const both = over && fold(`${over.text} ${name.text}`);
  const isNear = over && name.box[1] - over.box[3] < height * 2;
  return both && isNear && layout.lines.some(({ text }) => fold(text).includes(both)) ? over : undefined;
}

const isNamed = (name: string, domain: string): boolean =>
  name.length > 3 && (domain.includes(name) || name.startsWith(domain));

/** The second-level name of the first web site or mail address. */
function domainOf(reading: Reading): string | undefined {
  for (const { text } of reading.layout.lines) {
    const site = /(?:www\.|https?:\/\/(?:www\.)?)([\p{L}\d-]+)\./iu.exec(text)?.[1];
    const host = site ?? findEmails(text)[0]?.value.split('@')[1]?.split('.').at(-2);
    if (host && host.length > 3) return squeezed(host);
  }
  return undefined;
}
