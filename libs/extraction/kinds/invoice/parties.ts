/** Names, addresses and VAT numbers of the vendor and the customer. */
import { isOnlyLabels } from '../../layout/labels.js';
import { inOneCell, type Labelled } from '../../layout/near.js';
import { fold } from '../../layout/fold.js';
import { type Span, startOf, wordsAt } from '../../layout/lines.js';
import { around, heightOf } from '../../model/boxes.js';
import { legalForm } from '../../normalise/names.js';
import { tidy } from '../../normalise/text.js';
import { type Found } from '../../reading/found.js';
import { type ItemTable } from '../../fields/line-items/headed-table.js';
import { findRoles } from '../../fields/parties/role-labels.js';
import { type Parties, partiesOf, type Party } from '../../fields/parties/parties.js';
import { type Reading } from '../../reading/reading.js';
import { findVatIds, type Match } from '../../fields/vocabulary/contacts.js';
import { findIndianTaxNumbers } from '../../fields/vocabulary/indian-tax-number.js';
import { findSpanishTaxNumbers } from '../../fields/vocabulary/spanish-tax-number.js';
import { eastAsianParties } from './east-asian-parties.js';
import { findInvoiceLabels } from './labels/all.js';
import { type InvoiceLabel } from './labels/names.js';
import { find } from '../../reading/values.js';
import { type InvoicePath } from './schema.js';
import { mostOfAddress } from './sure-address.js';

export function partyFields(
  reading: Reading,
  labels: readonly Labelled<InvoiceLabel>[],
  table: Pick<ItemTable, 'lines'>,
): Found<InvoicePath>[] {
  const parties = partiesOf(reading, table.lines, (text) => isOnlyLabels(text, findInvoiceLabels));
  return [
    ...eastAsianParties(reading),
    ...fieldsOf(reading, 'vendor', parties),
    ...fieldsOf(reading, 'customer', parties),
    ...vatFields(reading, labels, parties),
  ];
}

function fieldsOf(reading: Reading, role: 'vendor' | 'customer', parties: Parties): Found<InvoicePath>[] {
  const { [role]: party, [role === 'vendor' ? 'customer' : 'vendor']: other } = parties;
  if (!party) return [];
  const { address, confidence } = party;
  const name = fromItsStart(reading, party.name);
  const finds: Found<InvoicePath>[] = [
    {
      path: `${role}_name`,
      value: legalForm(tidy(name.text.replace(LABELLED, ''))),
      confidence,
      evidence: reading.place(name),
    },
  ];
  if (address)
    finds.push({
      path: `${role}_address`,
      value: address.text,
      confidence: Math.min(confidence - 0.05, mostOfAddress(reading, party, other)),
      evidence: reading.place(address),
    });
  return finds;
}

/** "Larkspur Tools / & Garden Ltd", "Hurtownia Rawska / „Spichlerz” Sp. z o.o.": it goes on from the cell over it. */
function fromItsStart({ layout }: Reading, name: Party['name']): Party['name'] {
  const [x0, y0] = around(name.words);
  const height = heightOf(name.words[0]!.box);
  const over = layout.lines
    .flatMap(({ segments }) => segments)
    .findLast(({ page, box }) => page === name.page && box[3] < y0 + height / 2 && Math.abs(box[0] - x0) < height);
  if (!GOES_ON.test(name.text) || !over || y0 - over.box[3] > height || /[:\d]/.test(over.text)) return name;
  if (isOnlyLabels(over.text, findRoles)) return name;
  return { ...name, text: `${over.text} ${name.text}`, words: [...over.words, ...name.words] };
}

