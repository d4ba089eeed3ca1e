/** Labels that need no colon because of what follows them: "Sample No. 1194-90", "Program # 602399". */
import { type Layout } from '../../layout/layout.js';
import { type Segment, spanOf, wordsAt } from '../../layout/lines.js';
import { tidy } from '../../normalise/text.js';
import { type Pair } from './pair.js';

const NUMBER =
  /^((?:\p{Lu}[\p{L}.&/-]*\s){0,3}(?:\p{Lu}\p{L}+\.?)?\s?(?:No\.|NO\.|#|Number|NUMBER|-?(?:Nr|NR)\.|N[°º]|Núm\.))\s?((?=\S*\d)[\p{L}\d][\p{L}\d./-]*)$/u;
const BY =
  /^(.{0,40}?\b(?:made|written|prepared|approved|requested|submitted|reported|received|reviewed|issued|signed|checked|authorized) by)\s+((?=\p{Lu}).+)$/iu;

export function numbered({ lines }: Layout): Pair[] {
  return lines.flatMap(({ segments }) =>
    segments.flatMap((segment) => {
      const [all, label, text] = NUMBER.exec(segment.text) ?? BY.exec(segment.text) ?? [];
      return all && label && text ? [pairAt(segment, label, text, all.length - text.length)] : [];
    }),
  );
}

function pairAt(segment: Segment, label: string, text: string, start: number): Pair {
  const value = spanOf(wordsAt(segment, start, start + text.length), segment.page);
  return { label: tidy(label), value, text: tidy(text), beside: true };
}
