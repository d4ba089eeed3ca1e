import { usageTone } from './usage-tone.js';

it.each([
  [0, 'good'],
  [74.9, 'good'],
  [75, 'warn'],
  [89.9, 'warn'],
  [90, 'bad'],
  [120, 'bad'],
] as const)('%d %% is %s', (percentage, tone) => expect(usageTone(percentage)).toBe(tone));
