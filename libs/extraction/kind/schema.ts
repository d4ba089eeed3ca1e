/** Kinds of values that several document types share. */
import { z } from 'zod';
import { type PathOf } from './paths.js';

export const text = (description: string) => z.string().min(1).describe(description).optional();
export const date = (description: string) =>
  z
    .string()
    .regex(/^\d{4}-\d{2}-\d{2}$/)
    .describe(`${description}, as YYYY-MM-DD`)
    .optional();
export const time = (description: string) =>
  z
    .string()
    .regex(/^\d{2}:\d{2}$/)
    .describe(`${description}, as HH:MM`)
    .optional();
export const money = (description: string) =>
  z.number().describe(`${description}, a number with at most two decimals`).optional();
export const currency = z
  .string()
  .regex(/^[A-Z]{3}$/)
  .describe('Currency of the amounts, ISO 4217')
  .optional();
export const country = (description: string) =>
  z
    .string()
    .regex(/^[A-Z]{3}$/)
    .describe(`${description}, ISO 3166-1 alpha-3`)
    .optional();

export const pairs = z.record(z.string(), z.string()).describe('Label → value, in reading order').optional();

export const lineItem = z.object({
  description: text('What was sold, as printed'),
  quantity: z.number().describe('How many').optional(),
  unit: text('Unit of the quantity, as printed'),
  unit_price: z.number().describe('Price of one, a number with at most four decimals').optional(),
  tax_rate: z.number().describe('Tax rate of this line in percent').optional(),
  amount: money('Amount of the line'),
});

/** A value of a row of `line_items`. */
export type LineItemField = PathOf<typeof lineItem>;
export type LineItemPath = `line_items.${number}.${LineItemField}`;
