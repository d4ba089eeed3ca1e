import { z } from 'zod';
import { type PathOf } from '../../kind/paths.js';
import { currency, date, lineItem, money, text } from '../../kind/schema.js';

export const schema = z.object({
  invoice_number: text('Number of the invoice or credit note'),
  invoice_date: date('Day the invoice was issued'),
  due_date: date('Day by which it is to be paid'),
  purchase_order: text("The customer's order number"),
  vendor_name: text('Who sends the invoice'),
  vendor_address: text('Address of the sender, parts joined by ", "'),
  vendor_vat_id: text('VAT or tax identification number of the sender'),
  vendor_email: text('E-mail address of the sender'),
  vendor_phone: text('Telephone number of the sender'),
  customer_name: text('Who is to pay'),
  customer_address: text('Address of the customer, parts joined by ", "'),
  customer_vat_id: text('VAT or tax identification number of the customer'),
  currency,
  subtotal: money('Sum without tax'),
  tax_amount: money('Sum of all taxes'),
  total_amount: money('Sum with tax (gross), before prepayments'),
  prepaid_amount: money('What has been paid already'),
  amount_due: money('What remains to be paid'),
  tax_rates: z.array(z.number()).describe('Tax rates that occur, in percent').optional(),
  iban: text('IBAN to pay to, without spaces'),
  bic: text('BIC of that bank'),
  payment_terms: text('Terms of payment as printed'),
  line_items: z.array(lineItem).describe('The lines of the invoice').optional(),
});

export type InvoicePath = PathOf<typeof schema>;
