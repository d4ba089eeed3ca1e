/** IBAN, BIC, e-mail, telephone and terms of payment. VAT numbers go with the parties, whose they are. */
import { type Line, type Span, spanOf } from '../../layout/lines.js';
import { type Labelled, segmentsUnder } from '../../layout/near.js';
import { tidy } from '../../normalise/text.js';
import { type Found } from '../../reading/found.js';
import { type Reading } from '../../reading/reading.js';
import { type CheckedMatch, findBics, findEmails, findIbans, findPhones } from '../../fields/vocabulary/contacts.js';
import { type InvoiceLabel } from './labels/names.js';
import { find } from '../../reading/values.js';
import { type InvoicePath } from './schema.js';

export function identifierFields(reading: Reading, labels: readonly Labelled<InvoiceLabel>[]): Found<InvoicePath>[] {
  return [
    ...ibanField(reading, labels),
    ...bicField(reading, labels),
    ...emailField(reading),
    ...phoneField(reading, labels),
    ...termsField(reading, labels),
  ];
}

/**
 * A right check sum proves an IBAN wherever it stands; a wrong one is taken beside its label, and alone in its cell
 * where it has the shape of its country's. One of which figures were lost hardly says more than where to look.
 */
function ibanField(reading: Reading, labels: readonly Labelled<InvoiceLabel>[]): Found<InvoicePath>[] {
  const candidates = reading.layout.lines.flatMap((line, index) => {
    const named = labels.some((label) => label.line === line && label.name === 'iban');
    return [...wrapped(reading, line, index), line].flatMap((span) =>
      findIbans(span.text)
        .filter((iban) => iban.valid || named || standsForItself(iban, span, line))
        .map((iban) => find(reading, 'iban', iban.value, worthOf(iban, named), { span, ...iban })),
    );
  });
  const best = candidates.sort((a, b) => b.confidence - a.confidence).slice(0, 1);
  return best.length > 0 ? best : polishAccount(reading, labels);
}

/** Poland prints an account at home without the country before it; its check sum proves it all the same. */
function polishAccount(reading: Reading, labels: readonly Labelled<InvoiceLabel>[]): Found<InvoicePath>[] {
  for (const { name, right } of labels) {
    const match = name === 'iban' && right ? /^\d{2}(?: ?\d{4}){6}(?!\d)/.exec(right.text) : undefined;
    if (!match || !right || !findIbans(`PL${match[0]}`)[0]?.valid) continue;
    const value = match[0].replace(/\s/g, '');
    return [find(reading, 'iban', value, 0.9, { span: right, start: 0, end: match[0].length })];
  }
  return [];
}

/** Alone in its cell, as under a heading: behind another word it is what that word says ("Reference DE12 3704 …"). */
const standsForItself = ({ shaped, start, end }: CheckedMatch, { text }: Span, { segments }: Line): boolean =>
  shaped && segments.some((cell) => cell.text === text.slice(start, end));

const worthOf = ({ valid, shaped }: CheckedMatch, named: boolean): number =>
  valid ? 0.97 : !shaped ? 0.35 : named ? 0.7 : 0.5;

/** A narrow column of a foot breaks the number off: it goes on in the cell under it. */
const wrapped = ({ layout }: Reading, { segments }: Line, index: number): Span[] =>
  segments.flatMap((cell) => {
    const [under] = BREAKS_OFF.test(cell.text) ? segmentsUnder(layout, index, cell.box) : [];
    return under && /^\d/.test(under.text) ? [spanOf([...cell.words, ...under.words], cell.page)] : [];
  });
const BREAKS_OFF = /(?<![A-Z\d])[A-Z]{2}\d{2}(?: ?[A-Z\d])*$/;

function bicField(reading: Reading, labels: readonly Labelled<InvoiceLabel>[]): Found<InvoicePath>[] {
  for (const label of labels) {
    if (label.name !== 'bic') continue;
    for (const span of [label.right, ...label.below()]) {
      const [bic] = span ? findBics(span.text) : [];
      if (span && bic) return [find(reading, 'bic', bic.value, 0.92, { span, ...bic })];
    }
  }
  return [];
}

function emailField(reading: Reading): Found<InvoicePath>[] {
  for (const line of reading.layout.lines) {
    const [email] = findEmails(line.text);
    if (email) return [find(reading, 'vendor_email', email.value, 0.65, { span: line, ...email })];
  }
  return [];
}

function phoneField(reading: Reading, labels: readonly Labelled<InvoiceLabel>[]): Found<InvoicePath>[] {
  for (const label of labels) {
    if (label.name !== 'phone' || /fax/.test(label.phrase) || !label.right) continue;
    const [phone] = findPhones(label.right.text);
    if (phone) return [find(reading, 'vendor_phone', phone.value, 0.65, { span: label.right, ...phone })];
  }
  return [];
}

function termsField(reading: Reading, labels: readonly Labelled<InvoiceLabel>[]): Found<InvoicePath>[] {
  const label = labels.find(({ name, right, below }) => name === 'paymentTerms' && (right ?? below()[0]));
  const span = label?.right ?? label?.below()[0];
  return span && /\p{L}/u.test(span.text) ? [find(reading, 'payment_terms', tidy(span.text), 0.7, { span })] : [];
}
