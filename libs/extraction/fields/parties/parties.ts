/**
 * Who sells and who buys: every address of the document gets a role from the nearest role label above or beside it; those
 * without one are told apart by what a letterhead has and a window address has not.
 */
import { type Block, blocksOf } from '../../layout/blocks.js';
import { fold } from '../../layout/fold.js';
import { labelFinder } from '../../layout/labels.js';
import { labelled, type Labelled } from '../../layout/near.js';
import { around, heightOf, type Segment } from '../../layout/lines.js';
import { type Reading } from '../reading.js';
import { findEmails } from '../vocabulary/contacts.js';
import { hasLegalForm } from '../vocabulary/names.js';
import { partyInBlock, partyInLine, type PartyBlock, type Placed } from './address-block.js';
import { type Role, ROLE_LABELS } from './roles.js';

export interface Party {
  readonly name: Placed;
  readonly address?: Placed;
  readonly confidence: number;
}

export interface Parties {
  readonly vendor?: Party;
  readonly customer?: Party;
}

interface Candidate extends PartyBlock {
  readonly role?: Role;
  /** How sure the role is, 0..1. */
  readonly sure: number;
  readonly top: number;
}

const findRoles = labelFinder(ROLE_LABELS);
const SELLER_MARKS =
  /(?<!\p{L})(?:iban|bic|siret|rcs|hrb|geschaftsfuhr\S*|managing director|capital|ust-?id\S*|tva|www|http\S*|tel|telefon|phone|fax|amtsgericht|handelsregister|kvk|regd|registered)(?!\p{L})/u;

export function partiesOf(reading: Reading): Parties {
  const { layout } = reading;
  const labels = labelled(layout, findRoles).filter(standsAlone);
  const blocks = blocksOf(layout);
  const fromBlocks = blocks.flatMap((block) => candidateOf(partyInBlock(block), labels, reading) ?? []);
  const fromLines = layout.lines.flatMap((line) => candidateOf(partyInLine(line), labels, reading) ?? []);
  const candidates = [...fromBlocks, ...fromLines].sort((a, b) => a.top - b.top);
  const byRole = (role: Role) =>
    candidates.filter((candidate) => candidate.role === role).sort((a, b) => b.sure - a.sure)[0];

  let vendor = byRole('vendor');
  let customer = byRole('customer');
  const free = candidates.filter((candidate) => !candidate.role);
  vendor ??= free
    .filter((candidate) => candidate.oneLine || marks(candidate, reading) > 0)
    .sort((a, b) => b.sure - a.sure || a.top - b.top)[0];
  const others = free.filter((candidate) => candidate !== vendor && !same(candidate, vendor));
  if (!vendor && others.length > 1) vendor = others.shift();
  else if (!vendor && customer) vendor = others[0];
  customer ??=
    others.find((candidate) => candidate !== vendor && !same(candidate, vendor)) ??
    (vendor ? byRole('delivery') : undefined);
  return {
    ...(vendor ? { vendor: party(vendor) } : nameOnly(reading, labels, 'vendor', customer)),
    ...(customer ? { customer: party(customer) } : nameOnly(reading, labels, 'customer', vendor)),
  };
}

function candidateOf(
  found: PartyBlock | undefined,
  labels: readonly Labelled<Role>[],
  reading: Reading,
): Candidate | undefined {
  if (!found) return undefined;
  const box = around(found.spans);
  const page = found.name.page;
  const height = heightOf(found.spans[0]!.box);
  let role: Role | undefined;
  let nearest = 9 * height;
  for (const label of labels) {
    const at = around(label.words);
    if (label.line.page !== page || at[1] > box[1] + height * 0.7) continue;
    const down = Math.max(0, box[1] - at[3]);
    const aside = at[0] - box[0];
    const across = aside > 0 ? aside * 3 : -aside * (down < height ? 0.25 : 0.6);
    const distance = down + across;
    if (distance < nearest) [nearest, role] = [distance, label.name];
  }
  const top = page + box[1] / (reading.layout.pages[page]?.height ?? 1);
  return { ...found, role, sure: role ? 1 - nearest / (12 * height) : 0.4, top };
}

