/**
 * What is compiled for the product and copied into the image: nothing that only tests need, and everything it imports.
 */
import { existsSync, globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

const { imports } = JSON.parse(readFileSync('package.json', 'utf8')) as {
  imports: Record<string, { readonly default: string }>;
};
const files = globSync('dist/{libs,apps,projections}/**/*', { withFileTypes: true })
  .filter((entry) => entry.isFile())
  .map((entry) => join(entry.parentPath, entry.name));

it('is there', () => {
  expect(files).toContain('dist/apps/standalone/main.js');
});

it('holds compiled code alone, and none for tests', () => {
  expect(files.filter((file) => !file.endsWith('.js') || FOR_TESTS.test(file))).toEqual([]);
});

it('imports only what is there', () => {
  const missing = files.flatMap((file) =>
    [...readFileSync(file, 'utf8').matchAll(/\b(?:from|import\(?)\s*['"]([.#][^'"]+)['"]/g)]
      .map(([, specifier = '']) => target(file, specifier))
      .filter((path) => !existsSync(path))
      .map((path) => `${file}: ${path}`),
  );
  expect(missing).toEqual([]);
});

const FOR_TESTS = /[.](spec|contract)[.]|-contract[/]|[/]testing[/]/;

function target(file: string, specifier: string): string {
  if (specifier.startsWith('.')) return join(dirname(file), specifier);
  const [area = '', ...rest] = specifier.split('/');
  return (imports[`${area}/*`]?.default ?? area).replace('*', rest.join('/'));
}
