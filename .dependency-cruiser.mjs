/**
 * The arrows of docs/architecture.md: what each area may import, rooms that may not know each other, no circle of files
 * or folders. There is no exception; specs and what only tests use may import anything. `scripts/arrows.mjs` runs it.
 */

/** Which other areas each area may import. */
export const AREAS = {
  'libs/texts': [],
  'libs/kernel': ['libs/texts'],
  'libs/contracts': ['libs/kernel', 'libs/texts'],
  'libs/ports': ['libs/texts', 'libs/kernel'],
  'libs/write-side': ['libs/texts', 'libs/kernel', 'libs/ports'],
  'libs/read-side': ['libs/kernel', 'libs/ports', 'libs/write-side'],
  'libs/extraction': ['libs/texts', 'libs/kernel', 'libs/ports'],
  'libs/agents': ['libs/kernel', 'libs/contracts', 'libs/extraction'],
  'libs/adapters': ['libs/texts', 'libs/kernel', 'libs/ports', 'libs/extraction'],
  'libs/domain': ['libs/texts', 'libs/kernel'],
  projections: ['libs/texts', 'libs/kernel', 'libs/ports', 'libs/read-side', 'libs/domain'],
  'libs/platform': ['libs/texts', 'libs/kernel', 'libs/ports', 'libs/write-side', 'libs/read-side', 'libs/contracts'],
  'libs/contexts/[^/]+/application': [
    'libs/texts',
    'libs/kernel',
    'libs/ports',
    'libs/write-side',
    'libs/read-side',
    'libs/domain',
    'libs/contexts/[^/]+/application',
    'projections/[^/]+/(view|queries)[.]ts',
  ],
  'libs/contexts': [
    'libs/texts',
    'libs/kernel',
    'libs/contracts',
    'libs/ports',
    'libs/write-side',
    'libs/read-side',
    'libs/domain',
    'libs/platform',
    'libs/agents',
    'projections',
  ],
  apps: ['libs', 'projections'],
  // Published alone: nothing of ours goes with them.
  clients: [],
  'web/src/lib': ['libs/texts', 'libs/contracts'],
  'web/src/ui': ['libs/texts', 'libs/contracts', 'web/src/lib'],
  'web/src/entities': ['libs/texts', 'libs/contracts', 'web/src/(lib|ui)'],
  'web/src/features': ['libs/texts', 'libs/contracts', 'web/src/(lib|ui|entities)'],
  'web/src/site': ['libs/texts', 'libs/contracts', 'web/src/(lib|ui|entities|features)'],
  web: ['libs/texts', 'libs/contracts'],
};

/** Folders whose rooms never import each other: what two of them need lies below both. */
const STRANGERS = ['libs/extraction/kinds', 'web/src/features'];

const OURS = '^(libs|projections|apps|web|bench|tests)/';
const start = (folders) => `^(${folders.join('|')})(/|$)`;

const areaRules = Object.entries(AREAS).map(([area, sees]) => ({
  name: `arrows of ${area}`,
  comment: `It may import only: ${[area, ...sees].join(', ')}.`,
  severity: 'error',
  from: { path: start([area]) },
  to: { path: OURS, pathNot: start([area, ...sees]) },
}));

const strangerRules = STRANGERS.map((folder) => ({
  name: `rooms of ${folder}`,
  comment: 'None of them imports another.',
  severity: 'error',
  from: { path: `^${folder}/([^/]+)/` },
  to: { path: `^${folder}/[^/]+/`, pathNot: `^${folder}/$1/` },
}));

export default {
  forbidden: [
    { name: 'circle of files', severity: 'error', from: {}, to: { circular: true } },
    { name: 'circle of folders', severity: 'error', scope: 'folder', from: {}, to: { circular: true } },
    {
      name: 'everything of ours resolves',
      severity: 'error',
      from: {},
      to: { couldNotResolve: true, path: '^[.#]' },
    },
    ...areaRules,
    ...strangerRules,
  ],
  options: {
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.json' },
    doNotFollow: { path: 'node_modules|^dist/' },
    exclude: { path: '[.](spec|contract)[.]tsx?$|/testing/|-contract/' },
  },
};
