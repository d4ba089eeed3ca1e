// For the Dockerfile: prints what is in the image as a CycloneDX bill of materials. Of npm's bill of the packages of
// production (`npm sbom`, standard input) what is still in `node_modules` stays; what is bundled into the web client,
// Node, the models and the Debian packages of the base are added.
//   --base FOLDER  the base's file system
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { parseArgs } from 'node:util';
import { manifestOf, packageFolders } from './packages.mjs';

const { values } = parseArgs({ options: { base: { type: 'string', default: '/base' } } });
const bill = JSON.parse(await text(process.stdin));
const here = new Set(packageFolders().map((folder) => refOf(manifestOf(folder))));
const installed = bill.components.filter((component) => here.has(refOf(component))).map(withAddresses);
const known = new Set(installed.map((component) => component['bom-ref']));
const components = [
  ...installed,
  ...bundled().filter((each) => !known.has(each['bom-ref'])),
  node(),
  ...models(),
  ...debian(),
];
const refs = new Set([bill.metadata.component['bom-ref'], ...known]);
const dependencies = bill.dependencies
  .filter(({ ref }) => refs.has(ref))
  .map(({ ref, dependsOn = [] }) => ({ ref, dependsOn: dependsOn.filter((each) => refs.has(each)) }));
// npm names it after its folder.
const { name } = manifestOf('.');
const metadata = { ...bill.metadata, component: { ...bill.metadata.component, name } };
console.log(JSON.stringify({ ...bill, metadata, components, dependencies }, null, 1));

/** As a package may name its repository for git, which is no address for anybody else: npm's bill has it so. */
function withAddresses({ externalReferences = [], ...component }) {
  const addresses = externalReferences.map(({ url, ...reference }) => ({
    ...reference,
    url: url.replace(/^git@([^:/]+):/, 'ssh://git@$1/'),
  }));
  return { ...component, externalReferences: addresses };
}

/** As npm refers to a package. */
function refOf({ name, version }) {
  return `${name}@${version}`;
}

function bundled() {
  const file = 'dist/web/licenses.json';
  if (!existsSync(file)) return [];
  return JSON.parse(readFileSync(file, 'utf8')).map(({ name, version, identifier }) => ({
    type: 'library',
    'bom-ref': refOf({ name, version }),
    name,
    version,
    purl: `pkg:npm/${name.replace('@', '%40')}@${version}`,
    ...(identifier && { licenses: [{ expression: identifier }] }),
  }));
}

function node() {
  const { node: version } = process.versions;
  const purl = `pkg:generic/node@${version}`;
  return { type: 'platform', 'bom-ref': purl, name: 'node', version, purl, licenses: [{ license: { id: 'MIT' } }] };
}

function models() {
  if (!existsSync('models')) return [];
  const manifests = readdirSync('models').map((set) => join('models', set, 'manifest.json'));
  return manifests
    .filter((file) => existsSync(file))
    .map((file) => JSON.parse(readFileSync(file, 'utf8')))
    .map(({ name, version, licence, pypi }) => ({
      type: 'machine-learning-model',
      'bom-ref': `model:${name}@${version}`,
      name,
      version,
      licenses: [{ license: { id: licence } }],
      purl: `pkg:pypi/${pypi.name}@${pypi.version}`,
    }));
}

/** From dpkg's list, one file or, where there is no dpkg, a file for each package. */
function debian() {
  const folder = join(values.base, 'var/lib/dpkg');
  const parts = existsSync(join(folder, 'status.d')) ? readdirSync(join(folder, 'status.d')) : [];
  const files = ['status', ...parts.filter((name) => !name.endsWith('.md5sums')).map((name) => join('status.d', name))];
  return files
    .map((file) => join(folder, file))
    .filter((file) => existsSync(file))
    .flatMap((file) => readFileSync(file, 'utf8').split(/\n\n+/))
    .map((paragraph) => Object.fromEntries([...paragraph.matchAll(/^([A-Z]\w*): (.*)$/gm)].map(([, ...pair]) => pair)))
    .filter(({ Package, Version }) => Package && Version)
    .map(({ Package: name, Version: version, Architecture: arch }) => {
      const purl = `pkg:deb/debian/${name}@${encodeURIComponent(version)}?arch=${arch}`;
      return { type: 'library', 'bom-ref': purl, name, version, purl };
    });
}
