/**
 * The document's type from its words: each type has cues with weights; the highest sum wins that is plain or borne out
 * by the fields, and the distance to the runner-up makes the confidence. Cues are what such a document must
 * say, in several languages, and count in labels and headings; none names a company.
 */
import { type DocType } from '#ports/extractor.js';
import { isSaid } from '../kind/cue.js';
import { type Classified } from '../kind/kind.js';
import { Said } from '../kind/said.js';
import { KINDS, kindOf } from '../kinds/all.js';
import { fold } from '../layout/fold.js';
import { type Layout } from '../layout/layout.js';
import { type Line } from '../layout/lines.js';
import { readingOf } from '../reading/reading.js';

interface Claim {
  readonly docType: DocType;
  readonly sum: number;
  /** Sum from which on it counts. */
  readonly enough: number;
}

/** Below this sum nothing is known of the document, unless its type asks for more. */
const ENOUGH = 2;

/** From this on a claim gives way to no layout. */
const PLAINLY = 6;
/** From this on it gives way to none that its picture shows, and need not be borne out by what is told. */
const SEEN = 5;

const UNSURE = 0.6;

const ANY_LANGUAGE = 'und';

const HEAD_LINES = 12;

/** A cell of more words is a sentence, and speaks of something; labels, headings and rows of a till are short. */
const MOST_WORDS = 6;

/** Characters looked at: what a document is it says on its first pages, and the rest of fifty would only cost time. */
const LOOKED_AT = 40_000;

export function classify(layout: Layout): Classified<DocType> {
  const [best, next] = borneOut(claimsOn(layout), layout);
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
function claimsOn(layout: Layout): Claim[] {
  const text = saidOn(layout.lines);
  const labels = saidOn(layout.lines, MOST_WORDS);
  const head = saidOn(layout.lines.slice(0, HEAD_LINES));
  const scores = KINDS.filter(({ cues }) => cues.length > 0).map((kind) => {
    const body = kind.isProse ? text : labels;
    const said = kind.cues.reduce((sum, cue) => sum + (isSaid(cue, cue.head ? head : body) ? cue.weight : 0), 0);
    return { docType: kind.name, sum: said + (kind.shape?.(layout, said) ?? 0), enough: kind.enough ?? ENOUGH };
  });
  return scores.sort((a, b) => b.sum - a.sum);
}

/** In cells of no more words than that. */
function saidOn(lines: readonly Line[], most = Infinity): Said {
  const cells = lines.map(({ segments }) => segments.filter(({ words }) => words.length <= most));
  const text = cells.map((segments) => segments.map(({ text: cell }) => cell).join('  ')).join('\n');
  return new Said(fold(text.slice(0, LOOKED_AT)));
}

/** Without the first ones that what their pages tell does not bear out. */
function borneOut(claims: readonly Claim[], layout: Layout): readonly Claim[] {
  const from = claims.findIndex((claim) => claim.sum < claim.enough || isBorneOut(claim, layout));
  return from < 0 ? [] : claims.slice(from);
}

/** Words of a type stand on other pages, too: what says little of itself must tell what such a document is for. */
function isBorneOut({ docType, sum }: Claim, layout: Layout): boolean {
  const { essentials, fields, calledSo } = kindOf(docType);
  if (!essentials || sum >= SEEN) return true;
  const head = layout.lines.slice(0, HEAD_LINES).flatMap(({ segments }) => segments);
  if (head.some(({ text }) => calledSo?.test(fold(text)))) return true;
  const told = new Set(fields(readingOf(layout, ANY_LANGUAGE)).map(({ path }) => path));
  return essentials.every((paths) => paths.some((path) => told.has(path)));
}

function unclaimed(layout: Layout): DocType {
  const taker = KINDS.find(({ cues, takesUnclaimed }) => cues.length === 0 && (takesUnclaimed?.(layout) ?? true));
  if (!taker) throw new Error('No kind of document takes what no other claims.');
  return taker.name;
}
