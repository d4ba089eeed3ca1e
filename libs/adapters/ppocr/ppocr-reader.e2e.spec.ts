import sharp from 'sharp';
import { around } from '#extraction/model/boxes.js';
import { type Box } from '#extraction/model/page.js';
import { asItCame, placed } from '#extraction/model/pose.js';
import { greyImage, opened } from '#extraction/prepare/grey-image.js';
import { warped } from '#extraction/prepare/warp.js';
import { blankPicture, drawPicture } from '#extraction/testing/drawn-picture.js';
import { ocrModelsDirFrom } from '#platform/config.js';
import { ocrEngineContract } from '#ports/ocr-engine.contract.js';
import { type OcrPage, type OcrWord, type Pose } from '#ports/ocr-engine.js';
import { describeAbsent } from '../../../tests/absent.js';
import { chosenModels, type ModelFiles, v4Files } from './chosen-models.js';
import { PpocrReader } from './ppocr-reader.js';
import { PpocrOcrEngine } from './testing/ppocr-ocr-engine.js';

await readsAs('ppocr v4-mobile', undefined);
// The folder of this user, whichever the other suites read with.
const { OCR_MODELS_DIR: _, ...env } = process.env;
const installed = ocrModelsDirFrom(env);
const { files, fault } = await chosenModels(installed);
if (files.generation.name === 'v6-small') {
  await readsAs('ppocr v6-small', installed);
  readsAccents(await PpocrOcrEngine.open(installed));
} else describeAbsent('ppocr v6-small', `${fault ?? `not in ${installed}`}: npm run recto -- models install`);

describe('ppocr between two pages', () => {
  it('keeps no numbers of the one it has read', async () => {
    const reader = new PpocrReader((await chosenModels(undefined)).files);
    await reader.warm();
    const picture = await drawPicture(['Total 14.40']);
    const before = process.memoryUsage().arrayBuffers;
    const { words } = await reader.read(picture);
    const kept = process.memoryUsage().arrayBuffers - before;
    await reader.close();
    expect(words).not.toHaveLength(0);
    expect(kept).toBeLessThan(1_000_000);
  });
});

const TOO_SMALL = 'numbers too small for full precision';
if (process.arch === 'x64') countsAsNone();
else describeAbsent(TOO_SMALL, 'ONNX Runtime counts them as none on x64');

function countsAsNone() {
  describe(TOO_SMALL, () => {
    it('are none to a thread with a model', async () => {
      const reader = new PpocrReader(v4Files());
      await reader.warm();
      const [smallest] = new Float64Array([Number.MIN_VALUE]);
      await reader.close();
      expect(smallest! * 3).toBe(0);
    });
  });
}

const MODELS: [string, ModelFiles][] = [
  ['ppocr v4-mobile', v4Files()],
  ...(files.generation.name === 'v6-small' ? [['ppocr v6-small', files] satisfies [string, ModelFiles]] : []),
];

/** Where the photograph shows the page: its top farther away than its foot, and a little askew. */
const AT_AN_ANGLE: Pose = [1.25, 0.1, -0.17, -0.06, 1.2, -0.06, 0.02, 0.2, 1];
const onPart = ([x0, y0, x1, y1]: OcrWord['box'], { width, height }: { width: number; height: number }): Box => [
  x0 / width,
  y0 / height,
  x1 / width,
  y1 / height,
];
const middleOf = ([x0, y0, x1, y1]: Box): [number, number] => [(x0 + x1) / 2, (y0 + y1) / 2];

