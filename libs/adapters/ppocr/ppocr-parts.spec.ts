import { cropOf, CROP_HEIGHT } from './crop.js';
import { boxesOf, seenSize, stripsOf } from './find-lines.js';
import { V4_MOBILE, V6_SMALL } from './generation.js';
import { LetterChances } from './letters/letter-chances.js';
import { inReadingOrder } from './line-order.js';
import { alphabetOf, MeanOf, readLine } from './read-line.js';
import { piecesOf } from './pieces.js';
import { printedPart } from './printed-part.js';
import { withoutStrayAccents } from './stray-accents.js';
import { aroundBox, isOnItsSide, moved, smallestBox, type TiltedBox } from './tilted-box.js';
import { wordsOf } from './words.js';

const upright = (x0: number, y0: number, x1: number, y1: number): TiltedBox => ({
  middle: { x: (x0 + x1) / 2, y: (y0 + y1) / 2 },
  length: x1 - x0,
  height: y1 - y0,
  angle: 0,
});

/** A page with black bars from `from` to `to`, half as tall as the crop. */
function bars(spans: readonly (readonly [from: number, to: number])[], width: number) {
  const data = new Uint8Array(width * CROP_HEIGHT).fill(255);
  for (const [from, to] of spans) for (let y = 12; y < 36; y++) data.fill(0, y * width + from, y * width + to);
  return { data, width, height: CROP_HEIGHT };
}

