/**
 * The documentation against the code, as far as a program can tell: links lead somewhere, generated parts are fresh.
 */
import { spawnSync } from 'node:child_process';
import { existsSync, globSync, readFileSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';

const pages = [...globSync('*.md'), ...globSync('{docs,clients}/**/*.md')];
const read = (page: string) => readFileSync(page, 'utf8');

it.each(pages)('%s links to files and headings that are there', (page) => {
  const links = [...read(page).matchAll(/\]\(([^)\s]+)\)|(?:src|srcset)="([^"]+)"/g)].map(
    ([, link, source]) => (link ?? source)!,
  );
  const broken = links.filter((link) => {
    if (/^https?:/.test(link)) return false;
    const [path = '', heading] = link.split('#');
    const target = path === '' ? page : join(dirname(page), path);
    return (
      !existsSync(target) ||
      (heading !== undefined && statSync(target).isFile() && !headingsOf(target).includes(heading))
    );
  });
  expect(broken).toEqual([]);
});

it('has what npm run generate makes from the code', () => {
  const { stdout, stderr } = spawnSync(process.execPath, ['scripts/generate.mjs', '--check'], { encoding: 'utf8' });
  expect(stdout + stderr).toBe('');
});

it('lists every decision record in its index', () => {
  const records = globSync('docs/adr/[0-9]*.md').map((path) => path.slice('docs/adr/'.length));
  const index = read('docs/adr/README.md');
  expect(records.length).toBeGreaterThan(0);
  expect(records.filter((record) => !index.includes(`(${record})`))).toEqual([]);
});

/** As GitHub makes them. */
function headingsOf(page: string): string[] {
  return [...read(page).matchAll(/^#+ (.+)$/gm)].map(([, text]) =>
    text!
      .toLowerCase()
      .replace(/[^\p{L}\p{N} _-]/gu, '')
      .replaceAll(' ', '-'),
  );
}
