// The structure of the code below the current folder, judged by dependency-cruiser with `.dependency-cruiser.mjs`, and
// one thing more than its folder rule sees: circles between the rooms of one floor, where a folder's own files count as
// one room. `--draw` draws the pictures of docs/architecture.md again; they are a fault when they are not what the code
// is.
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { cruise, format } from 'dependency-cruiser';
import extractTSConfig from 'dependency-cruiser/config-utl/extract-ts-config';
import rules, { AREAS } from '../.dependency-cruiser.mjs';

const PAGE = 'docs/architecture.md';
const SOURCES = ['libs', 'projections', 'apps', 'clients', 'web/src'].filter((folder) => existsSync(folder));
const inSources = (file) => SOURCES.some((folder) => file.startsWith(`${folder}/`));

const { options, ...ruleSet } = rules;
// By package.json's `imports` the areas are where they are built: once they were, nothing between them would be judged.
const { output: result } = await cruise(
  SOURCES,
  { ...options, ruleSet, validate: true },
  { importsFields: [] },
  {
    tsConfig: extractTSConfig(options.tsConfig.fileName),
  },
);
const arrows = result.modules
  .filter(({ source }) => inSources(source))
  .flatMap(({ source, dependencies }) =>
    dependencies.flatMap(({ resolved }) => (inSources(resolved) ? [[source, resolved]] : [])),
  );

const { error, totalCruised, totalDependenciesCruised } = result.summary;
if (error > 0) console.log((await format(result, { outputType: 'err' })).output);
const circles = [areaOf, ...floors().map((floor) => (file) => roomOf(floor, file))].flatMap(circlesAmong);
for (const circle of circles) console.log(`circle of rooms: ${circle.join(' → ')}`);
const stale = existsSync(PAGE) ? drawn() : 0;
const faults = error + circles.length + stale;
console.log(`arrows: ${totalCruised} files, ${totalDependenciesCruised} imports, ${faults} faults`);
process.exit(faults === 0 ? 0 : 1);

/**
 * Each `<!-- drawn: areas -->` or `<!-- drawn: FOLDER -->` of the page is followed by its picture.
 * @returns how many were stale
 */
function drawn() {
  const page = readFileSync(PAGE, 'utf8');
  const now = page.replaceAll(/(<!-- drawn: (\S+) -->\n).*?(<!-- end -->)/gs, (_, begin, what, end) => {
    const nameOf = what === 'areas' ? areaOf : (file) => roomOf(what, file);
    return `${begin}${mermaid(nameOf)}\n${end}`;
  });
  if (now === page) return 0;
  if (process.argv.includes('--draw')) writeFileSync(PAGE, now);
  else console.log(`${PAGE}: its pictures are stale: node scripts/arrows.mjs --draw`);
  return process.argv.includes('--draw') ? 0 : 1;
}

/** Every folder that has folders. The top is judged by areas: there `libs` is no room. */
function floors() {
  const parents = new Set();
  for (const [from] of arrows) {
    const parts = from.split('/');
    for (let depth = 1; depth < parts.length - 1; depth++) parents.add(parts.slice(0, depth).join('/'));
  }
  return [...parents].sort();
}

/** The room of a file on a floor: the next folder down, or `*` for the floor's own files; undefined elsewhere. */
function roomOf(floor, file) {
  if (!file.startsWith(`${floor}/`)) return undefined;
  const [next, ...rest] = file.slice(floor.length + 1).split('/');
  return `${floor}/${rest.length === 0 ? '*' : next}`;
}

function areaOf(file) {
  const own = Object.keys(AREAS).find((area) => !area.includes('[') && file.startsWith(`${area}/`));
  return own?.startsWith('web') ? 'web' : own;
}

/** Room → the rooms it imports. */
function graphOf(nameOf) {
  const graph = new Map();
  for (const [from, to] of arrows) {
    const [a, b] = [nameOf(from), nameOf(to)];
    if (a === undefined || b === undefined || a === b) continue;
    if (!graph.has(a)) graph.set(a, new Set());
    graph.get(a).add(b);
  }
  return graph;
}

/** The shortest way from each room back to itself; a circle is told once. */
function circlesAmong(nameOf) {
  const graph = graphOf(nameOf);
  const told = new Set();
  return [...graph.keys()].flatMap((start) => {
    const circle = wayBack(graph, start);
    const key = circle && [...new Set(circle)].sort().join(' ');
    if (!circle || told.has(key)) return [];
    told.add(key);
    return [circle];
  });
}

function wayBack(graph, start) {
  const ways = [[start]];
  const seen = new Set();
  for (let way = ways.shift(); way; way = ways.shift()) {
    for (const next of graph.get(way.at(-1)) ?? []) {
      if (next === start) return [...way, start];
      if (!seen.has(next)) {
        seen.add(next);
        ways.push([...way, next]);
      }
    }
  }
  return undefined;
}

/** Arrows that follow from others are left out: a room sees what the rooms it points at see, if it may. */
function mermaid(nameOf) {
  const short = (room) => room.split('/').at(-1).replace('*', 'own files');
  const graph = graphOf(nameOf);
  const implied = (from, to) => [...graph.get(from)].some((via) => via !== to && reaches(graph, via, to));
  const lines = [...graph].flatMap(([from, targets]) =>
    [...targets]
      .filter((to) => !implied(from, to))
      .map((to) => `  ${id(from)}["${short(from)}"] --> ${id(to)}["${short(to)}"]`),
  );
  return ['```mermaid', 'flowchart TD', ...lines.sort(), '```'].join('\n');
}

function reaches(graph, from, to) {
  const seen = new Set([from]);
  for (const room of seen) for (const next of graph.get(room) ?? []) seen.add(next);
  return seen.has(to) && from !== to;
}

function id(room) {
  return room.replaceAll(/[^a-z]/g, '_');
}
