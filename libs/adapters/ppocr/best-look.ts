/**
 * Reads a line, and a doubtful one again with more and with less of the page around it: a box a little too tall shows
 * the neighbours, one too low cuts the letters. The look that is surest of most characters counts. Where nothing else
 * will prove the line it is read from several sides at once.
 */
import { type Crop, cropOf } from './crop.js';
import { type Generation } from './generation.js';
import { type Levels } from './grey-picture.js';
import { type ReadCharacter, readLine, type Recogniser } from './read-line.js';
import { grown, moved, type TiltedBox } from './tilted-box.js';

export interface Look {
  readonly crop: Crop;
  readonly characters: readonly ReadCharacter[];
}

/** Shorter than this there is little to gain. */
const WORTH = 4;
/** What the other looks add around the box, in its heights. */
const OTHER_LOOKS = [-0.09, 0.09];
/** Of the sides a doubtful line is read from. */
const TALLER = 1.08;
const LOWER = 0.04;

/** Mean confidences of a line under which it is looked at again, and read from several sides. */
type Doubts = Pick<Generation, 'unsure' | 'doubtful'>;

export async function bestLook(
  levels: Levels,
  box: TiltedBox,
  recogniser: Recogniser,
  { unsure, doubtful }: Doubts,
): Promise<Look> {
  const look = async (seen: TiltedBox): Promise<Look> => {
    const crop = cropOf(levels, seen);
    return { crop, characters: await readLine(recogniser, crop) };
  };
  let best = await look(box);
  if (best.characters.length < WORTH) return best;
  if (meanOf(best) < unsure) {
    for (const part of OTHER_LOOKS) {
      const other = await look(grown(box, part * box.height));
      if (worth(other) > worth(best)) best = other;
    }
  }
  return meanOf(best) < doubtful ? fromSeveralSides(levels, best, recogniser) : best;
}

/** The same crop a little taller and a little lower: what is said of all three is right more often than of one. */
async function fromSeveralSides(levels: Levels, { crop }: Look, recogniser: Recogniser): Promise<Look> {
  const { box, width } = crop;
  const others = [{ ...box, height: box.height * TALLER }, moved(box, LOWER * box.height)];
  const crops = others.map((other) => cropOf(levels, other, width));
  return { crop, characters: await readLine(recogniser, crop, ...crops) };
}

const meanOf = (look: Look): number => surety(look) / look.characters.length;
const surety = ({ characters }: Look): number => characters.reduce((sum, { confidence }) => sum + confidence, 0);
/** More characters are better, if they are surely read. */
const worth = (look: Look): number => surety(look) - look.characters.length * 0.5;
