/**
 * Draws PDF pages for reading: about 250 dpi, fewer when the page is large, so that a picture never exceeds
 * LIMITS.readPixels. Opened only when a page needs it; one page is drawn at a time.
 */
import * as canvas from '@napi-rs/canvas';
import { createIsomorphicCanvasFactory } from 'unpdf';
import sharp from 'sharp';
import { type OcrImage } from '#ports/ocr-engine.js';
import { failure } from '../failures.js';
import { LIMITS } from '../limits.js';
import { toPicture } from '../prepare/picture.js';
import { openPdf, type PdfDocument } from './pdf.js';

const DOTS_PER_INCH = 250;
const POINTS_PER_INCH = 72;

export class PdfRenderer {
  private opened?: Promise<PdfDocument>;

  constructor(private readonly bytes: Uint8Array) {}

  async picture(pageNumber: number): Promise<OcrImage> {
    const pdf = await (this.opened ??= this.open());
    const page = await pdf.getPage(pageNumber);
    const { width: points, height: tall } = page.getViewport({ scale: 1 });
    const scale = Math.min(DOTS_PER_INCH / POINTS_PER_INCH, Math.sqrt(LIMITS.readPixels / (points * tall)));
    const viewport = page.getViewport({ scale });
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
      const pixels = surface.data();
      return await toPicture(sharp(pixels, { raw: { width, height, channels: 4 } }), width, height);
    } catch {
      throw failure('unreadable');
    } finally {
      page.cleanup();
    }
  }

  async close(): Promise<void> {
    const pdf = await this.opened?.catch(() => undefined);
    await pdf?.destroy();
  }

  private async open(): Promise<PdfDocument> {
    const CanvasFactory = await createIsomorphicCanvasFactory(async () => canvas);
    return openPdf(this.bytes, { CanvasFactory, useSystemFonts: true });
  }
}
