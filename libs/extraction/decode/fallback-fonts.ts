/**
 * Faces for PDFs that name a font without carrying it, other than PDF's own fourteen, which come with pdf.js. A server
 * often has no fonts at all, and text would then be drawn as nothing; so where the system has none, those of the web
 * client stand in. Latin only; the widths are the PDF's own.
 */
import { createRequire } from 'node:module';
import { GlobalFonts } from '@napi-rs/canvas';

const FACES = {
  'sans-serif': '@fontsource-variable/inter/files/inter-latin-wght-normal.woff2',
  serif: '@fontsource-variable/source-serif-4/files/source-serif-4-latin-wght-normal.woff2',
  monospace: '@fontsource-variable/jetbrains-mono/files/jetbrains-mono-latin-wght-normal.woff2',
} as const;

export function ensureFonts(): void {
  if (GlobalFonts.families.length > 0) return;
  const { resolve } = createRequire(import.meta.url);
  for (const [family, file] of Object.entries(FACES)) GlobalFonts.registerFromPath(resolve(file), family);
}
