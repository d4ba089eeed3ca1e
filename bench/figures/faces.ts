/** Faces that have Arabic's own figures, out of packages: those that are learned from, and those that judge. */
import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { tmpdir } from 'node:os';
import { GlobalFonts } from '@napi-rs/canvas';

const VERSION = '5';
export const LEARNED = [
  'amiri',
  'cairo',
  'noto-naskh-arabic',
  'noto-kufi-arabic',
  'tajawal',
  'changa',
  'scheherazade-new',
  'lateef',
  'reem-kufi',
  'rubik',
  'markazi-text',
  'ibm-plex-sans-arabic',
  'vazirmatn',
  'el-messiri',
  'readex-pro',
  'harmattan',
  'noto-sans-arabic',
  'mirza',
  'mada',
  'almarai',
  'baloo-bhaijaan-2',
  'lalezar',
  'marhey',
];
export const JUDGED = ['alexandria', 'kufam', 'katibeh', 'aref-ruqaa'];

/** @returns names of families to draw with, one for each weight */
export function installed(names: readonly string[]): string[] {
  const folder = mkdtempSync(join(tmpdir(), 'faces-'));
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }));
  const packages = names.map((name) => `@fontsource/${name}@${VERSION}`);
  const { status, stderr } = spawnSync('npm', ['install', '--prefix', folder, '--no-audit', '--no-fund', ...packages]);
  if (status !== 0) throw new Error(String(stderr));
  return names.flatMap((name) => [400, 700].flatMap((weight) => familyOf(folder, name, weight) ?? []));
}

function familyOf(folder: string, name: string, weight: number): string | undefined {
  const fileOf = (subset: string) =>
    join(folder, 'node_modules', '@fontsource', name, 'files', `${name}-${subset}-${weight}-normal.woff2`);
  const family = `${name} ${weight}`;
  if (!GlobalFonts.registerFromPath(fileOf('arabic'), family)) return undefined;
  GlobalFonts.registerFromPath(fileOf('latin'), `${family} latin`);
  return family;
}
