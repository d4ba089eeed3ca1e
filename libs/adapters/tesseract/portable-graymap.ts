/** A grey picture as a file that Leptonica opens: PGM, its pixels as they are behind a line of text. */
import { type OcrImage } from '#ports/ocr-engine.js';

/** http://netpbm.sourceforge.net/doc/pgm.html */
export const portableGraymap = ({ grey, width, height }: OcrImage): Buffer =>
  Buffer.concat([Buffer.from(`P5\n${width} ${height}\n255\n`), grey]);
