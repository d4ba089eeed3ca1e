/**
 * Pictures to pages: header first (limits are checked before a pixel is decoded), then one page at a time to a clean
 * grey PNG, upright by EXIF. Damaged pictures are decoded as far as they go. Of an animated GIF the first frame only.
 */
import sharp, { type Sharp } from 'sharp';
import { type OcrImage } from '#ports/ocr-engine.js';
import { failure } from '../model/failures.js';
import { LIMITS } from '../model/limits.js';
import { toPicture } from '../prepare/picture.js';
import { type FileKind } from '../sniff/sniff.js';
import { type Bitmap, decodeBitmap } from './bmp.js';
import { type DecodedDocument, type DecodedPage } from './document.js';
import { checkPixels } from './pixels.js';

sharp.cache(false);
sharp.concurrency(1);

export async function decodeImage(bytes: Uint8Array, kind: Exclude<FileKind, 'pdf'>): Promise<DecodedDocument> {
  const pages = kind === 'bmp' ? [bitmapPage(bytes)] : await sharpPages(bytes, kind);
  return { pages, attachments: [], close: async () => {} };
}

/** One page as it is, upright and in its own colours, for people to look at; undefined when there is no such page. */
export async function openPicture(
  bytes: Uint8Array,
  kind: Exclude<FileKind, 'pdf'>,
  index: number,
): Promise<Sharp | undefined> {
  if (kind === 'bmp') return index === 0 ? bitmapPicture(decodeBitmap(bytes)) : undefined;
  const { pages = 1 } = await pageHeader(bytes, 0);
  if (index >= (kind === 'tiff' ? pages : 1)) return undefined;
  const { width, height } = await pageHeader(bytes, index);
  checkPixels(width, height);
  return openPage(bytes, index);
}

async function sharpPages(bytes: Uint8Array, kind: FileKind): Promise<DecodedPage[]> {
  const header = await sharp(bytes, { failOn: 'none', limitInputPixels: false })
    .metadata()
    .catch(() => {
      throw failure('unreadable');
    });
  const count = kind === 'tiff' ? (header.pages ?? 1) : 1;
  if (count > LIMITS.pages) throw failure('too_many_pages');
  const pages: DecodedPage[] = [];
  const lost = new Set<number>();
  /** A picture none of whose pages shows anything for being damaged, or packed in a way unknown here. */
  const shown = async (read: OcrImage, index: number): Promise<OcrImage> => {
    if (isBlank(read) && !(await isWhole(bytes, index))) lost.add(index);
    if (lost.size === count) throw failure('unreadable');
    return read;
  };
  for (let index = 0; index < count; index++) {
    const page = index === 0 ? header : await pageHeader(bytes, index);
    const sideways = (page.orientation ?? 1) >= 5;
    const [width, height] = sideways ? [page.height, page.width] : [page.width, page.height];
    checkPixels(width, height);
    pages.push({
      width,
      height,
      picture: async () => shown(await picture(openPage(bytes, index), width, height), index),
    });
  }
  return pages;
}

function pageHeader(bytes: Uint8Array, page: number) {
  return sharp(bytes, { failOn: 'none', limitInputPixels: false, page })
    .metadata()
    .catch(() => {
      throw failure('unreadable');
    });
}

function openPage(bytes: Uint8Array, page: number): Sharp {
  return sharp(bytes, { failOn: 'none', limitInputPixels: LIMITS.pixels, page, pages: 1 }).autoOrient();
}

const isBlank = ({ grey }: OcrImage): boolean => grey.every((level) => level === grey[0]);

function isWhole(bytes: Uint8Array, page: number): Promise<boolean> {
  const strict = sharp(bytes, { failOn: 'error', limitInputPixels: LIMITS.pixels, page, pages: 1 });
  return strict.stats().then(
    () => true,
    () => false,
  );
}

function bitmapPage(bytes: Uint8Array): DecodedPage {
  const bitmap = decodeBitmap(bytes);
  const { width, height } = bitmap;
  return { width, height, picture: () => picture(bitmapPicture(bitmap), width, height) };
}

function bitmapPicture({ width, height, pixels }: Bitmap): Sharp {
  return sharp(pixels, { raw: { width, height, channels: 3 } });
}

function picture(image: Sharp, width: number, height: number): Promise<OcrImage> {
  return toPicture(image, width, height).catch(() => {
    throw failure('unreadable');
  });
}
