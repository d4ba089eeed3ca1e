/**
 * The operator's colour in the place of the accent. It is made darker on paper and lighter in a dark room, as far as
 * text in it needs to be read (4.5, WCAG 1.4.3).
 */
import { contrast, mixed } from './contrast.js';

/** For light and for dark, as tokens.css declares them. */
type Pair = readonly [light: string, dark: string];

const READABLE = 4.5;
const STEPS = 40;
/** The surface of a theme that is hardest to read on, what an accent is drawn to, what its wash is thinned with. */
const THEMES = {
  light: { hardest: '#f2eee4', towards: '#000000', thinner: '#ffffff', thinned: 0.91 },
  dark: { hardest: '#2d2a18', towards: '#ffffff', thinner: '#131a25', thinned: 0.9 },
} as const;
type Theme = (typeof THEMES)[keyof typeof THEMES];

/** @param brand `#rrggbb` */
export function brandTokens(brand: string): Readonly<Record<'accent' | 'accent-strong' | 'accent-wash', Pair>> {
  const accents: Pair = [readable(brand, THEMES.light), readable(brand, THEMES.dark)];
  const pair = (make: (accent: string, theme: Theme) => string): Pair => [
    make(accents[0], THEMES.light),
    make(accents[1], THEMES.dark),
  ];
  return {
    accent: accents,
    'accent-strong': pair((accent, { towards }) => mixed(accent, towards, 0.3)),
    'accent-wash': pair(washOf),
  };
}

function readable(brand: string, theme: Theme): string {
  for (let step = 0; step < STEPS; step++) {
    const accent = mixed(brand, theme.towards, step / STEPS);
    const surfaces = [theme.hardest, washOf(accent, theme)];
    if (surfaces.every((surface) => contrast(accent, surface) >= READABLE)) return accent;
  }
  return theme.towards;
}

const washOf = (accent: string, { thinner, thinned }: Theme): string => mixed(accent, thinner, thinned);

/** As a sheet of the page itself, because its policy allows no inline style. */
export function wearBrand(brand: string): void {
  const declared = Object.entries(brandTokens(brand)).map(
    ([name, [light, dark]]) => `--${name}:light-dark(${light},${dark})`,
  );
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(`:root,.paper{${declared.join(';')}}`);
  document.adoptedStyleSheets.push(sheet);
}
