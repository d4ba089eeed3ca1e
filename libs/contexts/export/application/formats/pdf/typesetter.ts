/** Text of any script in a PDF: measured, broken into lines and drawn, face by face. Knows nothing of what it sets. */
import type PDFDocument from 'pdfkit';
import { cleanText } from '#domain/export/clean-text.js';
import { drawnCharacters, inDrawnOrder } from './directions.js';
import { faceFor, type Cut } from './typefaces.js';

type Document = InstanceType<typeof PDFDocument>;

export interface Style {
  readonly cut: Cut;
  readonly size: number;
  readonly colour: string;
}

interface Run {
  readonly face: string;
  readonly text: string;
}

/** Shown for a character that no face has. */
const MISSING = '□';
const TAB = '    ';
/** White space, characters that a line may end after on their own (Chinese, Japanese), or a word. */
const PIECES =
  /\s+|[\u2E80-\u9FFF\uAC00-\uD7AF\uF900-\uFAFF\uFF00-\uFFEF]|[^\s\u2E80-\u9FFF\uAC00-\uD7AF\uF900-\uFAFF\uFF00-\uFFEF]+/gu;
/** Marks that belong to the letter before them, whatever face that was set in. */
const ATTACHED = /^[\p{M}\u200D\uFE00-\uFE0F]$/u;

/** Widths that are remembered; labels and common words come again and again. */
const MOST_WIDTHS = 20_000;

/**
 * UTF-16 code units of a line. No line of letters comes near, so it parts nothing that fits; but a run is shaped in
 * time that grows with the square of its marks, which have no width and would never fill a line.
 */
const MOST_IN_A_LINE = 500;

export class Typesetter {
  readonly #registered = new Set<string>();
  readonly #widths = new Map<string, number>();

  constructor(private readonly document: Document) {}

  width(text: string, style: Style): number {
    const key = `${style.cut} ${text}`;
    const known = this.#widths.get(key);
    if (known !== undefined) return known * style.size;
    let width = 0;
    for (const run of this.#runs(text, style.cut)) width += this.#runWidth(run, style);
    if (this.#widths.size >= MOST_WIDTHS) this.#widths.clear();
    this.#widths.set(key, width / style.size);
    return width;
  }

  /**
   * Lines no wider than `width`; a word that is wider is broken. At most `most` lines, the last one then ends with an
   * ellipsis.
   */
  lines(text: string, style: Style, width: number, most = Infinity): string[] {
    const lines: string[] = [];
    for (const paragraph of printable(text).split('\n')) {
      for (const line of this.#wrapped(paragraph, style, width)) {
        if (lines.length === most) {
          return [...lines.slice(0, -1), `${lines.at(-1)?.slice(0, -1) ?? ''}…`];
        }
        lines.push(line);
      }
    }
    return lines;
  }

  /** One line, its letters standing on `baseline`. */
  draw(line: string, style: Style, x: number, baseline: number): void {
    let at = x;
    this.document.fillColor(style.colour).fontSize(style.size);
    const runs = this.#drawnRuns(printable(line), style.cut);
    runs.forEach((run, index) => {
      this.document.font(run.face);
      this.document.text(run.text, at, baseline, { lineBreak: false, baseline: 'alphabetic', features: FEATURES });
      if (index < runs.length - 1) at += this.#runWidth(run, style);
    });
  }

  #runWidth({ face, text }: Run, style: Style): number {
    return this.document.font(face).fontSize(style.size).widthOfString(text, { features: FEATURES });
  }

  /** From left to right. */
  #drawnRuns(line: string, cut: Cut): Run[] {
    return inDrawnOrder(line).flatMap(({ text, rightToLeft }) => {
      const runs = this.#runs(text, cut);
      return rightToLeft
        ? runs.reverse().map(({ face, text: characters }) => ({ face, text: drawnCharacters(characters) }))
        : runs;
    });
  }

  *#wrapped(paragraph: string, style: Style, width: number): Generator<string> {
    let line = '';
    let used = 0;
    for (const piece of paragraph.match(PIECES) ?? []) {
      // Shaping a long piece only to break it costs as much as setting all of it.
      const wide = piece.length > MOST_IN_A_LINE ? Infinity : this.width(piece, style);
      const fits = used + wide <= width && line.length + piece.length <= MOST_IN_A_LINE;
      if (fits || (line !== '' && piece.trim() === '')) {
        line += piece;
        used += wide;
        continue;
      }
      if (line.trim() !== '') yield line.trimEnd();
      line = '';
      used = 0;
      if (piece.trim() === '') continue;
      for (const character of wide <= width ? [piece] : piece) {
        const extra = this.width(character, style);
        if (line !== '' && (used + extra > width || line.length >= MOST_IN_A_LINE)) {
          yield line;
          line = '';
          used = 0;
        }
        line += character;
        used += extra;
      }
    }
    yield line.trimEnd();
  }

  #runs(text: string, cut: Cut): Run[] {
    const runs: { face: string; text: string }[] = [];
    for (const character of text) {
      const last = runs.at(-1);
      if (last && ATTACHED.test(character)) {
        if (faceFor(character, cut)?.name === last.face) last.text += character;
        continue;
      }
      const face = faceFor(character, cut);
      const known = face ?? faceFor(MISSING, cut)!;
      if (!this.#registered.has(known.name)) {
        this.document.registerFont(known.name, known.bytes as never);
        rememberLastRun(this.document.font(known.name));
        this.#registered.add(known.name);
      }
      const shown = face ? character : MISSING;
      if (last?.face === known.name) last.text += shown;
      else runs.push({ face: known.name, text: shown });
    }
    return runs;
  }
}

/**
 * Given in any case, because then PDFKit remembers no layouts, of which there would be one for each word of every
 * document. What a face has no table for does nothing. (PDFKit's types know only lists; the library under it takes
 * switches.)
 */
const FEATURES = { tnum: true, calt: false, clig: false } as unknown as [];

/** PDFKit shapes a run three times to draw it once: to place it, to write it, and to know where it ends. */
function rememberLastRun(document: Document): void {
  const { _font: font } = document as unknown as { _font: { layoutRun(text: string, features: unknown): unknown } };
  const shape = font.layoutRun.bind(font);
  let last: { readonly text: string; readonly run: unknown } | undefined;
  font.layoutRun = (text, features) => {
    if (last?.text !== text || features !== FEATURES) last = { text, run: shape(text, features) };
    return last.run;
  };
}

function printable(text: string): string {
  return cleanText(text)
    .normalize('NFC')
    .replace(/\r\n?|\u2028|\u2029/g, '\n')
    .replaceAll('\t', TAB)
    .replace(/[\u00AD\u200B-\u200F\u202A-\u202E\u2060-\u2069\uFEFF]/g, '');
}
