/**
 * Reads a line, and a doubtful one again with more and with less of the page around it: a box a little too tall shows
 * the neighbours, one too low cuts the letters. The look that is surest of most characters counts.
 */
import { type Crop, cropOf } from './crop.js';
import { type Levels } from './grey-picture.js';
import { type ReadCharacter, readLine, type Recogniser } from './read-line.js';
import { grown, type TiltedBox } from './tilted-box.js';

export interface Look {
  readonly crop: Crop;
  readonly characters: readonly ReadCharacter[];
}

/** Mean confidence from which one look is enough. */
const SURE = 0.92;
/** Shorter than this there is little to gain. */
const WORTH = 4;
/** What the other looks add around the box, in its heights. */
const OTHER_LOOKS = [-0.09, 0.09];

export async function bestLook(levels: Levels, box: TiltedBox, recogniser: Recogniser): Promise<Look> {
  const look = async (seen: TiltedBox): Promise<Look> => {
    const crop = cropOf(levels, seen);
    return { crop, characters: await readLine(recogniser, crop) };
  };
  let best = await look(box);
  if (best.characters.length < WORTH || surety(best) / best.characters.length >= SURE) return best;
  for (const part of OTHER_LOOKS) {
    const other = await look(grown(box, part * box.height));
    if (worth(other) > worth(best)) best = other;
  }
  return best;
}

const surety = ({ characters }: Look): number => characters.reduce((sum, { confidence }) => sum + confidence, 0);
/** More characters are better, if they are surely read. */
const worth = (look: Look): number => surety(look) - look.characters.length * 0.5;
