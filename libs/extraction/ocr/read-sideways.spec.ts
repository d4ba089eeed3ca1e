import { OcrEngine, type OcrImage, type OcrPage } from '#ports/ocr-engine.js';
import { type Box, type Page } from '../model/page.js';
import { turnedBy } from '../model/pose.js';
import { evidenceOf } from '../reading/found.js';
import { blankPicture } from '../testing/drawn-picture.js';
import { readSideways } from './read-sideways.js';

/** Reads one word off the pictures it is shown, each time as surely as told. */
class Reads extends OcrEngine {
  readonly seen: (readonly [number, number])[] = [];

  /** @param boxes where each reading has its word */
  constructor(
    private readonly sure: number[],
    private readonly boxes: Box[] = [],
  ) {
    super();
  }

  override languages(): readonly string[] {
    return ['eng'];
  }

  override async read({ width, height }: OcrImage): Promise<OcrPage> {
    this.seen.push([width, height]);
    const confidence = this.sure.shift() ?? 0;
    return {
      engine: 'test',
      words: [{ text: 'Larkspur-Tools', confidence, box: this.boxes.shift() ?? [10, 5, 110, 25], line: 0 }],
    };
  }

  override async close(): Promise<void> {}
}

const page = (sideways?: readonly Box[]): Page => ({
  index: 0,
  width: 400,
  height: 600,
  words: [],
  ...(sideways && { sideways }),
});

async function decoded() {
  const picture = await blankPicture(400, 600);
  return { width: 400, height: 600, picture: async () => picture };
}

/** A line of print as high as the part it is cut out with: 20 wide, 300 tall, and a quarter of its width around it. */
const LINE: Box = [300, 100, 320, 400];

describe('print on its side', () => {
  it('costs nothing where there is none, or only a mark', async () => {
    const ocr = new Reads([]);
    expect(await readSideways(await decoded(), page(), ocr)).toEqual([]);
    expect(await readSideways(await decoded(), page([[10, 10, 20, 40]]), ocr)).toEqual([]);
    expect(ocr.seen).toEqual([]);
  });

  it('is turned clockwise and read once where that reads surely', async () => {
    const ocr = new Reads([0.99]);
    const [read, ...more] = await readSideways(await decoded(), page([LINE]), ocr);
    expect(more).toEqual([]);
    expect(ocr.seen).toEqual([[310, 30]]);
    expect(read).toMatchObject({ pose: turnedBy(90), width: 600, height: 400 });
    // Its words begin at the foot of the part and run upwards.
    expect(evidenceOf(read!, read!.words).box).toEqual(
      [300 / 400, 295 / 600, 320 / 400, 395 / 600].map((part) => expect.closeTo(part, 3)),
    );
  });

  it('is told by the page as it came, where that was turned before', async () => {
    const turned = { ...(await decoded()), pose: turnedBy(90) };
    const [onItsHead] = await readSideways(turned, page([LINE]), new Reads([0.99]));
    expect(onItsHead!.pose).toEqual(turnedBy(180).map((value) => expect.closeTo(value)));
    const [asItCame] = await readSideways(turned, page([LINE]), new Reads([0.6, 0.98]));
    expect(asItCame!.pose).toEqual([1, 0, 0, 0, 1, 0, 0, 0, 1].map((value) => expect.closeTo(value)));
  });

  it('is turned the other way where it reads surer so', async () => {
    const ocr = new Reads([0.6, 0.98]);
    const [read] = await readSideways(await decoded(), page([LINE]), ocr);
    expect(ocr.seen).toHaveLength(2);
    expect(read).toMatchObject({ pose: turnedBy(270) });
    expect(evidenceOf(read!, read!.words).box).toEqual(
      [300 / 400, 105 / 600, 320 / 400, 205 / 600].map((part) => expect.closeTo(part, 3)),
    );
  });

  it('is read where it is as short as a heading', async () => {
    const [read] = await readSideways(await decoded(), page([[10, 10, 40, 140]]), new Reads([0.99]));
    expect(read!.words).toHaveLength(1);
  });

  it('is told once where a part was cut through what another has whole', async () => {
    const wide: Box[] = [
      [220, 398, 262, 580],
      [290, 300, 326, 486],
    ];
    const ocr = new Reads(
      [0.99, 0.99],
      [
        [308, 2, 326, 20],
        [8, 8, 139, 40],
      ],
    );
    const [read] = await readSideways(await decoded(), page([...wide, [184, 160, 216, 290]]), ocr);
    expect(read!.words.map(({ box }) => Math.round(box[2] - box[0]))).toEqual([131]);
  });

  it('is left out where neither way makes sense', async () => {
    expect(await readSideways(await decoded(), page([LINE]), new Reads([0.6, 0.5]))).toEqual([]);
  });

  it('is one part where lines stand beside each other, another where they stand apart', async () => {
    const ocr = new Reads([0.99, 0.99]);
    const lines: Box[] = [LINE, [325, 120, 345, 400], [20, 100, 40, 300]];
    const [read, ...more] = await readSideways(await decoded(), page(lines), ocr);
    expect(ocr.seen).toHaveLength(2);
    expect(more).toEqual([]);
    expect(read!.words).toHaveLength(2);
  });
});
