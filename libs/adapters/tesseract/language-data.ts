/**
 * Where the installed language data lies: the `@tesseract.js-data/<language>` packages of this project, nothing else,
 * so that tesseract.js never asks a CDN. Several languages at once need one folder, which is made in the temporary
 * directory.
 */
import { copyFileSync, existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { projectRoot } from '../child-pool/compiled.js';

/** The variant with floating-point-trained integer weights: the most accurate that is still small. */
const VARIANT = '4.0.0_best_int';

const packages = () => join(projectRoot(), 'node_modules', '@tesseract.js-data');
const folderOf = (language: string) => join(packages(), language, VARIANT);
const fileOf = (language: string) => `${language}.traineddata.gz`;

/** ISO 639-3 codes, sorted. */
export function installedLanguages(): string[] {
  return readdirSync(packages())
    .filter((language) => existsSync(join(folderOf(language), fileOf(language))))
    .sort();
}

/** A folder that holds the data of exactly these languages, and how to be rid of it. */
export function languageFolder(languages: readonly string[]): { path: string; remove(): void } {
  const [only, ...more] = languages;
  if (only && more.length === 0) return { path: folderOf(only), remove: () => {} };
  const path = mkdtempSync(join(tmpdir(), 'recto-languages-'));
  for (const language of languages)
    copyFileSync(join(folderOf(language), fileOf(language)), join(path, fileOf(language)));
  return { path, remove: () => rmSync(path, { recursive: true, force: true }) };
}
