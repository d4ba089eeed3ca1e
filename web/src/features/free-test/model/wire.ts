/** What was read, of a server that may be newer than the page (see entities/documents/wire.ts). */
import * as contract from '#contracts/free-test.js';
import * as z from 'zod/mini';
import { evidence } from '../../../entities/documents/wire.js';

export const FreeTestResult = z.extend(contract.FreeTestResult, { docType: z.string(), evidence });
export type FreeTestResult = z.infer<typeof FreeTestResult>;
