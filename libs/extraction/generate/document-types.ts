/**
 * The set of document types as `npm run generate` writes it for everybody who names one: events, wire, exports, web. It
 * lies under all of them, where no engine may be.
 */
import { type Kind } from '../kind/kind.js';
import { KINDS } from '../kinds/all.js';

/** @returns TypeScript, before Prettier has been over it */
export function documentTypes(kinds: readonly Kind[] = KINDS): string {
  const titles = kinds.map(({ name, title }) => `${name}: ${JSON.stringify(title)}`);
  return `/** Written by \`npm run generate\` from libs/extraction/kinds; not edited by hand. */

export const DOCUMENT_TYPES = ${JSON.stringify(kinds.map(({ name }) => name))} as const;

export type DocumentType = (typeof DOCUMENT_TYPES)[number];

/** As people read them. */
export const DOCUMENT_TITLES: Readonly<Record<DocumentType, string>> = { ${titles.join(', ')} };
`;
}
