import { fold } from '../../layout/fold.js';
import { layOut } from '../../layout/layout.js';
import { readingOf } from '../../reading/reading.js';
import { placedPage } from '../../testing/placed-page.js';
import { carrierFields } from './carrier.js';
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

  it.each([
    ['Ridgeline Courier', 'Ridgeline Courier'],
    ['Bergfalke Kurier', 'Bergfalke Kurier'],
    ['ROAD EXPRESS', undefined],
    ['Registered Post', undefined],
    ['PRIORITY EXPRESS', undefined],
    ['12 Kurier', undefined],
    ['Ridgeline Courier (UPS)', 'UPS'],
  ])('that no list has are known by what they call themselves: %s', (head, carrier) => {
    const page = placedPage(`10,10,20 ${head}\n10,50,10 Ada Example`);
    const finds = carrierFields(readingOf(layOut([page]), 'en'), []);
    expect(finds[0]?.value).toBe(carrier);
  });
});
