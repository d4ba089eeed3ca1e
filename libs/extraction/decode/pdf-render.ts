/**
 * Draws PDF pages: for reading at about 250 dpi, fewer when the page is large, so that a picture never exceeds
 * LIMITS.readPixels; for looking at, at the scale that is asked for. Opened only when a page needs it; one page at a
 * time, and opened again for each: pdf.js keeps a font that a page brought, and in Node the next page drawn waits for
 * it for ever.
 */
import * as canvas from '@napi-rs/canvas';
import { createIsomorphicCanvasFactory } from 'unpdf';
import sharp from 'sharp';
import { type OcrImage } from '#ports/ocr-engine.js';
import { failure } from '../model/failures.js';
import { LIMITS } from '../model/limits.js';
import { toPicture } from '../prepare/picture.js';
import { refuseEndlessDrawing } from '../sniff/pdf-drawing.js';
import { ensureFonts } from './fallback-fonts.js';
import { openPdf, type PdfDocument } from './open-pdf.js';

const DOTS_PER_INCH = 250;
const POINTS_PER_INCH = 72;

export interface DrawnPage {
  /** RGBA */
  readonly pixels: Buffer;
  readonly width: number;
  readonly height: number;
}

export class PdfRenderer {
  private opened?: { readonly document: Promise<PdfDocument>; drawn: boolean };

  constructor(private readonly bytes: Uint8Array) {}

  async pageCount(): Promise<number> {
    return (await this.document()).numPages;
  }

  async picture(pageNumber: number): Promise<OcrImage> {
    const readable = (across: number, down: number) =>
      Math.min(DOTS_PER_INCH / POINTS_PER_INCH, Math.sqrt(LIMITS.readPixels / (across * down)));
    const { pixels, width, height } = await this.draw(pageNumber, readable);
    return toPicture(sharp(pixels, { raw: { width, height, channels: 4 } }), width, height).catch(() => {
      throw failure('unreadable');
    });
  }

  /** @param scaleFor pixels per point for a page of that many points across and down */
  async draw(pageNumber: number, scaleFor: (across: number, down: number) => number): Promise<DrawnPage> {
    const page = await (await this.undrawn()).getPage(pageNumber);
    const size = page.getViewport({ scale: 1 });
    const viewport = page.getViewport({ scale: scaleFor(size.width, size.height) });
    const [width, height] = [Math.max(1, Math.floor(viewport.width)), Math.max(1, Math.floor(viewport.height))];
    const surface = canvas.createCanvas(width, height);
    const context = surface.getContext('2d');
    context.fillStyle = '#fff';
    context.fillRect(0, 0, width, height);
    try {
      // pdf.js is typed for the browser's canvas; this one has the same methods.
      const target = { canvas: surface, canvasContext: context, viewport } as unknown as Parameters<
        typeof page.render
      >[0];
      await page.render(target).promise;
      // A copy: the canvas's own memory goes with the canvas, under the hands of whoever still reads it.
      return { pixels: Buffer.from(surface.data()), width, height };
    } catch {
      throw failure('unreadable');
    } finally {
      page.cleanup();
    }
  }

  async close(): Promise<void> {
    const pdf = await this.opened?.document.catch(() => undefined);
    this.opened = undefined;
    await pdf?.destroy();
  }

  private document(): Promise<PdfDocument> {
    return (this.opened ??= { document: this.open(), drawn: false }).document;
  }

  private async undrawn(): Promise<PdfDocument> {
    if (this.opened?.drawn) await this.close();
    const document = this.document();
    this.opened!.drawn = true;
    return document;
  }

  private async open(): Promise<PdfDocument> {
    refuseEndlessDrawing(this.bytes);
    ensureFonts();
    const CanvasFactory = await createIsomorphicCanvasFactory(async () => canvas);
    return openPdf(this.bytes, { CanvasFactory, useSystemFonts: true });
  }
}
