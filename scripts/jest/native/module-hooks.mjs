// How modules of this project are found and compiled for specs that run on Node's own loader: names as in
// jest.config.mjs (moduleNameMapper), TypeScript by the transform that stands there, each module once for the process.
import { existsSync } from 'node:fs';
import { registerHooks } from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';

const JEST = new URL('jest-object.mjs', import.meta.url).href;
const MOCK = 'mock:';
/** What the transform leaves alone: Node links the modules itself. */
const AS_ESM = {
  isInternalModule: false,
  supportsDynamicImport: true,
  supportsExportNamespaceFrom: true,
  supportsStaticESM: true,
  supportsTopLevelAwait: true,
};

/** Compiled file to its source map, for the traces of errors. */
export const sourceMaps = new Map();

let names = [];
let transformer;
let registered = false;
/** Every mock there ever was, by its URL: mocked modules have these as their exports. */
const exportsOf = new Map();
/** Of the spec that runs: URLs of its mocks by the name they stand for. */
const mocks = new Map();
/** Which modules it does not share with other specs, and the mark of its own. */
let unshared = () => false;
let generation = 0;

/**
 * Before each spec: what an earlier one mocked or had fresh is as it was.
 * @param config of the project; `testEnvironmentOptions.unshared` is a pattern of modules that each spec has for itself
 */
export function prepareModules(config, scriptTransformer) {
  names = config.moduleNameMapper.map(([pattern, path]) => [new RegExp(pattern), path]);
  transformer = scriptTransformer;
  mocks.clear();
  generation += 1;
  const pattern = new RegExp(config.testEnvironmentOptions.unshared);
  unshared = (file) => pattern.test(file);
  if (registered) return;
  registered = true;
  globalThis[Symbol.for(MOCK)] = exportsOf;
  registerHooks({ resolve, load });
}

/** From the next import on, `name` has the exports that `factory` makes. */
export function mockModule(name, factory) {
  const url = `${MOCK}${exportsOf.size}`;
  exportsOf.set(url, factory());
  mocks.set(name, url);
}

/** From the next import on, modules of this project are evaluated again. */
export function resetModules() {
  generation += 1;
  unshared = () => true;
}

function resolve(specifier, context, next) {
  if (specifier === '@jest/globals') return found(JEST);
  if (mocks.has(specifier)) return found(mocks.get(specifier));
  const file = ownFile(specifier, context.parentURL ?? '');
  if (file === undefined) return next(specifier, context);
  const url = pathToFileURL(file).href;
  return found(unshared(file) ? `${url}?${generation}` : url);
}

/** The TypeScript file that is meant; nothing when Node finds it itself. */
function ownFile(specifier, parent) {
  if (!isTypeScript(parent)) return undefined;
  for (const [pattern, target] of names) {
    const match = pattern.exec(specifier);
    if (!match) continue;
    const path = target.replace(/\$(\d)/g, (_, group) => match[Number(group)]);
    const from = path.startsWith('.') ? join(dirname(fileURLToPath(parent)), path) : path;
    return ['.ts', '.tsx'].map((extension) => from + extension).find((file) => existsSync(file));
  }
  return undefined;
}

function load(url, context, next) {
  if (exportsOf.has(url)) return module(mockSource(url));
  if (!isTypeScript(url)) return next(url, context);
  const file = fileURLToPath(url);
  const { code, sourceMapPath } = transformer.transform(file, AS_ESM);
  sourceMaps.set(url, sourceMapPath);
  return module(code);
}

function mockSource(url) {
  const names = Object.keys(exportsOf.get(url));
  const lines = names.map(
    (name, index) => `const v${index} = of[${JSON.stringify(name)}]; export { v${index} as ${JSON.stringify(name)} };`,
  );
  return [`const of = globalThis[Symbol.for(${JSON.stringify(MOCK)})].get(${JSON.stringify(url)});`, ...lines].join(
    '\n',
  );
}

function isTypeScript(url) {
  return url.startsWith('file:') && /\.tsx?(\?|$)/.test(url);
}

function found(url) {
  return { url, format: 'module', shortCircuit: true };
}

function module(source) {
  return { format: 'module', source, shortCircuit: true };
}
