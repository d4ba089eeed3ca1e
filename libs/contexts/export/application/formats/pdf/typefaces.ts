/**
 * The faces of the PDF, from packages that ship with the app, each split into files by script: Inter for the interface, Source Serif
 * for headings, Noto Sans for Hebrew, Arabic, Devanagari, Thai, Chinese and Japanese. A character is set in the first face that has
 * it; one that none has becomes a box. Hangul and the other Indic scripts are not among them.
 */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { basename, dirname, join } from 'node:path';
import { withoutTables } from './font-tables.js';

/** `figures` are of one width, for columns of numbers. */
export type Cut = 'regular' | 'bold' | 'figures' | 'heading';

interface Face {
  /** What the PDF document knows it by. */
  readonly name: string;
  readonly bytes: Buffer;
  readonly characters: ReadonlySet<number>;
}

const require = createRequire(import.meta.url);
const { resolve } = require;
/** What PDFKit reads fonts with; it comes without types. */
const { create } = require('fontkit') as { create(bytes: Buffer): { readonly characterSet: readonly number[] } };
const SCRIPTS = ['latin', 'latin-ext', 'greek', 'cyrillic', 'vietnamese', 'greek-ext', 'cyrillic-ext'];
const SERIF_SCRIPTS = SCRIPTS.filter((script) => script !== 'greek-ext');

const inter = (weight: number) =>
  SCRIPTS.map((script) => resolve(`@fontsource/inter/files/inter-${script}-${weight}-normal.woff`));
const serif = SERIF_SCRIPTS.map((script) =>
  resolve(`@fontsource/source-serif-4/files/source-serif-4-${script}-600-normal.woff`),
);
const han = join(dirname(resolve('@embedpdf/fonts-sc')), '..', 'fonts', 'NotoSansHans-Regular.otf');

interface Source {
  readonly name: string;
  readonly file: string;
  readonly without: readonly string[];
}

const source = (file: string, ...without: string[]): Source => ({
  name: [basename(file), ...without].join(' '),
  file,
  without,
});
const plain = (file: string) => source(file, 'GSUB', 'GPOS');
const shaped = (file: string) => source(file);
/** Of a weight of its own: PDFKit takes two forms of one font for the same and would open it anew for each text. */
const figures = source(resolve('@fontsource/inter/files/inter-latin-500-normal.woff'), 'GPOS');

/** These scripts are nothing without their shaping. */
const noto = (weight: number) =>
  ['hebrew', 'arabic', 'devanagari', 'thai'].map((script) =>
    shaped(resolve(`@fontsource/noto-sans-${script}/files/noto-sans-${script}-${script}-${weight}-normal.woff`)),
  );

/** Shaping costs more than all the rest of a page and does little for small text in these scripts; headings have it. */
const CHAINS: Record<Cut, readonly Source[]> = {
  regular: [...inter(400).map(plain), ...noto(400), plain(han)],
  bold: [...inter(600).map(plain), ...noto(600), plain(han)],
  figures: [figures, ...inter(400).map(plain), ...noto(400), plain(han)],
  heading: [...serif.map(shaped), ...inter(600).map(plain), ...noto(600), plain(han)],
};

/** Read once in a process, and only when a text needs it. */
const loaded = new Map<string, Face>();

export function faceFor(character: string, cut: Cut): Face | undefined {
  const point = character.codePointAt(0)!;
  for (const wanted of CHAINS[cut]) {
    const face = loaded.get(wanted.name) ?? load(wanted);
    if (face.characters.has(point)) return face;
  }
  return undefined;
}

function load({ name, file, without }: Source): Face {
  const bytes = withoutTables(readFileSync(file), without);
  const face = { name, bytes, characters: new Set(create(bytes).characterSet) };
  loaded.set(name, face);
  return face;
}
