/** What both e-invoice syntaxes say, in our words, before it becomes fields. */
import { entriesOf } from '../../model/entries.js';
import { cents } from '../../normalise/amounts.js';
import { addressLine, tidy } from '../../normalise/text.js';
import { type Found } from '../../reading/found.js';
import { type InvoicePath } from './schema.js';

export interface EInvoiceParty {
  readonly name?: string;
  readonly street: readonly (string | undefined)[];
  readonly postcode?: string;
  readonly town?: string;
  readonly vatId?: string;
  readonly email?: string;
  readonly phone?: string;
}

export interface EInvoiceLine {
  readonly description?: string;
  readonly quantity?: number;
  readonly unit?: string;
  readonly unitPrice?: number;
  readonly taxRate?: number;
  readonly amount?: number;
}

export interface EInvoice {
  readonly number?: string;
  readonly date?: string;
  readonly dueDate?: string;
  readonly purchaseOrder?: string;
  readonly currency?: string;
  readonly vendor: EInvoiceParty;
  readonly customer: EInvoiceParty;
  readonly subtotal?: number;
  readonly tax?: number;
  readonly total?: number;
  readonly prepaid?: number;
  readonly due?: number;
  readonly rates: readonly number[];
  readonly iban?: string;
  readonly bic?: string;
  readonly terms?: string;
  readonly lines: readonly EInvoiceLine[];
  /** Header data only: profiles that carry no lines and no addresses leave the rest to the page. */
  readonly headerOnly: boolean;
}

/** The issuer signed these values; only a faulty issuer makes them wrong. */
const CERTAIN = 0.99;

export function eInvoiceFields(invoice: EInvoice): Found<InvoicePath>[] {
  const money = (value: number | undefined) => (value === undefined ? undefined : cents(value));
  const values: Partial<Record<InvoicePath, string | number | readonly number[]>> = {
    invoice_number: invoice.number,
    invoice_date: invoice.date,
    due_date: invoice.dueDate,
    purchase_order: invoice.purchaseOrder,
    ...partyValues('vendor', invoice.vendor),
    ...partyValues('customer', invoice.customer),
    currency: invoice.currency,
    subtotal: money(invoice.subtotal),
    tax_amount: money(invoice.tax),
    total_amount: money(invoice.total),
    prepaid_amount: invoice.prepaid ? money(invoice.prepaid) : undefined,
    amount_due: money(invoice.due),
    tax_rates: invoice.rates.length > 0 ? [...new Set(invoice.rates)].sort((a, b) => a - b) : undefined,
    iban: invoice.iban?.replace(/\s/g, ''),
    bic: invoice.bic,
    payment_terms: invoice.terms,
  };
  const finds = entriesOf(values).flatMap(([path, value]) => (value === '' ? [] : [certain(path, value)]));
  return [...finds, ...invoice.lines.flatMap(lineFields)];
}

function partyValues(role: 'vendor' | 'customer', party: EInvoiceParty): Partial<Record<InvoicePath, string>> {
  const town = tidy([party.postcode, party.town].filter(Boolean).join(' '));
  const address = addressLine([...party.street.filter((part) => part !== undefined), town]);
  return {
    [`${role}_name`]: party.name,
    [`${role}_address`]: address || undefined,
    [`${role}_vat_id`]: party.vatId,
    ...(role === 'vendor' ? { vendor_email: party.email, vendor_phone: party.phone } : {}),
  };
}

function lineFields(line: EInvoiceLine, index: number): Found<InvoicePath>[] {
  const item = {
    description: line.description,
    quantity: line.quantity,
    unit: line.unit,
    unit_price: line.unitPrice,
    tax_rate: line.taxRate,
    amount: line.amount,
  };
  return entriesOf(item).map(([key, value]) => certain(`line_items.${index}.${key}`, value));
}

const certain = (path: InvoicePath, value: Found['value']): Found<InvoicePath> => ({
  path,
  value,
  confidence: CERTAIN,
  evidence: { page: 0, source: 'e-invoice' },
});
