import { globSync, readFileSync } from 'node:fs';

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

function contrast(a: string, b: string): number {
  const [dark, light] = [luminance(a), luminance(b)].toSorted((x, y) => x - y) as [number, number];
  return (light + 0.05) / (dark + 0.05);
}

function luminance(hex: string): number {
  const [r, g, b] = [1, 3, 5].map((at) => {
    const part = Number.parseInt(hex.slice(at, at + 2), 16) / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  }) as [number, number, number];
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}
