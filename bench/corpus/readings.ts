/**
 * What the readers made of a document, kept in a folder so that the stages after them can be run again in milliseconds.
 * A kept reading is as old as the readers, the second look and the classifier that made it: throw the folder away when
 * they change.
 */
import { createHash } from 'node:crypto';
import { mkdirSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { decode } from '#extraction/decode/decode.js';
import { type Barcode } from '#extraction/barcodes/barcodes.js';
import { languageAfter } from '#extraction/language/language-after.js';
import { layOut } from '#extraction/layout/layout.js';
import { readPages } from '#extraction/ocr/read-pages.js';
import { type Page } from '#extraction/model/page.js';
import { lookAgain, type Seen } from '#extraction/second-look/second-look.js';
import { sniff } from '#extraction/sniff/sniff.js';
import { type OcrEngine } from '#ports/ocr-engine.js';

export interface Reading {
  readonly language: string;
  readonly pages: readonly Page[];
  readonly rereads: readonly (readonly Page[])[];
  readonly barcodes: readonly Barcode[];
  readonly milliseconds: number;
}

export class Readings {
  constructor(
    private readonly corpus: string,
    private readonly ocr: OcrEngine,
    /** Nothing is kept when absent. */
    private readonly folder?: string,
  ) {
    if (folder) mkdirSync(folder, { recursive: true });
  }

  async of(file: string): Promise<Reading> {
    const kept =
      this.folder && join(this.folder, `${createHash('sha256').update(file).digest('hex').slice(0, 24)}.json`);
    if (!kept) return this.read(file);
    try {
      return JSON.parse(await readFile(kept, 'utf8')) as Reading;
    } catch {
      const reading = await this.read(file);
      await writeFile(kept, JSON.stringify(reading));
      return reading;
    }
  }

  private async read(file: string): Promise<Reading> {
    const bytes = await readFile(join(this.corpus, file));
    const started = performance.now();
    const document = await decode(bytes, sniff(bytes));
    try {
      const read = await readPages(document, this.ocr, { progress: () => {} });
      const { pages, language, readers } = read;
      const layout = layOut(pages);
      const seen: Seen = await lookAgain({ document: read.document, layout, readers, ocr: this.ocr });
      return {
        language: languageAfter(language, layout, seen.layout),
        pages: seen.layout.pages,
        rereads: seen.rereads.map(({ pages: again }) => again),
        barcodes: seen.barcodes,
        milliseconds: Math.round(performance.now() - started),
      };
    } finally {
      await document.close();
    }
  }
}
