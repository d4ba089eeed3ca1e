import type { Lag } from '#ports/event-store.js';
import { lagInWords } from './lag-in-words.js';

describe('a lag in words', () => {
  it.each<[Lag, string]>([
    [{ events: 0 }, '0 events'],
    [{ events: 1 }, '1 event'],
    [{ events: 1_200 }, '1200 events'],
    [{ seconds: 0 }, '0 s'],
    [{ seconds: 0.001 }, '0.1 s'],
    [{ seconds: 4 }, '4 s'],
    [{ seconds: 119 }, '119 s'],
    [{ seconds: 150 }, '2.5 min'],
    [{ seconds: 7_200 }, '2 h'],
    [{ seconds: 40 * 86_400 }, '40 d'],
  ])('%j: %s', (lag, words) => {
    expect(lagInWords(lag)).toBe(words);
  });
});
