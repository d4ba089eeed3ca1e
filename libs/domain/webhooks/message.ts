/** The body of a message. It has ids, kinds and numbers; what was read stands in it only for who asked for it. */
import type { JsonObject } from '#kernel/json.js';
import type { Planned } from './delivery.js';

/**
 * Values beyond this are left out, characters of JSON: receivers refuse bodies that are far smaller than a document may
 * be.
 */
const LARGEST_VALUES = 1_000_000;

/** @param values as they stood after the event */
export function bodyOf(planned: Planned, publicUrl: string, values?: JsonObject): string {
  const { message, happenedAt, workspaceId, documentId, about } = planned;
  const link = linkOf(planned, publicUrl);
  const data = {
    workspaceId,
    ...(documentId !== undefined && { documentId }),
    ...about,
    ...(link !== undefined && { link }),
    ...(values && (JSON.stringify(values).length <= LARGEST_VALUES ? { values } : { valuesLeftOut: true })),
  };
  return JSON.stringify({ type: message, timestamp: happenedAt, data });
}

/** Where a program finds out more; of what was deleted there is nothing more. */
function linkOf({ message, documentId }: Planned, publicUrl: string): string | undefined {
  if (message === 'credits.low') return `${publicUrl}/api/workspaces/usage`;
  if (documentId === undefined || message === 'document.deleted') return undefined;
  return `${publicUrl}/api/documents/${documentId}`;
}

export const messageIdOf = (deliveryId: string): string => `msg_${deliveryId}`;
