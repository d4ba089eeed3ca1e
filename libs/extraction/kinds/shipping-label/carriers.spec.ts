import { fold } from '../../layout/fold.js';
import { CARRIERS } from './carriers.js';
import { POSTS, RULES } from './tracking-rules.js';

const namesIn = (text: string) => CARRIERS.filter(([, pattern]) => pattern.test(fold(text))).map(([name]) => name);

describe('carriers', () => {
  it('have one name, whether it is printed or a number tells it', () => {
    const numbered = [...Object.values(POSTS), ...RULES.flatMap(({ carrier }) => carrier ?? [])];
    const known = new Set(CARRIERS.map(([name]) => name));
    expect(numbered.filter((name) => !known.has(name))).toEqual([]);
  });

  it('are known as they print their own name', () => {
    for (const name of new Set(CARRIERS.map(([carrier]) => carrier))) expect(namesIn(name)).toContain(name);
  });

  it('are no words of other lines', () => {
    expect(namesIn('Toll free 0800 496 0123, same day, 12 Estes Lane, posted today')).toEqual([]);
  });
});
