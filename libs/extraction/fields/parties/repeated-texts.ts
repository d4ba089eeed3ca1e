/** Which names a document states more than once: of two names over an address that one is the party's. */
import { fold } from '../../layout/fold.js';
import { type Layout } from '../../layout/layout.js';

/** Texts that stand on the pages more than once, alone in their cell or after a label ("Name: …"), folded. */
export function repeatedTexts({ lines }: Layout): (text: string) => boolean {
  const counts = new Map<string, number>();
  for (const { text } of lines.flatMap(({ segments }) => segments)) {
    const bare = plain(text.replace(/^[^:]{1,24}:\s*/, ''));
    counts.set(bare, (counts.get(bare) ?? 0) + 1);
  }
  return (text) => (counts.get(plain(text)) ?? 0) > 1;
}

/** Without the marks a logo leaves beside its name. */
const plain = (text: string): string => fold(text).replace(/^[^\p{L}\p{N}]+|[^\p{L}\p{N}]+$/gu, '');
