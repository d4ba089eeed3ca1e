/** Which proposed corrections are shown where: beside their value, or at the end of what they would stand in. Pure. */
import type { Proposal } from '#contracts/documents.js';
import { dotted, isAtOrBelow, type Path } from '../../../entities/values/path.js';

export const proposedAt = (proposals: readonly Proposal[], key: string): Proposal[] =>
  proposals.filter(({ path }) => isAtOrBelow(path, key));

/**
 * For values that are not there: in this object, at none of its names. @param path of the object, [] of the document
 */
export function proposedBeside(proposals: readonly Proposal[], path: Path, names: readonly string[]): Proposal[] {
  const here = path.length === 0 ? proposals : proposedAt(proposals, dotted(path));
  return here.filter((each) => !names.some((name) => isAtOrBelow(each.path, dotted([...path, name]))));
}

/** `line_items.0.amount` with its number. */
export const partsOf = (key: string): Path => key.split('.').map((part) => (/^\d+$/.test(part) ? Number(part) : part));
