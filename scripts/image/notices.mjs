// For the Dockerfile: prints the notices of everything that was made by others and is in the image: Node, the packages
// in `node_modules`, those whose code is in the web client (dist/web/licenses.json), the models. Texts that many have
// in common stand there once.
//   --node-license FILE  Node's own
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { manifestOf, packageFolders } from './packages.mjs';

const { values } = parseArgs({ options: { 'node-license': { type: 'string', default: '/usr/local/LICENSE' } } });
const NOTICE = /^(licen[cs]e|copying|notice|third.?party|copyright|ofl)/i;
const RULE = '='.repeat(100);

const entries = [
  {
    name: `node ${process.versions.node}`,
    licence: 'MIT and others',
    text: readFileSync(values['node-license'], 'utf8'),
  },
  ...packageFolders().map(ofPackage),
  ...bundled().map(({ name, version, identifier, text }) => ({
    name: `${name} ${version}`,
    licence: identifier,
    text,
  })),
  ...models().map(({ name, version, licence, source }) => ({
    name: `${name} ${version} (models)`,
    licence,
    text: `From ${source}. The text of ${licence} is in LICENSE, as Recto has the same.`,
  })),
];

const byText = Map.groupBy(entries, ({ text }) => text.trim().replaceAll(/[ \t]*\r?\n/g, '\n'));
console.log(`Recto is made with the work of others. This is in the image:

the ${new Set(entries.map(({ name }) => name)).size} works below, under their own licences; and Debian's libraries, each with its licence in
/usr/share/doc/NAME/copyright.`);
for (const [text, those] of byText) {
  const names = [...new Set(those.map(({ name, licence }) => `${name} (${licence ?? 'licence not declared'})`))].sort();
  console.log(`\n${RULE}\n${names.join('\n')}\n\n${text}`);
}

function ofPackage(folder) {
  const { name, version, license, licenses, author } = manifestOf(folder);
  const licence = license?.type ?? license ?? licenses?.map(({ type }) => type).join(' or ');
  const files = readdirSync(folder, { withFileTypes: true }).filter(
    (entry) => entry.isFile() && NOTICE.test(entry.name),
  );
  const texts = files.map((entry) => readFileSync(join(folder, entry.name), 'utf8'));
  const by = author?.name ?? author;
  return {
    name: `${name} ${version}`,
    licence,
    text:
      texts.join('\n\n') ||
      saidInReadme(folder) ||
      `The package brings no text of its licence${by ? `; it is by ${by}` : ''}.`,
  };
}

/** Some say it there alone. */
function saidInReadme(folder) {
  const readme = readdirSync(folder).find((file) => /^readme/i.test(file));
  if (!readme) return undefined;
  const [, said] =
    /^#+[ \t]*licen[cs].*\n([^]*?)(?=^#|$(?![^]))/im.exec(readFileSync(join(folder, readme), 'utf8')) ?? [];
  return said?.trim();
}

function bundled() {
  const file = 'dist/web/licenses.json';
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')).map((entry) => ({ text: '', ...entry })) : [];
}

function models() {
  if (!existsSync('models')) return [];
  const manifests = readdirSync('models').map((set) => join('models', set, 'manifest.json'));
  return manifests.filter((file) => existsSync(file)).map((file) => JSON.parse(readFileSync(file, 'utf8')));
}