describe('ppocr: boxes', () => {
  it('finds the smallest box, however it is turned', () => {
    const angle = 0.2;
    const corners = [-50, 50].flatMap((u) =>
      [-5, 5].map((v) => ({
        x: 200 + u * Math.cos(angle) - v * Math.sin(angle),
        y: 100 + u * Math.sin(angle) + v * Math.cos(angle),
      })),
    );
    const box = smallestBox(corners);
    expect(box.length).toBeCloseTo(100);
    expect(box.height).toBeCloseTo(10);
    expect(box.angle).toBeCloseTo(angle);
    expect(box.middle.x).toBeCloseTo(200);
  });

  it('moves a box across its text, however it is turned', () => {
    const box = { middle: { x: 10, y: 20 }, length: 40, height: 8, angle: Math.PI / 6 };
    const { middle, ...rest } = moved(box, 2);
    expect(rest).toEqual({ length: 40, height: 8, angle: box.angle });
    expect(middle.x).toBeCloseTo(9);
    expect(middle.y).toBeCloseTo(20 + Math.sqrt(3));
  });

  it('tells lines that run up the page from characters, and where they stand', () => {
    expect([upright(0, 0, 20, 100), upright(0, 0, 20, 40), upright(0, 0, 100, 20)].map(isOnItsSide)).toEqual([
      true,
      false,
      false,
    ]);
    expect(aroundBox(upright(10, 20, 30, 90))).toEqual([10, 20, 30, 90]);
    const [x0, y0, x1, y1] = aroundBox({ ...upright(10, 20, 30, 90), angle: -0.1 });
    expect([x0 < 10, y0 > 20 - 2, x1 > 30, y1 < 90 + 2]).toEqual([true, true, true, true]);
  });

  it('takes a single point', () => {
    expect(smallestBox([{ x: 3, y: 4 }])).toMatchObject({ middle: { x: 3, y: 4 }, length: 0, height: 0 });
  });

  it('makes one box of each patch of text, grown on all sides, and none of a speck', () => {
    const [width, height] = [120, 60];
    const chances = new Float32Array(width * height);
    const fill = (x0: number, y0: number, x1: number, y1: number, chance: number) => {
      for (let y = y0; y < y1; y++) chances.fill(chance, y * width + x0, y * width + x1);
    };
    fill(20, 10, 80, 18, 0.9);
    fill(20, 40, 60, 46, 0.35);
    fill(100, 50, 102, 52, 0.9);
    const boxes = boxesOf(chances, width, height, V4_MOBILE.detection);
    expect(boxes).toHaveLength(1);
    expect(boxes[0]!.middle).toEqual({ x: 50, y: 14 });
    expect(boxes[0]!.length).toBeGreaterThan(64);
    expect(boxes[0]!.height).toBeGreaterThan(12);
  });

  it('sees a page that lies as large as one that stands', () => {
    const { detection } = V6_SMALL;
    const standing = seenSize({ width: 1654, height: 2339 }, detection);
    expect(standing).toEqual({ width: 800, height: 1120 });
    expect(seenSize({ width: 2339, height: 1654 }, detection)).toEqual({ width: 1120, height: 800 });
    expect(seenSize({ width: 4000, height: 1000 }, detection).height).toBeLessThan(736);
  });

  describe('the part of a page that print stands on', () => {
    const sheet = { width: 1654, height: 2339 };
    const lines = (count: number, tall: number, length = 400) =>
      Array.from({ length: count }, (_, at) => upright(100, 200 + at * 30, 100 + length, 200 + at * 30 + tall));
    const { detection } = V6_SMALL;

    it('is seen larger where the rest is bare, until its small print is large enough', () => {
      const { left, top, width, height, detection: closer } = printedPart(lines(8, 20), sheet, detection)!;
      expect({ left, top, width, height }).toEqual({ left: 60, top: 160, width: 480, height: 310 });
      const seen = seenSize({ width, height }, closer);
      expect(seen.width / width).toBeCloseTo(26 / 20, 1);
      const fine = printedPart([...lines(8, 10), ...lines(8, 40)], sheet, detection)!;
      expect(seenSize(fine, fine.detection).height).toBe(736);
    });

    it('is not, where it is the page, where print is large already, and where few lines tell', () => {
      const whole = [...lines(8, 20, 1400), upright(100, 2200, 400, 2220)];
      const told = [whole, lines(8, 60), lines(4, 20)].map((boxes) => printedPart(boxes, sheet, detection));
      expect(told).toEqual([undefined, undefined, undefined]);
    });

    it('keeps to the page', () => {
      const atEdge = [0, 1, 2, 3, 4].map((at) => upright(0, at * 30, 400, at * 30 + 20));
      expect(printedPart(atEdge, sheet, detection)).toMatchObject({ left: 0, top: 0 });
    });
  });

  it('sees a tall picture in strips that share some rows, and owns each row once', () => {
    expect(stripsOf(736, 736, 600_000)).toEqual([{ from: 0, to: 736, ownFrom: 0, ownTo: 736 }]);
    const strips = stripsOf(736, 1900, 600_000);
    expect(strips).toHaveLength(3);
    expect(strips.every(({ from, to }) => (to - from) * 736 <= 600_000)).toBe(true);
    expect(strips.map(({ ownFrom }) => ownFrom).slice(1)).toEqual(strips.map(({ ownTo }) => ownTo).slice(0, -1));
    expect([strips[0]!.ownFrom, strips.at(-1)!.ownTo]).toEqual([0, 1900]);
  });

  it('orders lines from top to bottom and, on one line, from left to right', () => {
    const right = upright(60, 11, 90, 21);
    const left = upright(0, 12, 40, 22);
    const above = upright(50, 0, 90, 10);
    expect(inReadingOrder([right, left, above])).toEqual([above, left, right]);
  });
});