/** "To" inside a sentence is no label: it must begin its segment, and be followed by little or a colon. */
function standsAlone(label: Labelled<Role>): boolean {
  const segment = label.line.segments.find((part) => label.words.every((word) => part.words.includes(word)));
  if (!segment?.words[0] || !label.words.includes(segment.words[0])) return false;
  const rest = segment.text.slice(label.phrase.length).trim();
  if (label.phrase.length <= 5) return rest === '' || rest.startsWith(':');
  return rest.length < 45 && !/^(?:no|nr|n°|number|id|#|-?nummer|vat|tva)/i.test(rest);
}

/** Marks of a letterhead near the address: bank, registers, web site. */
function marks({ spans, name }: PartyBlock, reading: Reading): number {
  const box = around(spans);
  const near = reading.layout.lines.filter(
    (line) => line.page === name.page && line.box[1] > box[1] - 10 && line.box[1] < box[3] + heightOf(line.box) * 6,
  );
  return near
    .flatMap((line) => line.segments)
    .filter((segment) => overlaps(segment, box[0], box[2]) && SELLER_MARKS.test(fold(segment.text))).length;
}

function overlaps(segment: Segment, x0: number, x1: number): boolean {
  return segment.box[0] < x1 && segment.box[2] > x0;
}

function same(a: PartyBlock, b?: PartyBlock): boolean {
  return b !== undefined && fold(a.name.text) === fold(b.name.text);
}

function party(candidate: Candidate): Party {
  return {
    name: candidate.name,
    address: candidate.address,
    confidence: candidate.role ? 0.6 + 0.3 * candidate.sure : 0.6,
  };
}

/** No address to be had: the text beside the role label, or a company name in the letterhead. */
function nameOnly(reading: Reading, labels: readonly Labelled<Role>[], role: Role, other?: PartyBlock): Parties {
  for (const label of labels) {
    if (label.name !== role) continue;
    const segment = label.right && /^\W{0,2}\p{L}{2}/u.test(label.right.text) ? firstPart(label.right.text) : undefined;
    const below = label.below()[0];
    if (segment && label.right)
      return { [role]: { name: { text: segment, page: label.line.page, words: label.right.words }, confidence: 0.6 } };
    if (below && /\p{L}{3}/u.test(below.text))
      return {
        [role]: { name: { text: firstPart(below.text), page: below.page, words: below.words }, confidence: 0.5 },
      };
  }
  if (role === 'customer') return {};
  const head = headName(reading, other);
  return head ? { vendor: { name: head, confidence: 0.5 } } : {};
}

const firstPart = (text: string): string =>
  text
    .replace(/^[\s:.-]+/, '')
    .split(/,\s|\s{2,}/)[0]!
    .trim();

const TITLE =
  /(?<!\p{L})(?:invoice|rechnung|facture|factuur|factura|fattura|faktura|fatura|avoir|gutschrift|credit note|statement|receipt|page|seite|date|datum)(?!\p{L})/u;

/** A line with a legal form anywhere, else the name in a mail address or web site, else the first line of the page. */
function headName(reading: Reading, other?: PartyBlock): Placed | undefined {
  const segments = reading.layout.lines.flatMap((line) => line.segments);
  const fits = (segment: Segment) =>
    segment.text.length < 50 &&
    /\p{L}{3}/u.test(segment.text) &&
    !/[:@]/.test(segment.text) &&
    fold(segment.text) !== fold(other?.name.text ?? '');
  const asPlaced = (segment: Segment): Placed => ({
    text: segment.text.replace(/\s+/g, ' '),
    page: segment.page,
    words: segment.words,
  });
  const legal = segments
    .slice(0, 40)
    .find((segment) => fits(segment) && hasLegalForm(segment.text) && !TITLE.test(fold(segment.text)));
  if (legal) return asPlaced(legal);
  const domain = domainOf(reading);
  const named =
    domain &&
    segments.find(
      (segment) =>
        fits(segment) &&
        squeeze(segment.text).length > 3 &&
        (domain.includes(squeeze(segment.text)) || squeeze(segment.text).startsWith(domain)),
    );
  if (named) return asPlaced(named);
  const first = segments
    .slice(0, 6)
    .find((segment) => fits(segment) && !TITLE.test(fold(segment.text)) && !/\d/.test(segment.text));
  return first && asPlaced(first);
}

const squeeze = (text: string): string => fold(text).replace(/[^a-z0-9]/g, '');

function domainOf(reading: Reading): string | undefined {
  for (const line of reading.layout.lines) {
    const host =
      /(?:www\.|https?:\/\/(?:www\.)?)([\p{L}\d-]+)\./iu.exec(line.text)?.[1] ??
      findEmails(line.text)[0]?.value.split('@')[1]?.split('.').at(-2);
    if (host && host.length > 3) return squeeze(host);
  }
  return undefined;
}
