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
    expect(mayShowPrint(makePdf({ pages: [[]] }))).toBe(false);
    expect(mayShowPrint(await pdf(120, 60))).toBe(false);
    expect(mayShowPrint(await pdf(600, 60))).toBe(true);
  });

  it('may where it says elsewhere how large one is', async () => {
    const bytes = (await pdf(120, 60)).toString('latin1').replace('/Width 120', '/Width 9 0 R');
    expect(mayShowPrint(Buffer.from(bytes, 'latin1'))).toBe(true);
  });
});
