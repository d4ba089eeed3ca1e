/**
 * Decoded pages → pages of words: the text layer where there is one, else OCR. Reads English first; when the words turn
 * out to be in another language that the engine has data for and the reading could not have written, or in another
 * alphabet, the pages are read again with it.
 */
import { type OcrEngine, type OcrLine } from '#ports/ocr-engine.js';
import { type DecodedDocument, type DecodedPage } from '../decode/document.js';
import { isTurnedByHalf, movedPage, otherWayUp, turnedPage } from '../decode/moved.js';
import { type DetectedLanguage, detectLanguage } from '../language/detect.js';
import { LANGUAGE_DATA } from '../language/language-data.js';
import { type Box, type Page, type Word } from '../model/page.js';
import { hasOwnFigures, withWesternFigures } from '../model/scripts.js';
import { withOwnFigures } from './arabic-figures/with-own-figures.js';
import { bareOf, barePictures, isStampedScan } from './bare-pictures.js';
import { readPictures } from './read-pictures.js';
import { greyImage, opened } from '../prepare/grey-image.js';
import { sureness, withAccents, withFigures, withMissedLines, withSureLines } from './surer-lines.js';
import { readerOf } from './reader-of.js';
import { firstReading, looksLikeLatin, otherScript, perhapsOtherScript } from './other-script.js';
import { stackOf } from './stacked-lines.js';

export interface ReadOptions {
  readonly signal?: AbortSignal;
  readonly progress: (step: string) => void;
}

export interface ReadDocument {
  readonly pages: readonly Page[];
  /** The document with the pages upright that the reader moved. */
  readonly document: DecodedDocument;
  readonly language: string;
  /** What read the pages without a text layer. */
  readonly readers: readonly string[];
}

/** Below this the detector's guess is not worth a second reading. */
const SURE_ENOUGH = 0.3;
/** Czech read as Slovak is still better than read as English. */
const SURELY_NOT_ENGLISH = 0.35;
const MUCH_LESS = 0.7;

export async function readPages(
  document: DecodedDocument,
  ocr: OcrEngine,
  options: ReadOptions,
): Promise<ReadDocument> {
  let strange: string | undefined;
  let asked = false;
  const first = await read(document, ocr, ['eng'], options, async (page, words, lines) => {
    if (asked || !perhapsOtherScript(words, lines?.length)) return false;
    asked = true;
    const inLatin = firstReading(words);
    const picture = await page.picture();
    const print = lines?.length ? stackOf(picture, lines).picture : picture;
    strange = await otherScript(print, inLatin, ocr, options.signal);
    if (!strange && lines?.length && isTurnedByHalf(page)) {
      const onItsHead = await greyImage(opened(print).rotate(180));
      strange = await otherScript(onItsHead, inLatin, ocr, options.signal);
    }
    return strange !== undefined;
  });
  if (strange) {
    const second = first.lines.some((lines) => lines?.length)
      ? await readLines(document, first, strange, ocr, options)
      : await read(first.document, ocr, [strange], options);
    return { ...second, language: languageOf(second.pages).code };
  }
  const language = languageOf(first.pages);
  const better = LANGUAGE_DATA[language.code];
  const worthAgain =
    first.readers.length > 0 &&
    better &&
    !first.knows.includes(better) &&
    (language.confidence >= SURE_ENOUGH || language.notEnglish >= SURELY_NOT_ENGLISH) &&
    ocr.languages().includes(better);
  if (!worthAgain) return { ...first, language: language.code };
  const second = await read(first.document, ocr, [better], options);
  // The language of a page that read badly is a guess: of a second reading that says much less only the accents are
  // taken.
  if (legible(second.pages) < legible(first.pages) * MUCH_LESS) {
    const pages = first.pages.map((page, index) => withAccents(page, second.pages[index]!));
    return { ...first, pages, language: language.code };
  }
  const pages = second.pages.map((page, index) => withMissedLines(page, first.pages[index]!));
  return { ...second, pages, language: languageOf(second.pages).code };
}

