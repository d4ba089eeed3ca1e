/**
 * Learns what Arabic's own figures look like, and how many are known in faces that were not learned.
 * Faces come out of packages of npm. The same faces give the same looks.
 *   npm run bench -- figures [--write]
 */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { projectRoot } from '#adapters/child-pool/compiled.js';
import { piecesOfInk } from '#extraction/ocr/arabic-figures/pieces-of-ink.js';
import { placeOf, type Shape, shapeOf, tallOf } from '#extraction/ocr/arabic-figures/shape.js';
import {
  likest,
  type Look,
  looksIn,
  MARKS,
  OWN_FIGURES,
  WESTERN_FIGURES,
  written,
} from '#extraction/ocr/arabic-figures/signs.js';
import { chances, drawnNumber, isDrawn, numberText } from './drawn.js';
import { installed, JUDGED, LEARNED } from './faces.js';
import { middles } from './middles.js';

/** Of each sign. */
const LOOKS = 14;
const NUMBERS = { learned: 24_000, judged: 8_000 };

interface Seen {
  readonly sign: string;
  readonly shape: Shape;
}

const { values } = parseArgs({ options: { write: { type: 'boolean' } } });
const learned = signsIn(installed(LEARNED), NUMBERS.learned, 1);
const looks = looksOf(learned);
if (values.write) write(looks);
report('learned', learned, looks);
report('others', signsIn(installed(JUDGED), NUMBERS.judged, 2), looks);

function signsIn(families: readonly string[], numbers: number, seed: number): Seen[] {
  const chance = chances(seed);
  return Array.from({ length: numbers }, (_, at) => families[at % families.length]!).flatMap((family) => {
    const isWestern = chance() < 0.3;
    const text = numberText(isWestern ? WESTERN_FIGURES : OWN_FIGURES, chance);
    const picture = drawnNumber(text, family, chance);
    const pieces = piecesOfInk(picture, [0, picture.height]);
    // Blurred, signs run into each other, or a face has no such mark.
    if (pieces.length !== text.length || ![...text].every((sign) => isDrawn(sign, family))) return [];
    const tall = tallOf(pieces);
    return pieces.flatMap((piece, at): Seen[] => {
      const shape = shapeOf(piece, tall);
      const sign = learnedAs(text[at]!, isWestern, shape);
      return sign ? [{ sign, shape }] : [];
    });
  });
}

/** Marks are learned among Arabic's own figures, commas by how high they stand; a point looks like a nought. */
function learnedAs(sign: string, isWestern: boolean, shape: Shape): string | undefined {
  if (sign === '.' || (isWestern && !WESTERN_FIGURES.includes(sign))) return undefined;
  if (!'٫٬,'.includes(sign)) return sign;
  return placeOf(shape) < 0.5 ? '٬' : '٫';
}

/** As they are written and read again. */
function looksOf(seen: readonly Seen[]): Look[] {
  const bySign = [...Map.groupBy(seen, ({ sign }) => sign)].sort(([one], [other]) => (one < other ? -1 : 1));
  const found = bySign.flatMap(([sign, all]) =>
    middles(
      all.map(({ shape }) => shape),
      LOOKS,
    ).map((shape) => ({ sign, shape })),
  );
  return looksIn(written(found));
}

function write(found: readonly Look[]): void {
  const file = join(projectRoot(), 'libs', 'extraction', 'ocr', 'arabic-figures', 'learned.ts');
  const head = '/** Written by `npm run bench -- figures --write`; not edited by hand. */';
  writeFileSync(file, `${head}\nexport const LOOKS = \`${written(found)}\`;\n`);
  console.log(`${file}: ${found.length} looks`);
}

function report(name: string, seen: readonly Seen[], known: readonly Look[]): void {
  const own = seen.filter(({ sign }) => OWN_FIGURES.includes(sign));
  const told = own.map(({ sign: is, shape }) => ({ is, ...likest(shape, known, OWN_FIGURES + MARKS) }));
  const share = (all: number, some: number) => `${((100 * some) / Math.max(1, all)).toFixed(2)} %`;
  const right = (some: typeof told) => some.filter(({ sign, is }) => sign === is).length;
  const clear = told.filter((each) => each.clear >= 0.5);
  const western = seen.filter(({ sign }) => WESTERN_FIGURES.includes(sign));
  const mistaken = western.filter(
    ({ shape }) => likest(shape, known, OWN_FIGURES).far < likest(shape, known, WESTERN_FIGURES).far,
  );
  console.log(
    `${name}: ${own.length} figures, right ${share(told.length, right(told))};`,
    `${share(told.length, clear.length)} are clear, of these right ${share(clear.length, right(clear))};`,
    `of ${western.length} of everywhere nearer to Arabic's own ${share(western.length, mistaken.length)}`,
  );
}
