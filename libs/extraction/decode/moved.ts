/** A page that was turned upright or set straight to be read: whoever looks at it again sees it so. */
import { type Turn } from '#kernel/page-size.js';
import { type Moved, type OcrImage } from '#ports/ocr-engine.js';
import { composed, turnedBy } from '../model/pose.js';
import { greyImage, opened } from '../prepare/grey-image.js';
import { warped } from '../prepare/warp.js';
import { type DecodedPage } from './document.js';

/**
 * @param how the page's picture was moved
 * @param unit of the page, for each pixel of that picture
 */
export function movedPage(page: DecodedPage, how: Moved, unit: number): DecodedPage {
  const { pose, turn, width, height } = how;
  return {
    width: width * unit,
    height: height * unit,
    pose,
    ...(turn && { turn }),
    picture: async () => seenSo(await page.picture(), how),
  };
}

/** @param turn what of it turns the page upright; its words go, as they do not lie with it */
export function turnedPage(page: DecodedPage, turn: Turn): DecodedPage {
  const [width, height] = turn === 180 ? [page.width, page.height] : [page.height, page.width];
  return movedPage(page, { pose: turnedBy(turn), turn, width, height }, 1);
}

/** Whether what turned the page took it by a half, which it is told to by how surely its letters are read alone. */
export const isTurnedByHalf = ({ turn }: DecodedPage): boolean => turn === 180 || turn === 270;

/**
 * The page the other way up.
 * @param page as it came
 * @param seen as it was moved, by a half as well
 */
export async function otherWayUp(page: DecodedPage, seen: DecodedPage): Promise<DecodedPage> {
  const { width, height } = await seen.picture();
  const pose = composed(seen.pose, turnedBy(180));
  const how = { pose, ...(seen.turn === 270 && { turn: 90 as const }), width, height };
  return movedPage(page, how, seen.width / width);
}

async function seenSo(picture: OcrImage, { pose, turn, ...size }: Moved): Promise<OcrImage> {
  const onlyTurned = turn && turnedBy(turn).every((value, at) => value === pose[at]);
  return onlyTurned ? greyImage(opened(picture).rotate(turn)) : warped(picture, pose, size);
}
