/** A page with the lines that were found on it, to be read one by one, each once. */
import { release } from '#kernel/release.js';
import { greyImage, opened } from '#extraction/prepare/grey-image.js';
import { warped } from '#extraction/prepare/warp.js';
import { bestLook, type Look } from './best-look.js';
import { findLines } from './find-lines.js';
import { bounded, type GreyPicture, type Levels, levelsOf } from './grey-picture.js';
import { inReadingOrder } from './line-order.js';
import { type Models } from './models.js';
import { printedPart, type PrintedPart } from './printed-part.js';
import { type Straightened } from './straighten.js';
import { seenThrough, type TiltedBox } from './tilted-box.js';

const LEVELS = 4;
/** Part of a page. */
const HEAD = 0.4;

export class PageLines {
  private readonly looks = new Map<TiltedBox, Promise<Look>>();

  private constructor(
    private readonly models: Models,
    private readonly levels: Levels,
    /** In reading order. */
    readonly boxes: readonly TiltedBox[],
    private readonly step: () => void,
    /** Pixels that belong to others. */
    private readonly lent?: Uint8Array,
  ) {}

  /**
   * @param step called before each part of the work; what it throws ends it
   * @param lent pixels that are not given back with the page
   */
  static async find(models: Models, picture: GreyPicture, step: () => void, lent?: Uint8Array): Promise<PageLines> {
    step();
    const levels = levelsOf(picture, LEVELS);
    const { detection } = models.generation;
    const found = await findLines(models.detector, levels, detection);
    const part = printedPart(found, picture, detection);
    if (part) step();
    const boxes = part ? await linesOn(part, picture, models) : found;
    return new PageLines(models, levels, inReadingOrder(boxes), step, lent);
  }

  get picture(): GreyPicture {
    return this.levels[0];
  }

  readonly look = (box: TiltedBox): Promise<Look> => {
    const known = this.looks.get(box) ?? this.read(box);
    this.looks.set(box, known);
    return known;
  };

  /** The page and its lines seen through a pose (found anew they are the same, at a price); this one is no more. */
  async moved({ pose, ...size }: Straightened): Promise<PageLines> {
    this.step();
    const { data: grey, width, height } = this.picture;
    const { grey: data } = warped({ grey, width, height }, pose, size);
    this.release();
    const picture = await bounded({ grey: data, ...size });
    const boxes = this.boxes.map((box) => seenThrough(box, pose, { width, height }, picture));
    return new PageLines(this.models, levelsOf(picture, LEVELS), inReadingOrder(boxes), this.step);
  }

  /** The page turned clockwise, its lines found anew: on its side or head print is found less well. */
  async turned(turn: 90 | 180): Promise<PageLines> {
    const { data: lying, width, height } = this.picture;
    const { grey: data, ...size } = await greyImage(opened({ grey: lying, width, height }).rotate(turn));
    this.release();
    return PageLines.find(this.models, { data, ...size }, this.step);
  }

  release(): void {
    for (const { data } of this.levels) if (data !== this.lent) release(data);
  }

  private async read(box: TiltedBox): Promise<Look> {
    this.step();
    const { generation, recogniser } = this.models;
    const atHead = box.middle.y < this.picture.height * HEAD;
    const doubts = { unsure: generation.unsure, doubtful: atHead ? generation.doubtful : 0 };
    return bestLook(this.levels, box, recogniser, doubts);
  }
}

/** The lines of a part, in pixels of the page. */
async function linesOn(part: PrintedPart, page: GreyPicture, { detector }: Models): Promise<TiltedBox[]> {
  const { left, top, width, height } = part;
  const sheet = opened({ grey: page.data, width: page.width, height: page.height });
  const { grey: data } = await greyImage(sheet.extract({ left, top, width, height }));
  const levels = levelsOf({ data, width, height }, LEVELS);
  const boxes = await findLines(detector, levels, part.detection);
  for (const level of levels) release(level.data);
  return boxes.map((box) => ({ ...box, middle: { x: box.middle.x + left, y: box.middle.y + top } }));
}
