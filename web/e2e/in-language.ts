/** What a screen says, what of it is cut, and what is wrong with that in a language, beside the same one in English. */
import type { Page } from 'playwright-core';
import type { Language } from '#texts/languages.js';
import { patternOf, type Catalog } from '#texts/translate.js';
import { shown as german } from '#texts/de/shown.js';
import { shown as spanish } from '#texts/es/shown.js';
import { shown as french } from '#texts/fr/shown.js';
import { awake } from './visit.js';

const CATALOGS: Readonly<Record<Language, Catalog | undefined>> = {
  en: undefined,
  de: german,
  fr: french,
  es: spanish,
};

/** A text without values as that language's screens say it. */
export const said = (language: Language, text: string): string => patternOf(CATALOGS[language], text);

interface Cut {
  /** Where it stands, the same in every language. */
  readonly at: string;
  readonly text: string;
}

export interface Seen {
  readonly lang: string;
  /** Pixels wider than the page. */
  readonly excess: number;
  readonly cut: readonly Cut[];
  /** Each text, and what is said of pictures and controls. */
  readonly texts: readonly string[];
}

/** Until the page speaks the language and nothing on it is on its way. */
export async function drawn(page: Page, language: Language): Promise<void> {
  await page.waitForFunction((lang) => document.documentElement.lang === lang, language);
  await awake(page);
  await page.waitForFunction(
    () =>
      document.querySelector('h1, h2') !== null &&
      document.querySelector('.breathe, .animate-spin, [aria-busy=true]') === null,
  );
  await page.evaluate(() => document.fonts.ready.then(() => undefined));
}

export const see = (page: Page): Promise<Seen> =>
  page.evaluate(() => {
    const root = document.documentElement;
    const inWords = (text: string | null | undefined) => (text ?? '').replace(/\s+/g, ' ').trim();
    /** What says its own language, such as an article, is not the page's to say. */
    const isOurs = (element: Element) => element.closest('[lang]') === root && !element.closest('pre, script, style');
    const isDrawn = (element: Element) => element.checkVisibility() && element.clientWidth > 1;
    const placeOf = (element: Element): string => {
      const parent = element.parentElement;
      if (!parent) return element.tagName;
      return `${placeOf(parent)}>${element.tagName}:${[...parent.children].indexOf(element)}`;
    };
    /** The chosen words of a list do not count as its content. */
    const isTooNarrow = (select: HTMLSelectElement) => {
      const { font, paddingLeft, paddingRight } = getComputedStyle(select);
      const pen = document.createElement('canvas').getContext('2d');
      if (!pen) return false;
      pen.font = font;
      const words = select.selectedOptions[0]?.text ?? '';
      return pen.measureText(words).width > select.clientWidth - parseFloat(paddingLeft) - parseFloat(paddingRight) + 1;
    };
    const isCut = (element: Element) => {
      if (element instanceof HTMLSelectElement) return isTooNarrow(element);
      if (element instanceof HTMLInputElement) return false;
      return (
        ['hidden', 'clip'].includes(getComputedStyle(element).overflowX) &&
        element.scrollWidth > element.clientWidth + 1
      );
    };
    const all = [...document.body.querySelectorAll('*')].filter(isDrawn);
    const texts = all
      .filter(isOurs)
      .flatMap((element) => [
        ...[...element.childNodes].filter((node) => node instanceof Text).map(({ data }) => data),
        ...['aria-label', 'placeholder', 'title', 'alt'].map((name) => element.getAttribute(name)),
      ]);
    return {
      lang: root.lang,
      excess: root.scrollWidth - innerWidth,
      cut: all.filter(isCut).map((element) => ({
        at: placeOf(element),
        text: inWords(element instanceof HTMLSelectElement ? element.selectedOptions[0]?.text : element.textContent),
      })),
      texts: [...new Set(texts.map(inWords).filter((text) => text !== ''))],
    };
  });

/**
 * What is wrong with a screen, each fault a sentence. What is cut in English, too, may be cut, and so may what stands
 * in both: it is data, such as a file's name.
 */
export function faultsOf(language: Language, seen: Seen, english: Seen): string[] {
  const cutThere = new Set(english.cut.map(({ at }) => at));
  const data = new Set(english.texts);
  const catalog = CATALOGS[language] ?? {};
  const cut = seen.cut.filter(({ at, text }) => !cutThere.has(at) && !data.has(text));
  const left = seen.texts.filter((text) => (catalog[text] ?? text) !== text);
  return [
    ...(seen.lang === language ? [] : [`speaks ${seen.lang}`]),
    ...(seen.excess > 0 ? [`${seen.excess} px wider than the screen`] : []),
    ...cut.map(({ text }) => `cut: ${text}`),
    ...left.map((text) => `left in English: ${text}`),
  ];
}
