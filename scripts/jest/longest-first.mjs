// The order of specs in a run: those that start processes first, because the longest of them must not be the last alone; then as
// Jest itself orders them (what took longest the last time, else the largest file).
import Sequencer from '@jest/test-sequencer';

const RANKS = [/^tests[/]e2e[/]/, /[.]e2e[.]spec[.]/, /[.]server[.]spec[.]/, /^tests[/]api[/]/];

export default class LongestFirst extends Sequencer {
  sort(tests) {
    return [...super.sort(tests)].sort((a, b) => rankOf(a) - rankOf(b));
  }
}

function rankOf({ path, context: { config } }) {
  const rank = RANKS.findIndex((pattern) => pattern.test(path.slice(config.rootDir.length + 1)));
  return rank < 0 ? RANKS.length : rank;
}