describe('ppocr: a line seen from several sides', () => {
  const SHADES = { once: 10, twice: 20, again: 30 };
  const crop = (shade: number) => {
    const box = upright(0, 0, 16, CROP_HEIGHT);
    return { data: new Uint8Array(16 * CROP_HEIGHT).fill(shade), width: 16, box };
  };
  /** Takes a B for an 8 where the crop has the first shade, and is nearly as sure of the B in the others. */
  const model = {
    greyInput: (width: number, height: number) => new Float32Array(3 * width * height),
    run: async (input: Float32Array) => {
      const [eight, b] = Math.round((input[0]! + 1) * 127.5) === SHADES.once ? [0.55, 0.45] : [0.2, 0.8];
      return Float32Array.from([0, eight, b, 0, 1, 0, 0, 0]);
    },
  };
  const alphabet = alphabetOf(['', '8', 'B', ' '], /./u);
  const reading = (...taught: readonly string[]) => {
    const letters = taught.map((counts) => new LetterChances(counts));
    return { model, mean: new MeanOf(), alphabet, longest: 1200, letters };
  };
  const recogniser = reading();

  it('is what was said of one crop, or of all of them together', async () => {
    const alone = await readLine(recogniser, crop(SHADES.once));
    const together = await readLine(recogniser, crop(SHADES.once), crop(SHADES.twice), crop(SHADES.again));
    expect(alone.map(({ text }) => text)).toEqual(['8']);
    expect(together.map(({ text }) => text)).toEqual(['B']);
    expect(together[0]!.confidence).toBeCloseTo((0.45 + 0.8 + 0.8) / 3);
  });

  it('is the likelier text, as sure as it was seen, where the crops leave two', async () => {
    const taught = reading('\tb9');
    expect(await readLine(taught, crop(SHADES.once))).toEqual([{ text: '8', confidence: expect.closeTo(0.55), at: 4 }]);
    const both = await readLine(taught, crop(SHADES.once), crop(SHADES.once));
    expect(both).toEqual([{ text: 'B', confidence: expect.closeTo(0.45), at: 4 }]);
  });

  it('is asked of the next letters where the first know no such text, and only there', async () => {
    const readBy = async (...taught: readonly string[]) =>
      (await readLine(reading(...taught), crop(SHADES.once), crop(SHADES.once))).map(({ text }) => text).join('');
    expect(await readBy('\tq9')).toBe('8');
    expect(await readBy('\tq9', '\tb9')).toBe('B');
    expect(await readBy('\t09', '\tb9')).toBe('8');
  });
});

describe('ppocr: a line in Chinese or Japanese', () => {
  const COLUMNS = ['', '店', '舗', '1', '2', '3', '4', 'A', 'B'];
  const readAs = async (text: string) => {
    const chances = [...text].flatMap((mark) => COLUMNS.map((column) => (column === mark ? 0.9 : 0.01)));
    const model = {
      greyInput: (width: number, height: number) => new Float32Array(3 * width * height),
      run: async () => Float32Array.from(chances),
    };
    const alphabet = alphabetOf(COLUMNS, /[\x20-\x7e]/u);
    const width = text.length * 8;
    const crop = { data: new Uint8Array(width * CROP_HEIGHT), width, box: upright(0, 0, width, CROP_HEIGHT) };
    const read = await readLine({ model, mean: new MeanOf(), alphabet, longest: 1200, letters: [] }, crop);
    return read.map((character) => character.text).join('');
  };

  it('is told by its letters, however many figures it has', async () => {
    expect(await readAs('店舗1234')).toBe('店舗1234');
    expect(await readAs('店舗AB1')).toBe('店舗AB1');
    expect(await readAs('店1ABA2')).not.toContain('店');
    expect(await readAs('店舗ABABA')).not.toContain('店');
  });
});

