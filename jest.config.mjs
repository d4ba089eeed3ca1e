// One Jest run for every tier but the browser's: the suffix of a spec says what it costs
// (.spec = pure or embedded, .server.spec = needs a real server, .e2e.spec = starts processes,
// .long.spec = minutes of them).
// Every suite reads with the models that come with the packages, whatever is installed on this machine; the suite of
// the others looks for them itself. Set OCR_MODELS_DIR to read with others everywhere.
import { availableParallelism, tmpdir } from 'node:os';
import { join } from 'node:path';

process.env.OCR_MODELS_DIR ??= join(tmpdir(), 'recto-tests-have-no-models');

const areas = [
  'agents',
  'texts',
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
];

export default {
  rootDir: '.',
  testEnvironment: '<rootDir>/scripts/jest/native/environment.mjs',
  runtime: '<rootDir>/scripts/jest/native/runtime.mjs',
  // A module of the client knows who is signed in and what was seen last: it is a page's, so each spec is a page.
  testEnvironmentOptions: { unshared: '/web/src/' },
  testMatch: ['<rootDir>/{libs,apps,projections,tests,web,bench}/**/*.spec.{ts,tsx}'],
  extensionsToTreatAsEsm: ['.ts', '.tsx'],
  transform: {
    '^.+\\.tsx?$': [
      '@swc/jest',
      {
        swcrc: false,
        jsc: {
          parser: { syntax: 'typescript', tsx: false, decorators: true },
          transform: { legacyDecorator: true, decoratorMetadata: true },
          target: 'es2023',
          keepClassNames: true,
        },
        module: { type: 'es6' },
      },
    ],
  },
  moduleNameMapper: {
    ...Object.fromEntries(areas.map((area) => [`^#${area}/(.*)\\.js$`, `<rootDir>/libs/${area}/$1`])),
    '^#(projections|apps)/(.*)\\.js$': '<rootDir>/$1/$2',
    '^(\\.{1,2}/.*)\\.js$': '$1',
  },
  modulePathIgnorePatterns: ['<rootDir>/dist/', '<rootDir>/dist-dev/', '<rootDir>/data/'],
  globalSetup: '<rootDir>/scripts/jest/servers.mjs',
  globalTeardown: '<rootDir>/scripts/jest/stop-servers.mjs',
  testSequencer: '<rootDir>/scripts/jest/longest-first.mjs',
  // Specs disturb each other in nothing. One more at a time than there are cores: some wait for what they started.
  maxWorkers: availableParallelism() + 1,
  // For what hangs. No test is measured by the clock: the machine may be busy.
  testTimeout: 1_800_000,
};
