// How Jest loads a spec here: by Node's own import, so that the modules it needs are linked and evaluated once for a
// worker. Jest's own runtime makes a world for each spec and links everything again in it.
// What is given up: a spec sees what an earlier one left in a module. environment.mjs puts back what belongs to the
// process.
import { createRequire } from 'node:module';
import { pathToFileURL } from 'node:url';
import { jest } from './jest-object.mjs';
import { prepareModules, resetModules, sourceMaps } from './module-hooks.mjs';

const require = createRequire(import.meta.url);

export default class NativeRuntime {
  constructor(config, environment, resolver, transformer, cacheFS, coverage) {
    if (coverage.collectCoverage) throw new Error('Coverage is not measured here.');
    prepareModules(config, transformer);
  }

  /** Specs are ES modules, and so is what Jest may want to load before them. */
  unstable_shouldLoadAsEsm() {
    return true;
  }

  async unstable_importModule(file) {
    return import(pathToFileURL(file).href);
  }

  requireModule(file) {
    return require(file);
  }

  /** Jest's own parts keep the state of one spec, so each spec gets them new; what they are made of stays. */
  requireInternalModule(file) {
    delete require.cache[require.resolve(file)];
    return require(file);
  }

  getSourceMaps() {
    return sourceMaps;
  }

  clearAllMocks() {
    jest.clearAllMocks();
  }

  resetAllMocks() {
    jest.resetAllMocks();
  }

  restoreAllMocks() {
    jest.restoreAllMocks();
  }

  resetModules() {
    resetModules();
  }

  /** Jest's own runtime refuses to load modules between two specs; here nothing depends on it. */
  enterTestCode() {}
  leaveTestCode() {}
  setGlobalsForRuntime() {}
  getAllCoverageInfoCopy() {}
  teardown() {}
}
