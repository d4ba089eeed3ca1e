import { z } from 'zod';
import { type PathOf } from '../../kind/paths.js';
import { date, text } from '../../kind/schema.js';

export const schema = z.object({
  carrier: text('Carrier'),
  service: text('Service or product of the carrier'),
  tracking_number: text('Tracking number without spaces'),
  sender_name: text('Who sends'),
  sender_address: text('Address of the sender, parts joined by ", "'),
  recipient_name: text('Who receives'),
  recipient_address: text('Address of the recipient, parts joined by ", "'),
  recipient_postcode: text('Postcode of the recipient'),
  weight: text('Weight with its unit as printed'),
  ship_date: date('Day of shipping'),
  reference: text('Reference or order number'),
});

export type ShippingLabelPath = PathOf<typeof schema>;
