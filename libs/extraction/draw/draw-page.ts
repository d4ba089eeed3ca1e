/**
 * A page as people look at it: in colour, upright by EXIF, on white, as a WebP of bounded size. Its proportions are
 * those of the page that was read, so boxes given as parts of the page fall where they were found. The same limits as
 * for reading are checked before anything is decoded; time and memory are the caller's to bound. @throws
 * ExtractionError · PageNotDrawn `no_such_page`
 */
import sharp, { type Sharp } from 'sharp';
import { PageNotDrawn, type PageImage } from '#ports/page-renderer.js';
import { openPicture } from '../decode/image.js';
import { failure } from '../model/failures.js';
import { LIMITS } from '../model/limits.js';
import { sniff } from '../sniff/sniff.js';

/** Pixels; a till roll can be very long, and WebP ends at 16 383. */
const TALLEST = 8_000;
const QUALITY = 82;

/** @param index 0-based @param width most pixels across */
export async function drawPage(bytes: Uint8Array, index: number, width: number): Promise<PageImage> {
  const kind = sniff(bytes);
  const picture = kind === 'pdf' ? await pdfPage(bytes, index, width) : await openPicture(bytes, kind, index);
  if (!picture) throw new PageNotDrawn('no_such_page');
  const { data, info } = await picture
    .flatten({ background: '#fff' })
    .toColourspace('srgb')
    .resize({ width, height: TALLEST, fit: 'inside', withoutEnlargement: true })
    .webp({ quality: QUALITY, effort: 2 })
    .toBuffer({ resolveWithObject: true })
    .catch(() => {
      throw failure('unreadable');
    });
  return { bytes: data, mime: 'image/webp', width: info.width, height: info.height };
}

async function pdfPage(bytes: Uint8Array, index: number, width: number): Promise<Sharp | undefined> {
  // As where documents are decoded: pictures need nothing of it.
  const { PdfRenderer } = await import('../decode/pdf-render.js');
  const renderer = new PdfRenderer(bytes);
  try {
    if (index >= (await renderer.pageCount())) return undefined;
    const drawn = await renderer.draw(index + 1, (across, down) => {
      if (Math.max(across, down) > LIMITS.pagePoints) throw failure('too_many_pixels');
      return Math.min(width / across, TALLEST / down, Math.sqrt(LIMITS.readPixels / (across * down)));
    });
    return sharp(drawn.pixels, { raw: { width: drawn.width, height: drawn.height, channels: 4 } });
  } finally {
    await renderer.close();
  }
}