describe.each(MODELS)('%s: pages that lie', (_, models) => {
  const reader = new PpocrReader(models);
  afterAll(() => reader.close());
  const lines = ['Larkspur Tools and Garden Supplies', '12 Mill Lane, Leeds LS1 4AB', 'Amount due 14.40'];
  const textOf = ({ words }: OcrPage) => words.map(({ text }) => text).join(' ');

  it.each([
    [0, undefined],
    [90, 270],
    [180, 180],
    [270, 90],
  ] as const)('turned by %i degrees are turned by %s more, once that is allowed', async (lying, turn) => {
    const upright = await drawPicture(lines);
    const page = lying === 0 ? upright : await greyImage(opened(upright).rotate(lying));
    const read = await reader.read(page, { mayMove: true });
    expect(read.moved?.turn).toBe(turn);
    expect(textOf(read)).toBe(lines.join(' '));
    const { words } = await reader.read(upright);
    read.words.forEach(({ box }, at) => expect(box).toEqual(words[at]!.box.map((side) => expect.closeTo(side, -1))));
  });

  it('photographed at an angle are set straight, and their places lead back', async () => {
    const text = Array.from({ length: 10 }, () => lines[0]!);
    const flat = await drawPicture(text);
    const size = { width: Math.round(flat.width * 1.3), height: Math.round(flat.height * 1.3) };
    const photograph = warped(flat, AT_AN_ANGLE, size);
    const { words, moved } = await reader.read(photograph, { mayMove: true });
    expect(words.map(({ text: word }) => word).join('')).toBe(text.join('').replaceAll(' ', ''));
    const upright = (await reader.read(flat)).words;
    for (const { box, line } of words) {
      const there = middleOf(asItCame(onPart(box, moved!), moved!.pose));
      const [x, y] = placed(AT_AN_ANGLE, ...there);
      const [left, top, right, bottom] = onPart(around(upright.filter((word) => word.line === line)), flat);
      expect([x > left, x < right, y > top, y < bottom]).toEqual([true, true, true, true]);
    }
  });

  it('are read as they are where it is not', async () => {
    const read = await reader.read(await greyImage(opened(await drawPicture(lines)).rotate(180)));
    expect(read.moved).toBeUndefined();
    expect(textOf(read)).not.toContain('Larkspur');
  });
});

async function readsAs(name: string, modelsDir: string | undefined): Promise<void> {
  const contracted = await PpocrOcrEngine.open(modelsDir);
  const engine = await PpocrOcrEngine.open(modelsDir);
  ocrEngineContract(name, () => ({ engine: contracted, draw: drawPicture, blank: blankPicture }));

  describe(name, () => {
    afterAll(() => engine.close());

    it('says which models read', async () => {
      expect((await engine.read(await drawPicture(['Total 14.40']))).engine).toBe(name);
    });

    it('reads text that runs at a slant', async () => {
      const straight = opened(await drawPicture(['Subtotal 12.00', 'Total 14.40']));
      const { words } = await engine.read(await greyImage(straight.rotate(6, { background: '#fff' })));
      expect(words.map(({ text }) => text).join(' ')).toBe('Subtotal 12.00 Total 14.40');
    });

    it('reads a label of small print on a sheet that is bare else', async () => {
      const address = [
        'Larkspur Tools and Garden',
        '12 Mill Lane, Flat 3',
        'Leeds LS1 4AB',
        'United Kingdom',
        'Parcel 2 of 3',
      ];
      const small = await opened(await drawPicture(address))
        .resize(420)
        .png()
        .toBuffer();
      const sheet = sharp({ create: { width: 1654, height: 2339, channels: 3, background: '#fff' } });
      const { words } = await engine.read(await greyImage(sheet.composite([{ input: small, left: 90, top: 120 }])));
      expect(words.map(({ text }) => text).join(' ')).toBe(address.join(' '));
      const { box } = words[0]!;
      expect([box[0] > 90, box[1] > 120, box[2] < 90 + 420]).toEqual([true, true, true]);
    });

    it('reads small print in a picture of thirty-five megapixels, within its memory', async () => {
      const print = await drawPicture(['Printed on a large sheet', 'Total 14.40']);
      const { width, height } = print;
      const sheet = sharp({ create: { width: 5000, height: 7000, channels: 3, background: '#fff' } });
      const big = await opened(print)
        .resize(width * 3)
        .png()
        .toBuffer();
      const { words } = await engine.read(await greyImage(sheet.composite([{ input: big, left: 900, top: 2000 }])));
      expect(words.map(({ text }) => text).join(' ')).toBe('Printed on a large sheet Total 14.40');
      const [x0, y0, , y1] = words[0]!.box;
      expect(x0).toBeGreaterThan(900);
      expect(y0).toBeGreaterThan(2000);
      expect(y1).toBeLessThan(2000 + height * 3);
    });
  });
}

function readsAccents(engine: PpocrOcrEngine): void {
  describe('ppocr v6-small: languages', () => {
    afterAll(() => engine.close());

    it('reads accents without being told the language, and says which it knows', async () => {
      const page = await engine.read(await drawPicture(['Bäckerei Größmann, Łódź', 'Îles Açores, Győr, Škoda']));
      expect(page.words.map(({ text }) => text).join(' ')).toBe('Bäckerei Größmann, Łódź Îles Açores, Győr, Škoda');
      expect(page.knows).toEqual(expect.arrayContaining(['eng', 'deu', 'pol', 'fra', 'por', 'hun', 'ces']));
    });
  });
}
