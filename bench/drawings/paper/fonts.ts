/**
 * The faces drawings are set in. All come out of installed packages, so that a drawing does not depend on the fonts of
 * the machine. `type` is a typewriter's; it and `serif` have the letters of Western Europe only.
 */
import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { GlobalFonts } from '@napi-rs/canvas';

const PDF = ['pdfjs-dist', 'standard_fonts'] as const;
const HAN = ['@embedpdf/fonts-sc', 'fonts'] as const;
const FILES = {
  sans: [...PDF, 'LiberationSans-Regular.ttf'],
  'sans bold': [...PDF, 'LiberationSans-Bold.ttf'],
  'sans italic': [...PDF, 'LiberationSans-Italic.ttf'],
  type: [...PDF, 'FoxitFixed.pfb'],
  'type bold': [...PDF, 'FoxitFixedBold.pfb'],
  serif: [...PDF, 'FoxitSerif.pfb'],
  'serif bold': [...PDF, 'FoxitSerifBold.pfb'],
  'serif italic': [...PDF, 'FoxitSerifItalic.pfb'],
  han: [...HAN, 'NotoSansHans-Regular.otf'],
  'han bold': [...HAN, 'NotoSansHans-Bold.otf'],
} as const;

export type Face = keyof typeof FILES;

/** Not every package lets its files be named. */
const NODE_MODULES = createRequire(import.meta.url).resolve.paths('pdfjs-dist') ?? [];
const registered = new Set<Face>();

/** The family a canvas knows the face by. */
export function family(face: Face): string {
  const name = `Drawn ${face}`;
  if (!registered.has(face)) {
    const [holder, ...path] = FILES[face];
    const folder = NODE_MODULES.find((each) => existsSync(join(each, holder)));
    if (!folder || !GlobalFonts.registerFromPath(join(folder, holder, ...path), name))
      throw new Error(`No face ${face}`);
    registered.add(face);
  }
  return `"${name}"`;
}
