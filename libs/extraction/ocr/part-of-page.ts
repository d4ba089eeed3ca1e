/** A part of a page, cut out of its picture to be read by itself. */
import { type OcrImage } from '#ports/ocr-engine.js';
import { type DecodedPage } from '../decode/document.js';
import { type Box } from '../model/page.js';
import { greyImage, opened } from '../prepare/grey-image.js';

export interface PartOfPage {
  readonly image: OcrImage;
  /** Of the picture that was cut, and where in it the part lies; pixels. */
  readonly picture: { readonly width: number; readonly height: number };
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
  /** Of the page, to a pixel. */
  readonly perX: number;
  readonly perY: number;
}

/** @param part in the page's unit; what of it lies off the page is left out */
export async function partOfPage(page: DecodedPage, part: Box): Promise<PartOfPage> {
  const picture = await page.picture();
  const [perX, perY] = [page.width / picture.width, page.height / picture.height];
  const bounded = (value: number, most: number) => Math.round(Math.min(most, Math.max(0, value)));
  const left = bounded(part[0] / perX, picture.width - 1);
  const top = bounded(part[1] / perY, picture.height - 1);
  const right = Math.max(left + 1, bounded(part[2] / perX, picture.width));
  const bottom = Math.max(top + 1, bounded(part[3] / perY, picture.height));
  const cut = opened(picture).extract({ left, top, width: right - left, height: bottom - top });
  return { image: await greyImage(cut), picture, left, top, right, bottom, perX, perY };
}
