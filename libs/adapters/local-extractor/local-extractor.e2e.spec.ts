import sharp from 'sharp';
import { drawLines, drawReceipt } from '#extraction/testing/drawn-receipt.js';
import { makeInvoicePdf } from '#extraction/testing/made-invoice.js';
import { makePdf } from '#extraction/testing/made-pdf.js';
import { type ExtractionResult } from '#ports/extractor.js';
import { LocalExtractor } from './local-extractor.js';

const withoutTime = ({ processingTime: _, ...rest }: ExtractionResult) => rest;

describe('local extractor', () => {
  const extractor = new LocalExtractor({ children: 1 });
  afterAll(() => extractor.close());

  it('reads a photographed receipt', async () => {
    const { jpeg, truth } = await drawReceipt();
    const steps: string[] = [];
    const result = await extractor.extract(jpeg, { mime: 'image/jpeg', onProgress: (step) => steps.push(step) });
    expect(result).toMatchObject({ docType: 'receipt', language: 'en', extraction: truth });
    expect(result.evidence.total_amount).toMatchObject({ page: 0, source: 'ocr' });
    expect(result.engine).toMatch(/^local\/1 ppocr /);
    expect(steps).toEqual(['decode', 'read page 1 of 1', 'fields']);
  });

  it('reads with tesseract alone where nothing else is allowed', async () => {
    const plain = new LocalExtractor({ children: 1, ocrEngines: ['tesseract'] });
    const { jpeg, truth } = await drawReceipt();
    const result = await plain.extract(jpeg);
    expect(result.engine).toMatch(/^local\/1 tesseract /);
    expect(result).toMatchObject({ docType: 'receipt', extraction: truth });
    await plain.close();
  });

  it('reads a picture in an accented language with the reader that knows it', async () => {
    const jpeg = await drawLines([
      ['Bäckerei Größmann GmbH'],
      ['Rechnung Nr. 4711 vom 14.03.2024'],
      ['Vielen Dank für Ihre Bestellung'],
      ['Bitte zahlen Sie den Betrag auf unser Konto'],
      ['Gesamtbetrag', '14,40 €'],
    ]);
    const result = await extractor.extract(jpeg);
    expect(result).toMatchObject({ language: 'de', engine: expect.stringMatching(/ tesseract \S+ deu$/) });
    expect(result.text).toContain('Größmann');
  });

  it('reads an invoice from its text layer, every value with its place', async () => {
    const { pdf, truth } = makeInvoicePdf({ eInvoice: true });
    const result = await extractor.extract(pdf, { mime: 'application/pdf', eInvoice: false });
    expect(result).toMatchObject({ docType: 'invoice', language: 'de', extraction: truth });
    for (const { box, source } of Object.values(result.evidence)) {
      expect(source).toBe('text-layer');
      expect(box?.every((part) => part >= 0 && part <= 1)).toBe(true);
    }
  });

  it('reads a scan of several full pages within its memory', async () => {
    const [width, height] = [1654, 2339];
    const scans = [1, 2, 3].map(async (page) => {
      const lines = Array.from(
        { length: 45 },
        (_, line) => [`Page ${page}, line ${line + 1}: goods as agreed`] as const,
      );
      const data = await sharp(await drawLines(lines))
        .resize(width, height, { fit: 'fill' })
        .greyscale()
        .toColourspace('b-w')
        .jpeg()
        .toBuffer();
      return { width, height, data };
    });
    // However busy the machine: here memory is what is asked.
    const patient = new LocalExtractor({ children: 1, timeoutMs: 600_000 });
    const result = await patient.extract(makePdf({ pages: [], scans: await Promise.all(scans) }));
    expect(result.pages).toHaveLength(3);
    for (const page of [1, 2, 3]) expect(result.text).toMatch(new RegExp(`Page ${page}, line 45`));
    await patient.close();
  });

  it('believes the e-invoice inside the PDF over the page', async () => {
    const { pdf, truth } = makeInvoicePdf({ eInvoice: true });
    const result = await extractor.extract(pdf);
    expect(result.extraction).toMatchObject(truth);
    expect(result.extraction.line_items).toEqual([
      { description: 'Stechbeitel 20 mm', quantity: 4, unit: 'H87', unit_price: 30, tax_rate: 19, amount: 120 },
    ]);
    // Stated by the XML, and marked where the page prints it.
    expect(result.evidence.total_amount).toEqual({ page: 0, source: 'e-invoice', box: expect.any(Array) });
  });

  it('gives the same result again, whatever it read between', async () => {
    const { jpeg } = await drawReceipt();
    const first = await extractor.extract(jpeg);
    await extractor.extract(makeInvoicePdf().pdf);
    expect(withoutTime(await extractor.extract(jpeg))).toEqual(withoutTime(first));
  });

  it.each([
    ['nothing', Buffer.alloc(0), undefined, 'unreadable'],
    ['a text file', Buffer.from('hello, this is text'), 'application/pdf', 'unsupported_type'],
    ['a PDF called a picture', makePdf({ pages: [[]] }), 'image/png', 'unsupported_type'],
    ['an encrypted PDF', makePdf({ pages: [[]], encrypted: true }), undefined, 'encrypted_pdf'],
    ['too many pages', makePdf({ pages: Array.from({ length: 51 }, () => []) }), undefined, 'too_many_pages'],
    ['an empty page', makePdf({ pages: [[]] }), undefined, 'no_text'],
    ['more than ten megabytes', Buffer.alloc(10 * 1024 * 1024 + 1), undefined, 'too_large'],
  ])('refuses %s by name, in a sentence', async (_, bytes, mime, code) => {
    await expect(extractor.extract(bytes, { mime })).rejects.toMatchObject({
      name: 'ExtractionError',
      code,
      message: expect.stringMatching(/^[A-Z].*\.$/),
    });
  });

  it('stops when asked, and goes on with the next document', async () => {
    const { jpeg } = await drawReceipt();
    const stop = new AbortController();
    await expect(
      extractor.extract(jpeg, { signal: stop.signal, onProgress: () => stop.abort(new Error('enough')) }),
    ).rejects.toThrow('enough');
    expect((await extractor.extract(makeInvoicePdf().pdf)).docType).toBe('invoice');
  });

  it('keeps to its wall clock', async () => {
    const hasty = new LocalExtractor({ children: 1, timeoutMs: 1 });
    const { jpeg } = await drawReceipt();
    await expect(hasty.extract(jpeg)).rejects.toMatchObject({ code: 'timed_out' });
    await hasty.close();
  });

  it('ends a document that takes too much memory as unreadable', async () => {
    const lean = new LocalExtractor({ children: 1, memoryMb: 20 });
    const { jpeg } = await drawReceipt();
    await expect(lean.extract(jpeg)).rejects.toMatchObject({ code: 'unreadable' });
    await lean.close();
  });
});
