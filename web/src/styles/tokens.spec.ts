import { globSync, readFileSync } from 'node:fs';
import { brandTokens } from '../lib/brand-colours.js';
import { contrast } from '../lib/contrast.js';

const css = readFileSync(new URL('./tokens.css', import.meta.url), 'utf8');
const THEMES = ['light', 'dark'] as const;
const tokens = new Map(
  [...css.matchAll(/--([a-z-]+): light-dark\((#[0-9a-f]{6}), (#[0-9a-f]{6})\)/g)].map(([, name, ...values]) => [
    name!,
    values,
  ]),
);

const SURFACES = ['ground', 'sheet', 'sunken', 'raised', 'mark-wash', 'accent-wash'];
const TEXT = ['ink', 'ink-soft', 'ink-faint', 'accent', 'accent-strong', 'good', 'warn', 'bad'];

/** Every pair in which one carries text on the other: 4.5 (WCAG 1.4.3). */
const TEXT_PAIRS = [
  ...TEXT.flatMap((text) => SURFACES.map((surface) => [text, surface] as const)),
  ...(['good', 'warn', 'bad'] as const).flatMap((tone) => [
    [tone, `${tone}-wash`] as const,
    ['ink', `${tone}-wash`] as const,
    ['ink-soft', `${tone}-wash`] as const,
  ]),
  ['on-accent', 'accent'],
  ['on-accent', 'accent-strong'],
  ['on-mark', 'mark'],
  ['on-bad', 'bad-solid'],
] as const;

/** Edges of what can be operated: 3 (WCAG 1.4.11). */
const EDGE_PAIRS = ['line-strong', 'accent', 'mark-line'].flatMap((edge) =>
  SURFACES.map((surface) => [edge, surface] as const),
);

describe.each(THEMES)('the %s tokens', (theme) => {
  it.each(TEXT_PAIRS)('%s can be read on %s', (text, surface) => {
    expect(contrast(colour(text, theme), colour(surface, theme))).toBeGreaterThanOrEqual(4.5);
  });

  it.each(EDGE_PAIRS)('%s can be made out on %s', (edge, surface) => {
    expect(contrast(colour(edge, theme), colour(surface, theme))).toBeGreaterThanOrEqual(3);
  });
});

describe.each(['#0a6e4f', '#ffd400', '#000000', '#ffffff', '#ff0000', '#7f7f7f', '#1d4591'])(
  'the brand %s',
  (brand) => {
    const branded = new Map(tokens);
    for (const [name, values] of Object.entries(brandTokens(brand))) branded.set(name, [...values]);

    it('can be read wherever the accent stands', () => {
      const pairs = TEXT_PAIRS.filter((pair) => pair.some((name) => name.includes('accent')));
      for (const theme of THEMES)
        for (const [text, surface] of pairs) {
          const [front, back] = [text, surface].map((name) => branded.get(name)![THEMES.indexOf(theme)]!);
          expect([theme, text, surface, contrast(front!, back!) >= 4.5]).toEqual([theme, text, surface, true]);
        }
    });
  },
);

it('a brand that can be read as it is stays as it is', () => {
  expect(brandTokens('#0a6e4f').accent[0]).toBe('#0a6e4f');
  expect(brandTokens('#ffd400').accent[1]).toBe('#ffd400');
});

it('every colour is a token with a value for both themes', () => {
  const declared = [...css.matchAll(/^ {2}--([a-z-]+):/gm)]
    .map(([, name]) => name!)
    .filter((name) => name !== 'shadow-colour');
  expect([...tokens.keys()]).toEqual(declared);
});

/** The looks of the browser suites rest on it (e2e/look.ts). */
it('a theme changes colours and nothing else', () => {
  const sources = globSync('web/src/**/*.{css,ts,tsx}').filter((file) => !file.includes('.spec.'));
  const asking = sources.flatMap((file) =>
    [...readFileSync(file, 'utf8').matchAll(/^.*(?:prefers-color-scheme|data-theme|\bdark:(?!\s)).*$/gm)].map(
      ([line]) => line,
    ),
  );
  expect(asking).toEqual(THEMES.map((theme) => `[data-theme='${theme}'] {`));
  for (const theme of THEMES) expect(css).toContain(`[data-theme='${theme}'] {\n  color-scheme: ${theme};\n}`);
});

it('the measure itself is right at its ends', () => {
  expect(contrast('#000000', '#ffffff')).toBeCloseTo(21, 5);
  expect(contrast('#777777', '#ffffff')).toBeCloseTo(4.48, 2);
});

function colour(name: string, theme: (typeof THEMES)[number]): string {
  const value = tokens.get(name)?.[THEMES.indexOf(theme)];
  if (!value) throw new Error(`no token --${name}`);
  return value;
}
