import { deflateSync } from 'node:zlib';
import { makePdf } from '../testing/made-pdf.js';
import { LIMITS } from '../model/limits.js';
import { refuseBombs } from './pdf-bombs.js';

const pdfWith = (content: Buffer, entries = '') =>
  Buffer.concat([
    Buffer.from(`%PDF-1.7\n1 0 obj\n<< ${entries} /Filter /FlateDecode /Length ${content.length} >>\nstream\n`),
    content,
    Buffer.from('\nendstream\nendobj\n'),
  ]);
const bomb = deflateSync(Buffer.alloc(LIMITS.streamBytes + 1));

describe('PDF bombs', () => {
  it('are refused before they unpack', () => {
    expect(() => refuseBombs(pdfWith(bomb))).toThrow(
      expect.objectContaining({ name: 'ExtractionError', code: 'unreadable' }),
    );
  });

  it('are not what a large picture, a broken stream or a plain document is', () => {
    expect(() => refuseBombs(pdfWith(bomb, '/Subtype /Image'))).not.toThrow();
    expect(() => refuseBombs(pdfWith(Buffer.alloc(200_000, 7)))).not.toThrow();
    expect(() => refuseBombs(makePdf({ pages: [[{ text: 'one', x: 50, y: 50 }]] }))).not.toThrow();
  });
});
