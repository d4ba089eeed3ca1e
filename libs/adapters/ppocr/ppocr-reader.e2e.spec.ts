import sharp from 'sharp';
import { greyImage, opened } from '#extraction/prepare/grey-image.js';
import { blankPicture, drawPicture } from '#extraction/testing/drawn-picture.js';
import { ocrModelsDirFrom } from '#platform/config.js';
import { ocrEngineContract } from '#ports/ocr-engine.contract.js';
import { describeAbsent } from '../../../tests/absent.js';
import { chosenModels } from './chosen-models.js';
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
