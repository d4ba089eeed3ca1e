/**
 * The pages of the PDF: margins, the foot with the page's number, and how far down we are. Pages are handed out as
 * they fill.
 */
import type PDFDocument from 'pdfkit';
import { sentence } from '#texts/sentence.js';
import type { Words } from '../written-export.js';
import { Typesetter, type Style } from './typesetter.js';

type Document = InstanceType<typeof PDFDocument>;

export const INK = '#1c1b18';
export const SOFT = '#68645a';
const RULE = '#e2ddd0';
export const ACCENT = '#1d4591';

const WIDTH = 595.28;
const HEIGHT = 841.89;
export const LEFT = 54;
export const RIGHT = WIDTH - 54;
const TOP = 54;
const BOTTOM = HEIGHT - 64;
const FOOT: Style = { cut: 'figures', size: 8, colour: SOFT };

export class Pages {
  readonly type: Typesetter;
  y = TOP;
  #number = 0;

  constructor(
    readonly document: Document,
    private readonly title: string,
    private readonly words: Words,
  ) {
    this.type = new Typesetter(document);
    this.next();
  }

  next(): void {
    this.document.addPage({ size: [WIDTH, HEIGHT], margin: 0 });
    this.#number += 1;
    this.y = TOP;
    const number = this.words.say(sentence('Page {number}', { number: this.#number }));
    const [title] = this.type.lines(this.title, FOOT, RIGHT - LEFT - 80, 1);
    this.type.draw(title ?? '', FOOT, LEFT, HEIGHT - 34);
    this.type.draw(number, FOOT, RIGHT - this.type.width(number, FOOT), HEIGHT - 34);
  }

  /** Room for so much in one piece, on the next page when this one has not enough. Says whether a page was begun. */
  need(height: number): boolean {
    if (this.y + height <= BOTTOM || this.y === TOP) return false;
    this.next();
    return true;
  }

  /** What is left of the page. */
  get room(): number {
    return BOTTOM - this.y;
  }

  /** A line of text at its place, and down to the next. */
  line(text: string, style: Style, x: number, leading: number): void {
    this.need(leading);
    this.type.draw(text, style, x, this.y + style.size);
    this.y += leading;
  }

  paragraph(text: string, style: Style, leading = style.size * 1.45, x = LEFT, width = RIGHT - LEFT): void {
    for (const line of this.type.lines(text, style, width)) this.line(line, style, x, leading);
  }

  rule(colour = RULE, thickness = 0.6): void {
    this.document.moveTo(LEFT, this.y).lineTo(RIGHT, this.y).lineWidth(thickness).strokeColor(colour).stroke();
  }
}
