// What may import what is not judged here but by scripts/arrows.mjs.
import reactHooks from 'eslint-plugin-react-hooks';
import tseslint from 'typescript-eslint';

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
      // How wide code may be is the formatter's.
      'max-len': ['error', { code: 10_000, comments: 120, ignoreUrls: true }],
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
);
