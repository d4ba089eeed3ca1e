// What `import { jest } from '@jest/globals'` gives: mocks and fake timers over Node's own globals, one for the
// process. Whatever else Jest has there, no spec has asked for.
import { ModernFakeTimers } from '@jest/fake-timers';
import { ModuleMocker } from 'jest-mock';
import { mockModule, resetModules } from './module-hooks.mjs';

export const mocker = new ModuleMocker(globalThis);
const timers = new ModernFakeTimers({ config: { fakeTimers: {} }, global: globalThis });

const MOCKS = ['fn', 'spyOn', 'mocked', 'replaceProperty', 'isMockFunction'];
const ALL_MOCKS = ['clearAllMocks', 'resetAllMocks', 'restoreAllMocks'];
const TIMERS = [
  ...['useFakeTimers', 'useRealTimers', 'setSystemTime', 'now', 'getTimerCount', 'clearAllTimers', 'runAllTicks'],
  ...['advanceTimersByTime', 'advanceTimersToNextTimer', 'runAllTimers', 'runOnlyPendingTimers'],
  ...['advanceTimersByTimeAsync', 'advanceTimersToNextTimerAsync', 'runAllTimersAsync', 'runOnlyPendingTimersAsync'],
];

export const jest = {
  ...methods(mocker, [...MOCKS, ...ALL_MOCKS]),
  ...methods(timers, TIMERS),
  unstable_mockModule: mockModule,
  resetModules,
};

function methods(of, names) {
  return Object.fromEntries(names.map((name) => [name, of[name].bind(of)]));
}
