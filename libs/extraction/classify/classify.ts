/**
 * The document's type from its words: each type has cues with weights, the highest sum wins, and the distance to the
 * runner-up makes the confidence. Cues are of the kind (what such a document must say), in several languages; none
 * names a company.
 */
import { type DocType } from '#ports/extractor.js';
import { type Classified } from '../kind/kind.js';
import { KINDS } from '../kinds/all.js';
import { fold } from '../layout/fold.js';
import { type Layout } from '../layout/layout.js';

/** Below this sum nothing is known of the document, unless its type asks for more. */
const ENOUGH = 2;

/** From this on a claim gives way to no layout. */
const PLAINLY = 6;
/** From this on it gives way to none that its picture shows. */
const SEEN = 5;

const UNSURE = 0.6;

/** Characters looked at: what a document is it says on its first pages, and the rest of fifty would only cost time. */
const LOOKED_AT = 40_000;

export function classify(layout: Layout): Classified<DocType> {
  const [best, next] = claimsOn(layout);
  if (!best || best.sum < best.enough) return { docType: unclaimed(layout), confidence: UNSURE };
  const taker = best.sum < PLAINLY ? KINDS.find(({ takesOver }) => best.sum < (takesOver?.(layout) ?? 0)) : undefined;
  if (taker) return { docType: taker.name, confidence: UNSURE };
  const lead = (best.sum - (next?.sum ?? 0)) / best.sum;
  return { docType: best.docType, confidence: Math.round(Math.min(0.99, 0.55 + 0.45 * lead) * 100) / 100 };
}

/** Whether a claim may give way once more is seen of the page than its words. */
export function mayGiveWay(layout: Layout): boolean {
  const [best] = claimsOn(layout);
  return best !== undefined && best.sum < SEEN && KINDS.some(({ takesOver }) => (takesOver?.(layout) ?? 0) > 0);
}

/** What each type with cues says of a document, the strongest first. */
function claimsOn(layout: Layout) {
  const text = fold(layout.text.slice(0, LOOKED_AT));
  const head = fold(
    layout.lines
      .slice(0, 12)
      .map((line) => line.text)
      .join('\n'),
  );
  const scores = KINDS.filter(({ cues }) => cues.length > 0).map((kind) => {
    const said = kind.cues.reduce(
      (total, { pattern, weight, head: headOnly }) => total + (pattern.test(headOnly ? head : text) ? weight : 0),
      0,
    );
    return { docType: kind.name, sum: said + (kind.shape?.(layout, said) ?? 0), enough: kind.enough ?? ENOUGH };
  });
  return scores.sort((a, b) => b.sum - a.sum);
}

function unclaimed(layout: Layout): DocType {
  const taker = KINDS.find(({ cues, takesUnclaimed }) => cues.length === 0 && (takesUnclaimed?.(layout) ?? true));
  if (!taker) throw new Error('No kind of document takes what no other claims.');
  return taker.name;
}
