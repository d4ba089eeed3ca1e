import { OcrEngine, type OcrImage, type OcrPage } from '#ports/ocr-engine.js';
import { type DecodedDocument } from '../decode/document.js';
import { layOut } from '../layout/layout.js';
import { type Page, type Word } from '../model/page.js';
import { turnedBy } from '../model/pose.js';
import { drawnSheet } from '../testing/drawn-boxes.js';
import { blankPicture } from '../testing/drawn-picture.js';
import { pageOf } from '../testing/made-page.js';
import { lookAgain } from './second-look.js';

/** Reads words only off pictures that stand as asked. */
class ReadsWhen extends OcrEngine {
  readonly sizes: (readonly [number, number])[] = [];

  constructor(
    private readonly fits: (image: OcrImage) => boolean,
    private readonly words: readonly Word[],
  ) {
    super();
  }

  override languages(): readonly string[] {
    return ['eng'];
  }

  override async read(image: OcrImage): Promise<OcrPage> {
    this.sizes.push([image.width, image.height]);
    return { engine: 'test', words: this.fits(image) ? this.words.map((word, line) => ({ ...word, line })) : [] };
  }

  override async close(): Promise<void> {}
}

async function documentOf(width: number, height: number): Promise<DecodedDocument> {
  const picture = await blankPicture(width, height);
  return { pages: [{ width, height, picture: async () => picture }], attachments: [], close: async () => {} };
}

const blank = (width: number, height: number): Page => ({ index: 0, width, height, words: [] });

describe('second look', () => {
  it('costs nothing where the first reading is clear', async () => {
    const ocr = new ReadsWhen(() => true, []);
    const receipt = ['LARKSPUR BAKERY', 'Date: 1/5/2024 10:04', 'Total|9.00', 'Cash|10.00', 'Change|1.00', 'Thank you'];
    const layout = layOut([pageOf(receipt, 'ocr')]);
    const seen = await lookAgain({ document: await documentOf(600, 800), layout, readers: ['ppocr'], ocr });
    expect(seen.type.docType).toBe('receipt');
    expect(seen.layout).toBe(layout);
    expect(ocr.sizes).toEqual([]);
  });

  it.each([
    ['ppocr v4-mobile', 1],
    ['tesseract 7.0.0 eng', 0],
  ])('reads the doubtful head of a receipt again when %s had read it: %i times', async (reader, times) => {
    const receipt = ['LARKSPUR BAKERY', 'Date: 1/5/2024 10:04', 'Total|9.00', 'Cash|10.00', 'Change|1.00', 'Thank you'];
    const page = pageOf(receipt, 'ocr');
    const doubtful = { ...page, words: page.words.map((word) => ({ ...word, confidence: 0.85 })) };
    const ocr = new ReadsWhen(() => true, []);
    const seen = await lookAgain({
      document: await documentOf(600, 800),
      layout: layOut([doubtful]),
      readers: [reader],
      ocr,
    });
    expect(seen.type.docType).toBe('receipt');
    expect(ocr.sizes).toHaveLength(times);
  });

  describe('boxes to tick', () => {
    const ticks = drawnSheet((pen) => {
      for (const [at, text] of ['Air', 'Rail', 'Road', 'Sea'].entries()) {
        pen.frame(40 + at * 70, 250, 10, at === 1 ? 'cross' : 'none');
        pen.word(text, 55 + at * 70, 250);
      }
    });
    const [width, height] = [360, 288];
    const unit = width / ticks.picture.width;
    const options = ticks.print.map(([x0, y0, x1, y1], at): Word => {
      const box = [x0 * unit, y0 * unit, x1 * unit, y1 * unit] as const;
      return { text: ['Air', 'Rail', 'Road', 'Sea'][at]!, box, confidence: 0.97, source: 'ocr' };
    });
    const see = (lines: readonly string[], words = options) => {
      const layout = layOut([{ index: 0, width, height, words: [...pageOf(lines, 'ocr').words, ...words] }]);
      const pages = [{ width, height, picture: async () => ticks.picture }];
      const document: DecodedDocument = { pages, attachments: [], close: async () => {} };
      return lookAgain({ document, layout, readers: ['ppocr'], ocr: new ReadsWhen(() => false, []) });
    };
    const signsOn = (pages: readonly Page[]) =>
      pages.flatMap(({ words }) => words.map(({ text }) => text).filter((text) => /[☐☒]/.test(text)));

    it('are seen on a form', async () => {
      const { type, layout } = await see(['Name: Ada Example', 'Town: Hull', 'Telephone: 555-0142']);
      expect(type.docType).toBe('form');
      expect(signsOn(layout.pages)).toEqual(expect.arrayContaining(['☐', '☒']));
      expect(signsOn(layout.pages)).toHaveLength(4);
    });

    const order = ['Name', 'Address', 'City', 'Telephone', 'Item number', 'Colour', 'Size', 'Remarks']
      .map((label, index) => `${label}: Larch ${index}`)
      .concat('Sent by UPS Ground', 'Tracking number 1Z999');

    it('make a form of what another type claims, but not plainly', async () => {
      const { type, layout } = await see(order);
      expect(type.docType).toBe('form');
      expect(signsOn(layout.pages)).toHaveLength(4);
    });

    it('are no part of what stays what it was', async () => {
      const to = ['Recipient:', 'Ada Example', '4 Quay Street', 'Elmtown SE21 8HY'];
      const { type, layout } = await see([...to, ...order.slice(5)]);
      expect(type.docType).toBe('shipping_label');
      expect(signsOn(layout.pages)).toEqual([]);
    });
  });

  it('reads the small print of a card enlarged, and its zone by itself', async () => {
    const card = pageOf(['PASSPORT', 'Surname|Example', 'Nationality|Utopian', 'Date of birth|1 May 1980'], 'ocr');
    const ocr = new ReadsWhen(() => true, []);
    const seen = await lookAgain({
      document: await documentOf(600, 400),
      layout: layOut([card]),
      readers: ['ppocr'],
      ocr,
    });
    expect(seen.type.docType).toBe('id_card');
    expect(seen.rereads).toHaveLength(3);
    const [whole, ...zones] = ocr.sizes;
    expect(whole![0]).toBe(1800);
    for (const [width, height] of zones) expect(height / width).toBeLessThan(0.25);
  });

  it('tells of what it reads again how the page was moved', async () => {
    const card = pageOf(['PASSPORT', 'Surname|Example', 'Nationality|Utopian', 'Date of birth|1 May 1980'], 'ocr');
    const { pages, ...document } = await documentOf(600, 400);
    const seen = await lookAgain({
      document: { ...document, pages: pages.map((page) => ({ ...page, pose: turnedBy(270) })) },
      layout: layOut([card]),
      readers: ['ppocr'],
      ocr: new ReadsWhen(() => true, []),
    });
    expect(seen.rereads.flatMap(({ pages: read }) => read.map(({ pose }) => pose))).toEqual(
      [270, 270, 270].map(() => turnedBy(270)),
    );
  });

  it('hands the reader whole pictures', async () => {
    const sizes: number[] = [];
    const ocr = new ReadsWhen(() => true, []);
    const read = ocr.read.bind(ocr);
    ocr.read = async (image) => {
      sizes.push(image.grey.length === image.width * image.height ? 1 : 0);
      return read(image);
    };
    await lookAgain({
      document: await documentOf(800, 600),
      layout: layOut([blank(800, 600)]),
      readers: ['ppocr'],
      ocr,
    });
    expect(sizes.length).toBeGreaterThan(0);
    expect(sizes).not.toContain(0);
  });
});
