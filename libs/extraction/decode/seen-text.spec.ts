import { once } from 'node:events';
import PDFDocument from 'pdfkit';
import { makePdf } from '../testing/made-pdf.js';
import { decode } from './decode.js';

type Page = InstanceType<typeof PDFDocument>;

const NEW = 'Ada Example, 25 Chestnut Lane, Kingston';
const OLD = 'A. N. Other, 1 Model Street, Sampleton';

async function wordsOf(bytes: Buffer): Promise<string | undefined> {
  const document = await decode(bytes, 'pdf');
  await document.close();
  return document.pages[0]!.words?.map(({ text }) => text).join(' ');
}

/** A page by a library that is not ours. */
async function drawn(draw: (page: Page) => void): Promise<string | undefined> {
  const page = new PDFDocument({ size: 'A4', margin: 0 });
  const chunks: Buffer[] = [];
  page.on('data', (chunk: Buffer) => chunks.push(chunk));
  page.font('Helvetica').fontSize(10);
  draw(page);
  page.end();
  await once(page, 'end');
  return wordsOf(Buffer.concat(chunks));
}

const line = (page: Page, text: string, y: number) => page.text(text, 60, y, { lineBreak: false });

describe('text of a page that is seen', () => {
  it('is what nothing covers: under a later area the picture is read', async () => {
    const covered = (page: Page) => line(page, OLD, 100).rect(50, 90, 300, 30).fill('#ffffff').fillColor('#000000');
    expect(await drawn((page) => line(covered(page), NEW, 100))).toBeUndefined();
    expect(await drawn((page) => line(page.rect(50, 90, 300, 30).fill('#eeeeee').fillColor('#000000'), NEW, 100))).toBe(
      NEW,
    );
  });

  it('may lie under what it shines through, or between the edges of a frame', async () => {
    const marked = (page: Page) => line(page, NEW, 100).fillOpacity(0.3).rect(50, 90, 300, 30).fill('#ffff00');
    expect(await drawn(marked)).toBe(NEW);
    const framed = (page: Page) =>
      line(page, NEW, 100).rect(40, 80, 320, 50).rect(50, 90, 300, 30).fill('#000000', 'even-odd');
    expect(await drawn(framed)).toBe(NEW);
  });

  it('may be white on a colour, and not on white', async () => {
    const white = (page: Page) => line(line(page, NEW, 200).fillColor('#ffffff'), OLD, 100);
    expect(await drawn(white)).toBeUndefined();
    expect(await drawn((page) => white(page.rect(0, 80, 595, 60).fill('#204080').fillColor('#000000')))).toBe(
      `${NEW} ${OLD}`,
    );
  });

  it('is not what is invisible, even where something else is seen', async () => {
    const at = (text: string, y: number, hidden?: true) => ({ text, x: 60, y, ...(hidden && { hidden }) });
    const page = [at('Sampleton', 100, true), at(NEW, 200), at(OLD, 200, true), at(NEW, 250)];
    expect(await wordsOf(makePdf({ pages: [page] }))).toBe(`${NEW} ${NEW}`);
    const little = [at(OLD, 100, true), at('Page 1 of 1', 800)];
    expect(await wordsOf(makePdf({ pages: [little] }))).toBeUndefined();
  });

  it('is not what lies outside of what is shown there', async () => {
    const clipped = (page: Page) => line(page.save().rect(50, 190, 300, 30).clip(), OLD, 100).restore();
    expect(await drawn((page) => line(clipped(page), NEW, 100))).toBe(NEW);
    const shown = (page: Page) => line(page.save().rect(50, 90, 300, 30).clip(), NEW, 100).restore();
    expect(await drawn(shown)).toBe(NEW);
  });

  it('is what its font calls it, if its letters are as wide as such letters are', async () => {
    const pages = [[{ text: `${NEW}, wholesale of small goods`, x: 60, y: 100 }]];
    expect(await wordsOf(makePdf({ pages }))).toContain('wholesale');
    expect(await wordsOf(makePdf({ pages, misnamed: true }))).toBeUndefined();
  });
});