/** Pages in another alphabet of which the first reader knows where their lines are, and their figures, best. */
async function readLines(
  document: DecodedDocument,
  first: Pages,
  language: string,
  ocr: OcrEngine,
  options: ReadOptions,
): Promise<Pages> {
  const { signal, progress } = options;
  const rest = { ...first.document, pages: first.document.pages.slice(first.pages.length) };
  const others = await read(rest, ocr, ['eng'], options);
  const decoded = [...first.document.pages.slice(0, first.pages.length), ...others.document.pages];
  const lines = [...first.lines, ...others.lines];
  const readers = new Set<string>();
  const pages: Page[] = [];
  for (const [index, page] of [...first.pages, ...others.pages].entries()) {
    const found = lines[index];
    if (!found?.length) {
      pages.push({ ...page, index });
      continue;
    }
    progress(`read page ${index + 1} of ${decoded.length}`);
    const asSeen = { seen: decoded[index]!, page, lines: found };
    const best = await surerWayUp(document.pages[index]!, asSeen, language, ocr, signal);
    decoded[index] = best.seen;
    lines[index] = best.lines;
    readers.add(best.engine);
    const again = { ...best.page, index, words: best.words.map(withKnownFigures) };
    // Who does not know a script's figures takes them for others, and is sure of it.
    const known = hasOwnFigures(best.words.map(({ text }) => text).join(' ')) ? withoutFigures(best.page) : best.page;
    pages.push(withFigures(looksLikeLatin(language) ? again : withSureLines(again, known), known));
  }
  return { pages, document: { ...first.document, pages: decoded }, readers: [...readers], knows: [language], lines };
}

/** A page as the first reader saw it, and its lines, in pixels of its picture. */
interface FirstRead {
  readonly seen: DecodedPage;
  readonly page: Page;
  readonly lines: readonly OcrLine[];
}

/** Its lines in their language; of a page turned by a half, both ways up, as who cannot read it cannot tell. */
async function surerWayUp(
  asItCame: DecodedPage,
  first: FirstRead,
  language: string,
  ocr: OcrEngine,
  signal?: AbortSignal,
): Promise<FirstRead & LinesRead> {
  const own = { ...first, ...(await linesIn(language, first, ocr, signal)) };
  if (!isTurnedByHalf(first.seen)) return own;
  const turned = await otherWayUp(asItCame, first.seen);
  const { words, lines = [], sideways, seen } = await readPicture(turned, ocr, ['eng'], signal);
  if (lines.length === 0) return own;
  const { pose, width, height } = seen;
  const page = { ...first.page, width, height, words, ...(pose && { pose }), sideways };
  const other = { seen, page, lines, ...(await linesIn(language, { seen, page, lines }, ocr, signal)) };
  return sureness(other.words) > sureness(own.words) ? other : own;
}

interface LinesRead {
  readonly words: readonly Word[];
  readonly engine: string;
}

async function linesIn(
  language: string,
  { seen, lines }: FirstRead,
  ocr: OcrEngine,
  signal?: AbortSignal,
): Promise<LinesRead> {
  const picture = await seen.picture();
  const stack = stackOf(picture, lines);
  const { words: said, engine } = await ocr.read(stack.picture, { languages: [language], signal });
  const words = language === 'ara' ? withOwnFigures(stack.picture, stack.rows, said) : said;
  const reader = readerOf(engine);
  const [across, down] = [seen.width / picture.width, seen.height / picture.height];
  const placed = words.flatMap(({ text, confidence, box }): Word[] => {
    const place = stack.placeOf(box);
    const [x0, y0, x1, y1] = place?.box ?? box;
    const onPage: Box = [x0 * across, y0 * down, x1 * across, y1 * down];
    return place ? [{ text, confidence, box: onPage, line: place.line, source: 'ocr', reader }] : [];
  });
  return { words: placed, engine };
}

const withKnownFigures = (word: Word): Word => ({ ...word, text: withWesternFigures(word.text) });

/** The page without the lines that show any. */
function withoutFigures(page: Page): Page {
  const withAny = new Set(page.words.filter(({ text }) => /\d/.test(text)).map(({ line }) => line));
  return { ...page, words: page.words.filter(({ line }) => !withAny.has(line)) };
}

function legible(pages: readonly Page[]): number {
  return pages
    .flatMap(({ words }) => words)
    .reduce((sum, { text, confidence }) => sum + confidence * (text.match(/[\p{L}\p{N}]/gu)?.length ?? 0), 0);
}

