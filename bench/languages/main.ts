/**
 * How well pictures are read in each language that has data installed.
 * A page drawn from a known text of our own, the language found, and the character error rate (edit distance by
 * length, spaces folded). Prints the table of docs/languages.md.
 *   npm run bench -- languages [CODE…]
 */
import { createCanvas } from '@napi-rs/canvas';
import { LocalExtractor } from '#adapters/local-extractor/local-extractor.js';
import { editDistance } from '#extraction/scoring/likeness.js';
import { SAMPLE_TEXTS } from '#extraction/testing/sample-texts.js';
import { ocrModelsDirFrom } from '#platform/config.js';

const [WIDTH, MARGIN, SIZE, LEADING] = [1240, 90, 30, 46];

function draw(text: string): Buffer {
  const canvas = createCanvas(WIDTH, 620);
  const context = canvas.getContext('2d');
  context.fillStyle = '#fff';
  context.fillRect(0, 0, canvas.width, canvas.height);
  context.fillStyle = '#111';
  context.font = `${SIZE}px "DejaVu Sans", "Liberation Sans", Arial, sans-serif`;
  let [line, y] = ['', MARGIN];
  for (const word of [...text.split(' '), undefined]) {
    const longer = word === undefined ? undefined : `${line} ${word}`.trim();
    if (longer !== undefined && context.measureText(longer).width < WIDTH - 2 * MARGIN) line = longer;
    else {
      context.fillText(line, MARGIN, y);
      [line, y] = [word ?? '', y + LEADING];
    }
  }
  return canvas.encodeSync('jpeg', 92);
}

const plain = (text: string): string => text.normalize('NFC').replaceAll('’', "'").replace(/\s+/g, ' ').trim();

const wanted = process.argv.slice(2);
const extractor = new LocalExtractor({ children: 1, modelsDir: ocrModelsDirFrom(process.env) });
console.log('| language | found as | read by | character error rate |\n|---|---|---|---|');
for (const [code, text] of Object.entries(SAMPLE_TEXTS)) {
  if (wanted.length > 0 && !wanted.includes(code)) continue;
  const { language, engine, text: read } = await extractor.extract(draw(text));
  const rate = (100 * editDistance(plain(read), plain(text))) / plain(text).length;
  console.log(`| ${code} | ${language} | ${engine.replace('local/1 ', '')} | ${rate.toFixed(1)} % |`);
}
await extractor.close();
