/**
 * Which way up a page lies, told by its lines: they run up or down a page on its side, and are read more surely turned
 * by a half where it is upside down. Asked before it is read, because what is made of print on its head costs as much
 * as the page and says nothing.
 */
import { type Turn } from '#kernel/page-size.js';
import { type Look } from './best-look.js';
import { type PageLines } from './page-lines.js';
import { isOnItsSide, type TiltedBox } from './tilted-box.js';

/** So much longer than high is a line of words, not a word or a mark. */
const LONG = 4;
/** How many times the print across a page is what runs up or down it, where it lies on its side. */
const MOSTLY = 5;
/** Of the longest lines, those that are tried, and those that are enough; rows of stars and dashes say nothing. */
const TRIED = 12;
const ENOUGH = 6;
const LEAST_LETTERS = 4;
/** Mean confidence of letters that are plainly upright, and by how much others must be surer turned by a half. */
const PLAIN = 0.9;
const SURER = 0.1;

/** @param found as it lies; taken over */
export async function turnedUpright(found: PageLines): Promise<{ page: PageLines; turn?: Turn }> {
  const onItsSide = liesOnItsSide(found.boxes);
  const page = onItsSide ? await found.turned(90) : found;
  if (await isUpsideDown(page.boxes, page.look)) return { page: await page.turned(180), turn: onItsSide ? 270 : 180 };
  return { page, ...(onItsSide && { turn: 90 }) };
}

export function liesOnItsSide(boxes: readonly TiltedBox[]): boolean {
  const across = boxes.filter(isLong).reduce((sum, { length, height }) => sum + length / height, 0);
  const along = boxes.filter(isOnItsSide).reduce((sum, { length, height }) => sum + height / length, 0);
  return along > LONG && along > across * MOSTLY;
}

/** @param look reads a line as it stands in its box */
export async function isUpsideDown(
  boxes: readonly TiltedBox[],
  look: (box: TiltedBox) => Promise<Look>,
): Promise<boolean> {
  const longest = boxes.filter(isLong).sort((a, b) => b.length / b.height - a.length / a.height);
  const lines: Look[] = [];
  for (const box of longest.slice(0, TRIED)) {
    const line = await look(box);
    if (lettersOf(line).length >= LEAST_LETTERS) lines.push(line);
    if (lines.length === ENOUGH) break;
  }
  const asTheyStand = sureness(lines);
  if (lines.length === 0 || asTheyStand >= PLAIN) return false;
  const turned: Look[] = [];
  for (const { crop } of lines) turned.push(await look(onItsHead(crop.box)));
  return sureness(turned) > asTheyStand + SURER;
}

const isLong = ({ length, height }: TiltedBox): boolean => length > height * LONG;
const onItsHead = (box: TiltedBox): TiltedBox => ({ ...box, angle: box.angle + Math.PI });
const lettersOf = ({ characters }: Look) => characters.filter(({ text }) => /[\p{L}\p{N}]/u.test(text));

function sureness(lines: readonly Look[]): number {
  const letters = lines.flatMap(lettersOf);
  return letters.reduce((sum, { confidence }) => sum + confidence, 0) / Math.max(1, letters.length);
}
