/**
 * What the ledger gives for a reserved credit and takes back to settle it. Facts about documents carry it as it is,
 * and only the ledger looks inside: a credit is settled in the billing period it was reserved in, also when that is
 * over by then.
 */
import { z } from 'zod';

/** Its fields in the data of events. */
export const reserved = { requestId: z.uuid(), period: z.string() };
export type Reserved = Readonly<z.infer<z.ZodObject<typeof reserved>>>;

export interface Reservation extends Reserved {
  readonly workspaceId: string;
}

/** The reservation alone, of data that hold more. */
export const reservedIn = ({ requestId, period }: Reserved): Reserved => ({ requestId, period });