describe('ppocr: words', () => {
  const read = (text: string, places: readonly number[]) =>
    [...text].map((character, index) => ({ text: character, confidence: 0.9, at: places[index]! }));
  const words = (picture: ReturnType<typeof bars>, text: string, places: readonly number[], spaces = false) =>
    wordsOf(
      cropOf([picture], upright(0, 0, picture.width, CROP_HEIGHT)),
      read(text, places),
      0,
      { across: 1, down: 1, width: 200, height: CROP_HEIGHT },
      spaces,
    );

  it('puts a space where the paper shows one', () => {
    const picture = bars(
      [
        [10, 30],
        [34, 54],
        [58, 78],
        [98, 118],
        [122, 142],
      ],
      200,
    );
    const found = words(picture, 'abcde', [20, 44, 68, 108, 132]);
    expect(found.map(({ text }) => text)).toEqual(['abc', 'de']);
    expect(found[1]!.box[0]).toBeGreaterThanOrEqual(90);
    expect(found[1]!.box[2]).toBeLessThanOrEqual(150);
  });

  it('takes letters set wide apart as one word', () => {
    const picture = bars(
      [
        [10, 20],
        [40, 50],
        [70, 80],
        [100, 110],
      ],
      200,
    );
    expect(words(picture, 'wide', [15, 45, 75, 105]).map(({ text }) => text)).toEqual(['wide']);
  });

  it('keeps the space the recogniser saw', () => {
    const picture = bars(
      [
        [10, 20],
        [24, 34],
      ],
      200,
    );
    expect(words(picture, 'a b', [15, 22, 29]).map(({ text }) => text)).toEqual(['a', 'b']);
  });

  it('believes a recogniser that writes spaces, whatever the paper shows', () => {
    const picture = bars(
      [
        [10, 30],
        [34, 54],
        [58, 78],
        [98, 118],
        [122, 142],
      ],
      200,
    );
    expect(words(picture, 'a bcde', [20, 32, 44, 68, 108, 132], true).map(({ text }) => text)).toEqual(['a', 'bcde']);
  });

  it('takes a space between digits for the mark it may be where the paper shows no room', () => {
    const tight = bars(
      [
        [10, 30],
        [40, 60],
        [70, 90],
      ],
      200,
    );
    const loose = bars(
      [
        [10, 30],
        [34, 54],
        [74, 94],
        [98, 118],
      ],
      200,
    );
    const point = { text: '.', confidence: 0.1, at: 35 };
    const read = (picture: ReturnType<typeof bars>, places: readonly number[], space: number) => {
      const characters = [...'3 00'].map((text, index) => ({ text, confidence: 0.9, at: places[index]! }));
      const crop = cropOf([picture], upright(0, 0, picture.width, CROP_HEIGHT));
      const sheet = { across: 1, down: 1, width: 200, height: CROP_HEIGHT };
      const given = characters.map((one, index) => (index === space ? { ...one, instead: point } : one));
      return wordsOf(crop, given, 0, sheet, true).map(({ text }) => text);
    };
    expect(read(tight, [20, 35, 50, 80], 1)).toEqual(['3.00']);
    expect(read(loose, [44, 64, 84, 108], 1)).toEqual(['3', '00']);
  });

  it('drops doubtful accents of a page that has no sure one', () => {
    const line = (text: string, confidence: number) => [...text].map((one) => ({ text: one, confidence, at: 0 }));
    const textsOf = (lines: readonly (readonly { text: string }[])[]) =>
      lines.map((read) => read.map(({ text }) => text).join(''));
    const doubtful = line('SETIA ÁLAM', 0.7);
    const plain = line('NO REFUND WITHOUT THE RECEIPT OF THE SAME DAY, THANK YOU AND COME AGAIN SOON', 0.7);
    expect(textsOf(withoutStrayAccents([doubtful, plain]))[0]).toBe('SETIA ALAM');
    expect(textsOf(withoutStrayAccents([doubtful, plain, line('Málaga', 0.97)]))[0]).toBe('SETIA ÁLAM');
    expect(textsOf(withoutStrayAccents([line('Hyvää päivää', 0.7)]))).toEqual(['Hyvää päivää']);
    expect(textsOf(withoutStrayAccents([line('ß – ½ 門', 0.5), plain]))[0]).toBe('ß – ½ 門');
  });

  it('reads a long line in pieces, cut at the widest bare place near an even cut', () => {
    const page = bars(
      [
        [10, 480],
        [488, 560],
        [600, 990],
      ],
      1000,
    );
    const crop = cropOf([page], upright(0, 0, 1000, CROP_HEIGHT));
    expect(piecesOf(crop, 1000)).toEqual([{ from: 0, to: 1000, gap: 0 }]);
    const [first, second, ...more] = piecesOf(crop, 600);
    expect(more).toEqual([]);
    expect(first?.to).toBeGreaterThanOrEqual(560);
    expect(first?.to).toBeLessThanOrEqual(600);
    expect(first?.gap).toBeGreaterThan(30);
    expect(second).toEqual({ from: first?.to, to: 1000, gap: 0 });
  });

  it('knows its Latin columns', () => {
    const columns = ['', '门', 'a', '9', '€', 'ő', '０', 'Ω', ' '];
    expect([...alphabetOf(columns, V4_MOBILE.latin).latin]).toEqual([2, 3, 4, 6, 8]);
    expect([...alphabetOf(columns, V6_SMALL.latin).latin]).toEqual([2, 3, 4, 5, 6, 8]);
  });
});
