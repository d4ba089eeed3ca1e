import { drawPicture } from '#extraction/testing/drawn-picture.js';
import { v4Files } from '../ppocr/chosen-models.js';
import { PpocrReader } from '../ppocr/ppocr-reader.js';
import { TesseractReader } from '../tesseract/tesseract-reader.js';
import { TellingReader } from './telling-reader.js';

describe.each([
  ['ppocr', new PpocrReader(v4Files())],
  ['tesseract', new TesseractReader()],
])('a reading by %s', (_, reader) => {
  afterAll(() => reader.close());

  it('says that work goes on after each part of a picture, and that a stage is done after the picture', async () => {
    const said: boolean[] = [];
    const { words } = await new TellingReader(reader, (stage = false) => said.push(stage)).read(
      await drawPicture(['Subtotal 12.00', 'Tax 2.40', 'Total 14.40']),
    );
    expect(words).not.toHaveLength(0);
    expect(said.slice(0, -1)).toEqual(expect.arrayContaining([false, false, false]));
    expect(said.indexOf(true)).toBe(said.length - 1);
  });

  it('ends when a picture took all the processor time it may, and reads the next', async () => {
    const picture = await drawPicture(['Total 14.40']);
    const short = new TellingReader(reader, () => {}, 0);
    await expect(short.read(picture)).rejects.toMatchObject({ name: 'OcrFailed', reason: 'timed_out' });
    await expect(new TellingReader(reader, () => {}).read(picture)).resolves.toMatchObject({ words: { length: 2 } });
  });
});
