/**
 * The one declaration of what each document type can carry: prompts, the API page and export categories come from
 * these.
 */
import { type z } from 'zod';
import { type DocType } from '#ports/extractor.js';
import { contractSchema } from './contract/schema.js';
import { idCardSchema } from './id-card/schema.js';
import { invoiceSchema } from './invoice/schema.js';
import { receiptSchema } from './receipt/schema.js';
import { shippingLabelSchema } from './shipping-label/schema.js';
import { unknownSchema } from './unknown/schema.js';

export const SCHEMAS: Readonly<Record<DocType, z.ZodObject>> = {
  invoice: invoiceSchema,
  receipt: receiptSchema,
  contract: contractSchema,
  id_card: idCardSchema,
  shipping_label: shippingLabelSchema,
  unknown: unknownSchema,
};