function languageOf(pages: readonly Page[]): DetectedLanguage {
  return detectLanguage(pages.flatMap((page) => page.words.map((word) => word.text)).join(' '));
}

/** What reading gave, each of a list for a page; `lines` of those that were read, in pixels of their pictures. */
interface Pages {
  readonly pages: readonly Page[];
  readonly document: DecodedDocument;
  readonly readers: readonly string[];
  /** Languages that every picture was read in. */
  readonly knows: readonly string[];
  readonly lines: readonly (readonly OcrLine[] | undefined)[];
}

/** @param enough asked after each picture: whether what is read so far has shown that it must be read otherwise */
async function read(
  document: DecodedDocument,
  ocr: OcrEngine,
  languages: readonly string[],
  { signal, progress }: ReadOptions,
  enough: (page: DecodedPage, words: readonly Word[], lines?: readonly OcrLine[]) => Promise<boolean> = async () =>
    false,
): Promise<Pages> {
  const pages: Page[] = [];
  const found: (readonly OcrLine[] | undefined)[] = [];
  const upright = [...document.pages];
  const readers = new Set<string>();
  let knows: readonly string[] | undefined;
  const saw = (engine: string, known: readonly string[]) => {
    readers.add(engine);
    knows = knows?.filter((language) => known.includes(language)) ?? known;
  };
  for (const [index, decoded] of document.pages.entries()) {
    signal?.throwIfAborted();
    const step = `read page ${index + 1} of ${document.pages.length}`;
    if (decoded.pictures || decoded.drawn) progress(step);
    const { page, pictures } = await picturesBeside(decoded);
    const shown = pictures.length > 0 ? await readPictures(page, pictures, ocr, languages, signal) : undefined;
    if (shown) saw(shown.engine, shown.known);
    if (page.words && !shown?.turn) {
      const { width, height, words, fields } = page;
      const { words: more = [], sideways = [] } = shown ?? {};
      const all = [...words, ...more];
      pages.push({ index, width, height, words: all, ...(fields && { fields }), ...(sideways[0] && { sideways }) });
      found.push(undefined);
    } else {
      progress(step);
      const lying = shown?.turn ? turnedPage(page, shown.turn) : page;
      const { seen, words, lines, sideways, engine, known } = await readPicture(lying, ocr, languages, signal);
      upright[index] = seen;
      saw(engine, known);
      const { width, height, pose } = seen;
      pages.push({ index, width, height, words, ...(pose && { pose }), ...(sideways.length > 0 && { sideways }) });
      found.push(lines);
      if (await enough(seen, words, lines)) break;
    }
  }
  return {
    pages,
    document: { ...document, pages: upright },
    readers: [...readers],
    knows: knows ?? languages,
    lines: found,
  };
}

/** A page with the pictures of it that may show more than its words; without its words where those are but a stamp. */
async function picturesBeside(page: DecodedPage): Promise<{ page: DecodedPage; pictures: readonly Box[] }> {
  if (!page.words) return { page, pictures: [] };
  const pictures = barePictures((await page.pictures?.()) ?? [], page.words, page);
  const drawn = bareOf(page.drawn ?? [], page.words);
  if (!isStampedScan(pictures, page.words, page)) return { page, pictures: [...pictures, ...drawn] };
  const { width, height, picture } = page;
  return { page: { width, height, picture }, pictures: [] };
}

async function readPicture(page: DecodedPage, ocr: OcrEngine, languages: readonly string[], signal?: AbortSignal) {
  const picture = await page.picture();
  const mayMove = page.pose === undefined;
  const read = await ocr.read(picture, { languages, mayMove, signal });
  const { words, lines, sideways = [], engine, knows: known = languages, moved } = read;
  const seen = moved ? movedPage(page, moved, page.width / picture.width) : page;
  const { width, height } = moved ?? picture;
  const [across, down] = [seen.width / width, seen.height / height];
  const reader = readerOf(engine);
  const onPage = ([x0, y0, x1, y1]: Box): Box => [x0 * across, y0 * down, x1 * across, y1 * down];
  return {
    seen,
    engine,
    known,
    lines,
    sideways: sideways.map(onPage),
    words: words.map(({ text, confidence, box, line }): Word => {
      return { text: withWesternFigures(text), confidence, box: onPage(box), source: 'ocr', reader, line };
    }),
  };
}
