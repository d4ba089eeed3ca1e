// The order of specs in a run: those that start processes first, because the longest of them must not be the last
// alone; then as Jest itself orders them (what took longest the last time, else the largest file). Those that take
// turns (tests/one-at-a-time.ts) stand apart: one that waits for its turn holds up a worker.
import Sequencer from '@jest/test-sequencer';

/** The first that a path contains tells its place. */
const PLACES = [
  ['e2e/rolling-restart.', 0],
  ['e2e/deliveries.', 2],
  ['e2e/migrate.', 4],
  ['e2e/cluster.', 6],
  ['e2e/traces.', 7],
  ['.long.spec.', 1],
  ['.e2e.spec.', 1],
  ['.server.spec.', 3],
  ['tests/api/', 5],
];
const LAST = 8;

export default class LongestFirst extends Sequencer {
  sort(tests) {
    return [...super.sort(tests)].sort((a, b) => placeOf(a) - placeOf(b));
  }
}

function placeOf({ path }) {
  const [, place = LAST] = PLACES.find(([part]) => path.includes(part)) ?? [];
  return place;
}
