/**
 * Draws PDF pages: for reading at about 250 dpi, fewer when the page is large, so that a picture never exceeds
 * LIMITS.readPixels; for looking at, at the scale that is asked for. Opened only when a page needs it; one page at a
 * time, and the file is opened again for each: pdf.js keeps a font that a page brought, and in Node the next page drawn
 * waits for it for ever.
 */
import { createCanvas } from '@napi-rs/canvas';
import { OPS } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { type OcrImage } from '#ports/ocr-engine.js';
import { failure } from '../model/failures.js';
import { LIMITS } from '../model/limits.js';
import { type Box } from '../model/page.js';
import { evenlyLit, greyOf } from '../prepare/picture.js';
import { refuseEndlessDrawing } from '../sniff/pdf-drawing.js';
import { ensureFonts } from './fallback-fonts.js';
import { openPdf, type PdfDocument } from './open-pdf.js';
import { boxOf, placedOperators } from './placed-operators.js';

const DOTS_PER_INCH = 250;
const POINTS_PER_INCH = 72;

/** What draws a picture into the unit square of its space. */
const PICTURES: ReadonlySet<number> = new Set([
  OPS.paintImageXObject,
  OPS.paintImageMaskXObject,
  OPS.paintInlineImageXObject,
]);

const UNIT = [0, 0, 1, 1];

type ScaleFor = (across: number, down: number) => number;

export interface DrawnPage {
  /** RGBA */
  readonly pixels: Buffer;
  readonly width: number;
  readonly height: number;
}

export class PdfRenderer {
  private opened?: Promise<PdfDocument>;
  /** Where pictures stand is asked of one opening for all pages. */
  private asked?: Promise<PdfDocument>;

  constructor(
    private readonly bytes: Uint8Array,
    private readonly makeRoom: () => Promise<void> = async () => {},
  ) {}

  async pageCount(): Promise<number> {
    return (await this.document()).numPages;
  }

  /** Whether its pages are drawn with no more strokes than can be followed. */
  mayDraw(): boolean {
    try {
      refuseEndlessDrawing(this.bytes);
      return true;
    } catch {
      return false;
    }
  }

  async picture(pageNumber: number): Promise<OcrImage> {
    const readable = (across: number, down: number) =>
      Math.min(DOTS_PER_INCH / POINTS_PER_INCH, Math.sqrt(LIMITS.readPixels / (across * down)));
    return evenlyLit(
      await this.drawn(pageNumber, readable, (pixels, width, height) => ({ grey: greyOf(pixels, 4), width, height })),
    );
  }

  /** Where pictures stand on a page as it is shown, in points; on one that is broken nowhere. */
  async picturesOn(pageNumber: number): Promise<Box[]> {
    try {
      // What a picture unpacks to may be as large as a page that is drawn.
      if (!this.asked) await this.makeRoom();
      const page = await (await (this.asked ??= this.open())).getPage(pageNumber);
      const operators = await page.getOperatorList();
      const placed = [...placedOperators(operators, page.getViewport({ scale: 1 }).transform)];
      page.cleanup();
      return placed.filter(({ operator }) => PICTURES.has(operator)).map(({ matrix }) => boxOf(matrix, UNIT));
    } catch {
      return [];
    }
  }

  /** @param scaleFor pixels per point for a page of that many points across and down */
  draw(pageNumber: number, scaleFor: ScaleFor): Promise<DrawnPage> {
    return this.drawn(pageNumber, scaleFor, (pixels, width, height) => ({
      pixels: Buffer.from(pixels),
      width,
      height,
    }));
  }

  /** @param take what is kept of the pixels (RGBA, nothing shines through), which go with the canvas */
  private async drawn<T>(
    pageNumber: number,
    scaleFor: ScaleFor,
    take: (pixels: Uint8Array, width: number, height: number) => T,
  ): Promise<T> {
    await this.makeRoom();
    await this.close();
    const page = await (await this.document()).getPage(pageNumber);
    const size = page.getViewport({ scale: 1 });
    const viewport = page.getViewport({ scale: scaleFor(size.width, size.height) });
    const [width, height] = [Math.max(1, Math.floor(viewport.width)), Math.max(1, Math.floor(viewport.height))];
    const surface = createCanvas(width, height);
    const context = surface.getContext('2d');
    context.fillStyle = '#fff';
    context.fillRect(0, 0, width, height);
    try {
      // pdf.js is typed for the browser's canvas; this one has the same methods.
      const target = { canvas: surface, canvasContext: context, viewport } as unknown as Parameters<
        typeof page.render
      >[0];
      await page.render(target).promise;
      return take(surface.data(), width, height);
    } catch {
      throw failure('unreadable');
    } finally {
      // Left to the collector's own time, all of it would still be there when the page is read.
      surface.width = surface.height = 0;
      await this.close();
      globalThis.gc?.();
    }
  }

  async close(): Promise<void> {
    const both = [this.opened, this.asked];
    this.opened = this.asked = undefined;
    for (const each of both) await (await each?.catch(() => undefined))?.destroy();
  }

  private document(): Promise<PdfDocument> {
    return (this.opened ??= this.open());
  }

  private async open(): Promise<PdfDocument> {
    refuseEndlessDrawing(this.bytes);
    ensureFonts();
    // The faces that come with pdf.js for PDF's own fonts look like them; what a system has in their place may not.
    return openPdf(this.bytes, { useSystemFonts: false });
  }
}
