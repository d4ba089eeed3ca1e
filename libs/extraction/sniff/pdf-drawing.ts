/**
 * Refuses a PDF whose drawing instructions would occupy pdf.js for minutes: saved states nested so deep that each costs
 * a walk through all others, and strokes without end. Counts words of the instructions in streams that are plain or
 * deflated once, per file for open states and per stream for strokes. Other packings are not seen through; they meet
 * the child's time limit.
 */
import { msg } from '#texts/msg.js';
import { failure } from '../model/failures.js';
import { LIMITS } from '../model/limits.js';
import { isDeflated, pdfStreams, type PdfStream, unpacked } from './pdf-streams.js';

/** Streams that are no instructions: pictures, fonts, tables, metadata. */
const NO_DRAWING = /\/(?:Image|Type1C|CIDFontType0C|OpenType|XRef|ObjStm|XML|EmbeddedFile|Length1|FunctionType)\b/;
const PAINTS = new Set(['S', 's', 'f', 'F', 'f*', 'B', 'B*', 'b', 'b*', 'sh', 'Do']);
/** The longest word counted; longer ones are numbers, names and text. */
const LONGEST = 2;

/** The states left open run on from stream to stream, as those of one page do. */
export function refuseDeepStates(bytes: Uint8Array): void {
  let open = 0;
  for (const word of instructions(bytes)) {
    if (word === 'q' && ++open > LIMITS.savedStates) {
      throw failure('unreadable', msg('The drawing instructions of this PDF are nested too deep to be followed.'));
    }
    if (word === 'Q' && open > 0) open--;
  }
}

/** Only when a page must be drawn: where there is a text layer, a map of a hundred thousand lines does no harm. */
export function refuseEndlessDrawing(bytes: Uint8Array): void {
  let paints = 0;
  for (const word of instructions(bytes)) {
    if (word === undefined) paints = 0;
    else if (PAINTS.has(word) && ++paints > LIMITS.strokes) {
      throw failure('unreadable', msg('A page of this PDF is drawn with more strokes than can be followed.'));
    }
  }
}

/**
 * Strokes of the stream that has most of them; of one that is packed otherwise than once by deflate as many as its
 * bytes make likely.
 */
export function mostStrokes(bytes: Uint8Array): number {
  let most = 0;
  for (const stream of pdfStreams(bytes)) {
    if (NO_DRAWING.test(stream.dictionary)) continue;
    if (isPackedOtherwise(stream)) most = Math.max(most, stream.bytes.length / BYTES_A_STROKE);
    else {
      let strokes = 0;
      for (const word of wordsOf(drawingOf(stream) ?? Buffer.alloc(0))) if (PAINTS.has(word)) strokes++;
      most = Math.max(most, strokes);
    }
  }
  return most;
}

/** Packed, with what else an ordinary page says. */
const BYTES_A_STROKE = 16;

function isPackedOtherwise({ dictionary }: PdfStream): boolean {
  const packings = dictionary.match(/\/(?:\w+Decode|Fl|LZW|A85|AHx|RL)\b/g) ?? [];
  return packings.length > 1 || (packings.length === 1 && !/^\/Fl/.test(packings[0]!));
}

/** Short words one after the other; undefined where a stream begins. */
function* instructions(bytes: Uint8Array): Generator<string | undefined> {
  for (const stream of pdfStreams(bytes)) {
    const content = drawingOf(stream);
    if (!content) continue;
    yield undefined;
    yield* wordsOf(content);
  }
}

function* wordsOf(content: Buffer): Generator<string> {
  let start = 0;
  for (let at = 0; at <= content.length; at++) {
    if (at < content.length && content[at]! > 32) continue;
    if (at > start && at - start <= LONGEST && content[start]! > 57) yield content.toString('latin1', start, at);
    start = at + 1;
  }
}

/** Unpacked instructions; undefined of what is none, or packed otherwise. */
function drawingOf(stream: PdfStream): Buffer | undefined {
  if (NO_DRAWING.test(stream.dictionary)) return undefined;
  if (isDeflated(stream)) return unpacked(stream, LIMITS.streamBytes);
  return /\/Filter\b/.test(stream.dictionary) ? undefined : stream.bytes;
}
