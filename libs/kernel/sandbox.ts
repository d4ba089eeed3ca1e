/**
 * The sandbox of a workspace: a workspace of its own with which its sandbox keys try things out, apart from all that is
 * real. Its id is derived, and known by the version of its UUID (8), which no other workspace has.
 */
import { derivedId } from './ids.js';

const VERSION_AT = 14;

export function sandboxOf(workspaceId: string): string {
  const id = derivedId('sandbox', workspaceId);
  return `${id.slice(0, VERSION_AT)}8${id.slice(VERSION_AT + 1)}`;
}

export const isSandbox = (workspaceId: string): boolean => workspaceId[VERSION_AT] === '8';
