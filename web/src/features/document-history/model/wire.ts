/** What happened to a document, of a server that may be newer than the page (see entities/documents/wire.ts). */
import * as contract from '#contracts/history.js';
import * as z from 'zod/mini';

const HistoryFact = z.extend(contract.HistoryFact, {
  source: z.string(),
  actor: z.extend(contract.HistoryFact.shape.actor, { kind: z.string() }),
});
export type HistoryFact = z.infer<typeof HistoryFact>;

export const DocumentHistory = z.extend(contract.DocumentHistory, { facts: z.array(HistoryFact) });
export type DocumentHistory = z.infer<typeof DocumentHistory>;

const DocumentState = z.extend(contract.DocumentState, {
  status: z.catch(contract.DocumentState.shape.status, 'pending'),
});
export const DocumentStateAnswer = z.extend(contract.DocumentStateAnswer, { state: DocumentState });
