import sharp from 'sharp';
import { makePdf } from '../testing/made-pdf.js';
import { mayShowPrint } from './pdf-pictures.js';

const pdf = async (width: number, height: number) => {
  const data = await sharp({ create: { width, height, channels: 3, background: '#fff' } })
    .greyscale()
    .jpeg()
    .toBuffer();
  return makePdf({ pages: [[]], beside: { width, height, data, box: [10, 10, 110, 60] } });
};

describe('pictures in a PDF', () => {
  it('may show print where one is as large as a letterhead', async () => {
    expect(mayShowPrint(makePdf({ pages: [[]] }), 1)).toBe(false);
    expect(mayShowPrint(await pdf(120, 60), 1)).toBe(false);
    expect(mayShowPrint(await pdf(600, 60), 1)).toBe(true);
  });

  it('are not asked for where they are more than a page that is read, or say elsewhere how large they are', async () => {
    const bytes = (await pdf(600, 60)).toString('latin1');
    const said = (width: string, count = 1) => {
      const dictionary = bytes.replace('/Width 600', `/Width ${width}`);
      return mayShowPrint(Buffer.from(dictionary.repeat(count), 'latin1'), 2);
    };
    expect(said('100000')).toBe(true);
    expect(said('600000')).toBe(false);
    expect(said('100000', 4)).toBe(false);
    expect(said('9 0 R')).toBe(false);
  });
});
