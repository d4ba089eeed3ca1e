import { once } from 'node:events';
import PDFDocument from 'pdfkit';
import { LIMITS } from '../model/limits.js';
import { decode } from './decode.js';
import { filledFrom } from './flattened.js';
import { type TextItem } from './text-layer.js';

const item = (fontName: string, y: number): TextItem => {
  return { str: 'word', width: 20, height: 10, transform: [10, 0, 0, 10, 40, y], fontName };
};

describe('what was filled in before a form was flattened', () => {
  it('begins where the page begins again, in other print', () => {
    const print = [700, 600, 500, 400].map((y) => item('print', y));
    const typed = [690, 590, 390].map((y) => item('typed', y));
    expect(filledFrom([...print, ...typed])).toBe(4);
  });

  it('is not a body that is drawn after its foot', () => {
    const foot = [60, 50, 40].map((y) => item('small', y));
    const body = [700, 690, 680, 670].map((y) => item('print', y));
    expect(filledFrom([...foot, ...body])).toBeUndefined();
    expect(filledFrom([...foot, ...body.slice(0, 3)])).toBeUndefined();
    expect(filledFrom([...foot, ...foot, ...body])).toBe(6);
  });

  it('is not there where print goes on in another font, is used again, or little', () => {
    const head = [item('bold', 700), item('bold', 650)];
    const text = [600, 500, 400].map((y) => item('print', y));
    expect(filledFrom([...head, ...text])).toBeUndefined();
    expect(filledFrom([...head, ...text, item('typed', 690), item('typed', 600), item('bold', 300)])).toBeUndefined();
    expect(filledFrom([...text, item('typed', 690)])).toBeUndefined();
  });

  it.each(['ZapfDingbats', 'D050000L'])('is told in fields of the page, with boxes ticked in %s', async (dingbats) => {
    const form = new PDFDocument({ size: 'A4', margin: 0 });
    const chunks: Buffer[] = [];
    form.on('data', (chunk: Buffer) => chunks.push(chunk));
    form.font('Helvetica').fontSize(10);
    const print = (text: string, x: number, y: number) => form.text(text, x, y, { lineBreak: false });
    for (const [at, label] of ['Name of the member', 'Home port', 'Mooring', 'Section'].entries())
      print(label, 60, 100 + at * 40);
    for (const [at, option] of ['Rowing', 'Sailing'].entries()) {
      form.rect(200 + at * 100, 220, 10, 10).stroke();
      print(option, 216 + at * 100, 220);
    }
    form.font('Courier');
    for (const [at, value] of ['Ada Example', 'Hull', '12'].entries()) print(value, 202, 98 + at * 40);
    form.font('ZapfDingbats').fontSize(9);
    print('4', 301, 221);
    form.end();
    await once(form, 'end');
    // Ghostscript's name for the font, in as many bytes: offsets stay as they are.
    const named = (font: string) => `/BaseFont /${font.padEnd('ZapfDingbats'.length)}`;
    const bytes = Buffer.concat(chunks).toString('latin1').replace(named('ZapfDingbats'), named(dingbats));
    const document = await decode(Buffer.from(bytes, 'latin1'), 'pdf');
    await document.close();
    const [page] = document.pages;
    expect(page!.fields!.map(({ value, tick }) => [value, tick])).toEqual([
      ['Ada Example', false],
      ['Hull', false],
      ['12', false],
      ['', true],
      ['☒', true],
    ]);
    expect(page!.words!.filter(({ field }) => field === 0).map(({ text }) => text)).toEqual(['Ada', 'Example']);
  });

  it('is not asked of a page of more than any form has', async () => {
    const fieldsOf = async (answers: number) => {
      const form = new PDFDocument({ size: [1000, 1000], margin: 0 });
      const chunks: Buffer[] = [];
      form.on('data', (chunk: Buffer) => chunks.push(chunk));
      form.font('Helvetica').fontSize(6);
      for (let at = 0; at < answers; at++) form.text(`Mooring ${at}`, (at % 20) * 50, Math.floor(at / 20) * 24 + 30);
      form.font('Courier').fontSize(6);
      for (let at = 0; at < answers; at++) form.text('12', (at % 20) * 50, Math.floor(at / 20) * 24 + 20);
      form.end();
      await once(form, 'end');
      const document = await decode(Buffer.concat(chunks), 'pdf');
      await document.close();
      return document.pages[0]!.fields?.length;
    };
    expect(await fieldsOf(20)).toBe(20);
    expect(await fieldsOf(LIMITS.fields + 1)).toBeUndefined();
  });
});
