// The arrows of docs/architecture.md as lint rules: an area may import only the areas named beside it.
import { existsSync, readdirSync } from 'node:fs';
import reactHooks from 'eslint-plugin-react-hooks';
import tseslint from 'typescript-eslint';

const AREAS = [
  'kernel',
  'ports',
  'adapters',
  'write-side',
  'read-side',
  'domain',
  'contexts',
  'extraction',
  'contracts',
  'platform',
  'projections',
  'apps',
];

/** Which other areas each folder may see. */
const MAY_IMPORT = [
  { files: ['libs/kernel/**'], areas: [] },
  { files: ['libs/ports/**'], areas: ['kernel'] },
  { files: ['libs/write-side/**'], areas: ['kernel', 'ports'] },
  { files: ['libs/read-side/**'], areas: ['kernel', 'ports', 'write-side'] },
  { files: ['libs/adapters/**'], areas: ['kernel', 'ports', 'extraction'] },
  { files: ['libs/extraction/**'], areas: ['kernel', 'ports'] },
  { files: ['libs/domain/**'], areas: ['kernel'] },
  {
    files: ['libs/contexts/*/application/**'],
    areas: ['kernel', 'ports', 'write-side', 'read-side', 'domain', 'contexts', 'projections'],
  },
  {
    files: ['libs/contexts/*/http/**', 'libs/contexts/*/*.ts'],
    areas: ['kernel', 'ports', 'write-side', 'read-side', 'domain', 'contexts', 'projections', 'contracts', 'platform'],
  },
  { files: ['projections/**'], areas: ['kernel', 'read-side', 'domain', 'ports'] },
  { files: ['libs/contracts/**'], areas: [] },
  {
    files: ['libs/platform/**'],
    areas: ['kernel', 'ports', 'write-side', 'read-side', 'contracts'],
  },
];

const FEATURES = existsSync('web/src/features') ? readdirSync('web/src/features') : [];

/** The client's own arrows: app → site → features → ui → lib. A feature never imports a feature. */
const WEB_LAYERS = [
  { files: ['web/*', 'web/src/*', 'web/src/app/**'], own: 'app', folders: [] },
  { files: ['web/src/site/**'], own: 'the public site', folders: ['app'] },
  ...FEATURES.map((name) => ({
    files: [`web/src/features/${name}/**`],
    own: `the feature ${name}`,
    folders: ['app', 'site', ...FEATURES.filter((other) => other !== name)],
  })),
  { files: ['web/src/ui/**'], own: 'ui', folders: ['app', 'site', 'features'] },
  { files: ['web/src/lib/**'], own: 'lib', folders: ['app', 'site', 'features', 'ui'] },
];

const arrow = ({ files, areas }) => {
  const forbidden = AREAS.filter((area) => !areas.includes(area));
  const own = /^libs\/([a-z-]+)\//.exec(files[0])?.[1] ?? files[0].split('/')[0];
  return {
    files,
    ignores: ['**/*.spec.ts', '**/*.spec.tsx'],
    rules: {
      'no-restricted-imports': [
        'error',
        {
          patterns: [
            {
              group: forbidden
                .filter((area) => area !== own)
                .flatMap((area) =>
                  [`#${area}/*`, `#${area}/**`, `**/${area}/**/*.js`].slice(
                    0,
                    area === 'contexts' && own === 'contexts' ? 2 : 3,
                  ),
                ),
              message: `${own} may import only: ${[own, ...areas].join(', ')} (see docs/architecture.md).`,
            },
          ],
        },
      ],
    },
  };
};

const webLayer = ({ files, own, folders }) => ({
  files,
  ignores: ['**/*.spec.ts'],
  rules: {
    'no-restricted-imports': [
      'error',
      {
        patterns: [
          {
            regex: `^(#(?!contracts/)|\\.+/(.*/)?(${['libs', 'apps', 'projections', ...folders].join('|')})/)`,
            message: `${own} may not import this (see docs/architecture.md).`,
          },
        ],
      },
    ],
  },
});

export default tseslint.config(
  { ignores: ['dist/**', 'dist-dev/**', 'data/**', 'node_modules/**', 'coverage/**'] },
  {
    files: ['**/*.ts', '**/*.tsx'],
    extends: [tseslint.configs.recommended],
    rules: {
      '@typescript-eslint/consistent-type-imports': ['error', { fixStyle: 'inline-type-imports' }],
      '@typescript-eslint/no-unused-vars': [
        'error',
        { argsIgnorePattern: '^_', varsIgnorePattern: '^_', caughtErrorsIgnorePattern: '^_' },
      ],
      '@typescript-eslint/no-empty-object-type': 'off',
      'no-console': 'error',
      eqeqeq: ['error', 'always', { null: 'ignore' }],
    },
  },
  { files: ['apps/cli/**', 'bench/**', 'tests/**', 'scripts/**'], rules: { 'no-console': 'off' } },
  { files: ['web/src/app/service-worker.ts'], rules: { 'no-console': ['error', { allow: ['warn'] }] } },
  {
    files: ['web/**/*.tsx'],
    plugins: { 'react-hooks': reactHooks },
    rules: { ...reactHooks.configs.recommended.rules },
  },
  // Nest needs the classes of injected parameters at run time, so their imports must stay value imports.
  {
    files: ['libs/contexts/**', 'libs/platform/**', 'apps/**'],
    rules: { '@typescript-eslint/consistent-type-imports': 'off' },
  },
  ...MAY_IMPORT.map(arrow),
  ...WEB_LAYERS.map(webLayer),
);
