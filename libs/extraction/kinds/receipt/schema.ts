import { z } from 'zod';
import { type PathOf } from '../../kind/paths.js';
import { currency, date, lineItem, money, text, time } from '../../kind/schema.js';

export const schema = z.object({
  merchant_name: text('The shop as its receipt names it'),
  merchant_address: text('Address of the shop, parts joined by ", "'),
  merchant_phone: text('Telephone number of the shop'),
  merchant_tax_id: text('Tax or VAT number of the shop'),
  receipt_number: text('Number of the receipt'),
  date: date('Day of the purchase'),
  time: time('Time of the purchase'),
  currency,
  subtotal: money('Sum before tax'),
  tax_amount: money('Sum of all taxes'),
  tip: money('Tip or gratuity'),
  total_amount: money('What was to be paid, after rounding'),
  payment_method: text('cash, card or another means as printed'),
  line_items: z.array(lineItem).describe('The lines of the receipt').optional(),
});

export type ReceiptPath = PathOf<typeof schema>;
