import { once } from 'node:events';
import PDFDocument from 'pdfkit';
import { type Box } from '../model/page.js';
import { decode } from './decode.js';

type Page = InstanceType<typeof PDFDocument>;

async function drawnOn(draw: (page: Page) => unknown): Promise<Box[] | undefined> {
  const page = new PDFDocument({ size: 'A4', margin: 0 });
  const chunks: Buffer[] = [];
  page.on('data', (chunk: Buffer) => chunks.push(chunk));
  page
    .font('Helvetica')
    .fontSize(10)
    .text('Instructions beside what is drawn on this page', 60, 700, { lineBreak: false });
  draw(page);
  page.end();
  await once(page, 'end');
  const document = await decode(Buffer.concat(chunks), 'pdf');
  await document.close();
  return document.pages[0]!.drawn?.map((box) => box.map(Math.round) as unknown as Box);
}

/** Round letters of eight points, ten to a line. */
function letters(page: Page, count: number, y: number): void {
  for (let at = 0; at < count; at++)
    page.circle(104 + (at % 10) * 9, y + 4 + Math.floor(at / 10) * 12, 4).fill('#000000');
}

describe('print drawn as curves', () => {
  it('is found where letters stand close together, block by block', async () => {
    const blocks = await drawnOn((page) => [letters(page, 40, 100), letters(page, 20, 400)]);
    expect(blocks).toEqual([
      [100, 100, 189, 144],
      [100, 400, 189, 420],
    ]);
  });

  it('is found where all letters are one path', async () => {
    const whole = await drawnOn((page) => {
      for (let at = 0; at < 30; at++) page.circle(104 + at * 9, 104, 4);
      page.fill('#000000');
    });
    expect(whole).toEqual([[100, 100, 369, 108]]);
  });

  it('is no sign of a few curves, no bars and no picture of large shapes', async () => {
    expect(await drawnOn((page) => letters(page, 10, 100))).toBeUndefined();
    const bars = (page: Page) => {
      for (let at = 0; at < 60; at++) page.rect(100 + at * 4, 100, 2, 40).fill('#000000');
    };
    expect(await drawnOn(bars)).toBeUndefined();
    const large = (page: Page) => {
      for (let at = 0; at < 30; at++) page.circle(200, 300, 100 + at).fill('#000000');
    };
    expect(await drawnOn(large)).toBeUndefined();
  });
});
