/**
 * Looks at a screen as it is: on a desk and on a phone, in the light and in the dark. Axe must have nothing to say and
 * nothing may be wider than the screen. The second theme at a width is held to what is said of colours: a theme changes
 * nothing else (src/styles/tokens.spec.ts). With SCREENSHOTS=folder each look is kept as a picture for people to look
 * at.
 */
import { join } from 'node:path';
import type { Visit } from './visit.js';

const DESK = { width: 1440, height: 900 };
const PHONE = { width: 390, height: 844 };
const LOOKS = [
  ['light', DESK],
  ['dark', DESK],
  ['dark', PHONE],
  ['light', PHONE],
] as const;

/**
 * @returns what is wrong, each fault with the screen and the look it has it in. Ends as it began: on a desk, in the
 * light.
 */
export async function look(
  visitor: Visit,
  screen: string,
  looks: readonly (typeof LOOKS)[number][] = LOOKS,
): Promise<string[]> {
  const { page } = visitor;
  const faults: string[] = [];
  let before: typeof DESK | undefined;
  for (const [colorScheme, viewport] of looks) {
    await page.emulateMedia({ colorScheme });
    await page.setViewportSize(viewport);
    const violations = await visitor.axe(viewport === before ? 'colours' : 'all');
    before = viewport;
    const excess = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
    const found = [...violations, ...(excess > 0 ? [`${excess} px wider than the screen`] : [])];
    faults.push(...found.map((fault) => `${screen}, ${colorScheme} at ${viewport.width} px: ${fault}`));
    const pictures = process.env['SCREENSHOTS'];
    const name = `${screen.replace(/[^a-z0-9]+/gi, '-')}-${viewport.width}-${colorScheme}.png`;
    if (pictures) await page.screenshot({ path: join(pictures, name), fullPage: true });
  }
  await page.emulateMedia({ colorScheme: 'light' });
  await page.setViewportSize(DESK);
  return faults;
}

export const ON_PHONES = LOOKS.filter(([, viewport]) => viewport === PHONE);
/** One theme at each width: for many screens of the same parts. */
export const ONE_THEME_EACH = LOOKS.filter(([theme, viewport]) => (theme === 'light') === (viewport === DESK));
