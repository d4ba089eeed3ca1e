/** Whether a mark on a page that is shown lies over the print it is about, seen as the eye does: on the screen. */
import type { Locator } from 'playwright-core';
import sharp from 'sharp';

interface Print {
  /** The middle of the mark, in parts of the page (0..1) as it is shown. */
  readonly x: number;
  readonly y: number;
  /** How much what shows there looks like what is drawn there: 1 the same, 0.5 the same made small, 0.1 another. */
  readonly likeness: number;
}

/** @param drawing the page as it should be shown @returns undefined while one of the two does not show */
export async function printUnder(mark: Locator, page: Locator, drawing: Buffer): Promise<Print | undefined> {
  const [place, paper] = [await mark.boundingBox(), await page.boundingBox()];
  if (!place || !paper) return undefined;
  const { width, height } = await sharp(drawing).metadata();
  const [across, down] = [width / paper.width, height / paper.height];
  const [left, top] = [place.x - paper.x, place.y - paper.y];
  const drawn = await sharp(drawing)
    .extract({
      left: Math.round(left * across),
      top: Math.round(top * down),
      width: Math.round(place.width * across),
      height: Math.round(place.height * down),
    })
    .png()
    .toBuffer();
  return {
    x: (left + place.width / 2) / paper.width,
    y: (top + place.height / 2) / paper.height,
    likeness: await likeness(await mark.page().screenshot({ clip: place }), drawn),
  };
}

/** Of their greys, whatever their size and colour. */
async function likeness(one: Buffer, other: Buffer): Promise<number> {
  const [a, b] = [await contrasts(one), await contrasts(other)];
  const product = (left: readonly number[], right: readonly number[]) =>
    left.reduce((sum, value, at) => sum + value * right[at]!, 0);
  return product(a, b) / Math.sqrt(product(a, a) * product(b, b));
}

async function contrasts(picture: Buffer): Promise<number[]> {
  const grey = await sharp(picture).greyscale().resize(96, 32, { fit: 'fill' }).raw().toBuffer();
  const mean = grey.reduce((sum, value) => sum + value, 0) / grey.length;
  return Array.from(grey, (value) => value - mean);
}