const GOES_ON = /^(?:(?:& ?|[„“”"«»])\p{L}|(?:di|dei|de|des|della|of|and|und|et|y) \p{Lu})/u;

/** A form's own label in front of the name. */
const LABELLED = /^(?:adresse|address|anschrift|name|nom|naam|nombre|company|firma)\s*:\s*/i;

/** A number of the tax office, whosever it is. */
interface TaxNumber extends Match {
  readonly line: Span;
  readonly label?: InvoiceLabel;
}

interface VatId extends TaxNumber {
  readonly role: 'vendor' | 'customer';
  readonly sure: number;
}

function vatFields(
  reading: Reading,
  labels: readonly Labelled<InvoiceLabel>[],
  parties: Parties,
): Found<InvoicePath>[] {
  const ids = settled(
    reading,
    reading.layout.lines.flatMap((line) =>
      [...findVatIds(line.text), ...findIndianTaxNumbers(line.text)].map((match) =>
        roleOf({ ...match, line }, labels, parties),
      ),
    ),
    parties,
  );
  const finds: Found<InvoicePath>[] = [];
  for (const role of ['vendor', 'customer'] as const) {
    const [best] = ids.filter((id) => id.role === role).sort((a, b) => b.sure - a.sure);
    if (best) finds.push(find(reading, `${role}_vat_id`, best.value, best.sure, { ...best, span: best.line }));
  }
  const bare = (['vendor', 'customer'] as const).flatMap((role) =>
    bareIn(reading, parties[role]).map((match): VatId => ({ ...match, role, sure: 0.6 })),
  );
  for (const id of [...national(labels, ids).map((match) => roleOf(match, labels, parties)), ...bare]) {
    const path = `${id.role}_vat_id` as const;
    if (!finds.some((known) => known.path === path))
      finds.push(find(reading, path, id.value, 0.6, { ...id, span: id.line }));
  }
  return finds;
}

const REGISTER =
  /(?<!\p{L})(?:hrb|hra|amtsgericht|registergericht|geschaftsfuhr\p{L}*|iban|bic|rcs|r\.c\.s|kvk|capital|vorstand|managing director)(?!\p{L})/u;

/**
 * Of two numbers that both went to the vendor, the one among the marks of a company's foot is; the other is the
 * customer's.
 */
function settled({ layout }: Reading, ids: readonly VatId[], { customer }: Parties): readonly VatId[] {
  if (!customer || ids.some(({ role }) => role === 'customer')) return ids;
  const values = [...new Set(ids.map(({ value }) => value))];
  if (values.length !== 2) return ids;
  const inFoot = (value: string) =>
    ids.some(
      (id) =>
        id.value === value &&
        layout.lines.some(
          ({ page, box, text }) =>
            page === id.line.page &&
            Math.abs(box[1] - id.line.box[1]) < heightOf(id.line.box) * 4 &&
            REGISTER.test(fold(text)),
        ),
    );
  const [own, ...more] = values.filter(inFoot);
  const underCustomer = ids.some(
    ({ value, line }) =>
      value !== own && line.page === customer.name.page && line.box[1] > around(customer.name.words)[3],
  );
  if (!own || more.length > 0 || !underCustomer) return ids;
  return ids.map((id) => (id.value === own ? { ...id, sure: 0.85 } : { ...id, role: 'customer', sure: 0.7 }));
}

/**
 * By its label; else the customer's when it stands in the customer's column right under the address; else the vendor's.
 */
function roleOf(match: TaxNumber, labels: readonly Labelled<InvoiceLabel>[], { customer, vendor }: Parties): VatId {
  const label =
    match.label ?? labels.filter(({ line, end }) => line === match.line && end <= match.start + 1).at(-1)?.name;
  if (label === 'customerVatId') return { ...match, role: 'customer', sure: 0.92 };
  const inColumn = (party?: Party) => {
    if (!party || party.name.page !== match.line.page) return Infinity;
    const box = around([...party.name.words, ...(party.address?.words ?? [])]);
    const at = wordsAt(match.line, match.start, match.end)[0]?.box ?? match.line.box;
    const down = at[1] < box[1] ? at[1] - box[1] : Math.max(0, at[1] - box[3]);
    const across = Math.max(0, box[0] - at[2], at[0] - box[2] - heightOf(at) * 6);
    return down < -heightOf(at) * 3 ? Infinity : Math.abs(down) + across * 2;
  };
  const near = heightOf(match.line.box) * 12;
  const [toCustomer, toVendor] = [inColumn(customer), inColumn(vendor)];
  if (toCustomer < near && toCustomer < toVendor) return { ...match, role: 'customer', sure: 0.8 };
  return { ...match, role: 'vendor', sure: label === 'vatId' ? 0.88 : 0.7 };
}

/** Tax numbers proved by their check figure, alone in their cells, between a party's name and address or under them. */
function bareIn({ layout }: Reading, party?: Party): TaxNumber[] {
  if (!party) return [];
  const [x0, y0, x1, y1] = around([...party.name.words, ...(party.address?.words ?? [])]);
  return layout.lines.flatMap((line) =>
    line.segments.flatMap((cell) => {
      const [left, top, right] = cell.box;
      const within = top > y0 && top < y1 + heightOf(cell.box) * 1.5 && left < x1 && right > x0;
      if (line.page !== party.name.page || !within) return [];
      const from = startOf(line, cell);
      return findSpanishTaxNumbers(cell.text).flatMap(({ value, start, end }) =>
        end - start === cell.text.length ? [{ value, start: from, end: from + end, line }] : [],
      );
    }),
  );
}

/** "VAT: 4691299616": the tax by its short name, and no amount of it. */
const announcesNumber = ({ name, line, right }: Labelled<InvoiceLabel>): boolean =>
  name === 'tax' && right !== undefined && /^\W{0,3}(?=\D{0,2}\d{6})[A-Z\d]{8,14}$/.test(inOneCell(line, right).text);

/** "47 155 509 597", "812133848 RT0001": right behind its label; behind other words it may be a company register's. */
const IN_GROUPS = /^\W{0,3}(\d{2,3}(?: \d{3}){2,3}(?![ .-]?\d)|\d{9} [A-Z]{2}\d{4}(?!\d))/;
/** Five digits at least: "32KDECB4389J1Z3"; a word or two may stand before it: "P.IVA e C.F. …". */
const IN_ONE = /^\W{0,3}(?:\p{L}[\p{L}.]{0,9}\W{1,3}){0,2}((?=(?:[A-Z./-]*\d){5})[A-Z0-9][A-Z0-9./-]{6,})/u;
/** Tax numbers without a country's prefix are only known by their label. */
function national(labels: readonly Labelled<InvoiceLabel>[], known: readonly VatId[]): TaxNumber[] {
  return labels.flatMap((label) => {
    if (label.name !== 'vatId' && label.name !== 'customerVatId' && !announcesNumber(label)) return [];
    const line = label.right ? label.line : label.below()[0];
    if (!line) return [];
    const text = (label.right ? inOneCell(label.line, label.right) : line).text;
    const match = IN_GROUPS.exec(text) ?? IN_ONE.exec(text);
    if (!match?.[1]) return [];
    const start = line.text.indexOf(match[1], label.right ? label.end : 0);
    const end = start + match[1].length;
    const taken = known.some((id) => id.line === line && id.start < end && start < id.end);
    return start < 0 || taken ? [] : [{ value: match[1], start, end, line, label: label.name }];
  });
}
