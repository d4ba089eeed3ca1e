/** The public site, uploading and exporting in a reader's own language: without script, with it, at a phone's width. */
import type { Page } from 'playwright-core';
import { LANGUAGES } from '#texts/languages.js';
import { publicPages } from '../src/site/content/public-pages.js';
import { look, ON_PHONES } from './look.js';
import { describeOnStage } from './stage.js';
import { awake, register } from './visit.js';

const PHONE = ON_PHONES.slice(0, 1);
const LOCALES = { en: 'en-GB', de: 'de-DE', fr: 'fr-FR', es: 'es-ES' };
const WORDS = { en: 'what it says.', de: 'was sie sagt.', fr: 'ce qu’elle dit.', es: 'lo que dice.' };

/** A page wider than its screen, and headings that it cuts at its edge, where nothing scrolls. */
const tooWide = (page: Page) =>
  page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    const headings = [...document.querySelectorAll('h1, h2, h3')].filter((heading) => {
      const words = document.createRange();
      words.selectNodeContents(heading);
      return words.getBoundingClientRect().right > innerWidth;
    });
    const whole = scrollWidth > clientWidth ? [`${scrollWidth} px of ${clientWidth}`] : [];
    return [...whole, ...headings.map(({ textContent }) => `cut: ${textContent}`)];
  });

describeOnStage('languages of the site', (stage) => {
  it.each(LANGUAGES)('are those of the browser, without script, too: %s', async (language) => {
    const { page, close } = await stage.visit({ javaScriptEnabled: false, locale: LOCALES[language] });
    const response = await page.goto('/');
    expect(response?.headers()['content-language']).toBe(language);
    expect(await page.locator('html').getAttribute('lang')).toBe(language);
    expect(await page.locator('h1').innerText()).toContain(WORDS[language]);
    await close();
  });

  it('are chosen in the footer, and kept on the pages that follow', async () => {
    const visitor = await stage.visit({ locale: 'de-DE' });
    const { page } = visitor;
    await page.goto('/blog');
    await awake(page);
    await page.getByRole('navigation', { name: 'Sprache' }).getByRole('link', { name: 'Español' }).click();
    await page.waitForURL('**/blog?lang=es');
    await page.getByText('Los artículos están en inglés.').waitFor();
    await page.goto('/');
    await page.getByText(WORDS.es).waitFor();
    expect(await page.locator('html').getAttribute('lang')).toBe('es');
    expect(await page.title()).toBe('Recto: entran documentos, salen datos estructurados');
    await visitor.close();
    expect(visitor.complaints).toEqual([]);
  });

  it.each(['de', 'fr', 'es'] as const)(
    'fit a phone, and the browser agrees with what was drawn: %s',
    async (language) => {
      const visitor = await stage.visit({ locale: LOCALES[language] });
      const faults: string[] = [];
      const { page } = visitor;
      const at = async (path: string, there: () => Promise<void>) => {
        await page.setViewportSize({ width: 390, height: 844 });
        await page.goto(path);
        await there();
        faults.push(...(await tooWide(page)).map((fault) => `${language} ${path}: ${fault}`));
      };
      for (const { path, inEnglish } of publicPages) {
        await at(path, () => awake(page));
        // What axe says of the others is asked in English (site.e2e.spec.ts); around them stands what all pages have.
        if (!inEnglish) faults.push(...(await look(visitor, `${language} ${path}`, PHONE)));
      }
      await register(page);
      for (const [path, words] of [
        ['/upload', { de: 'Datei nach dem Auslesen löschen', fr: 'Supprimer le fichier', es: 'Eliminar el archivo' }],
        ['/export', { de: 'Dokumente auswählen', fr: 'Choisir les documents', es: 'Seleccionar documentos' }],
        ['/payment/thank-you', { de: 'Danke', fr: 'Merci', es: 'Gracias' }],
        ['/payment/test-checkout', { de: 'Zurück zu den', fr: 'Retour aux', es: 'Volver a la' }],
        ['/newsletter/confirm', { de: 'Abonnement bestätigen', fr: 'Confirmez', es: 'Confirme su' }],
      ] as const) {
        await at(path, () => page.getByText(words[language]).first().waitFor());
        faults.push(...(await look(visitor, `${language} ${path}`, PHONE)));
      }
      await visitor.close();
      expect(faults).toEqual([]);
      expect(visitor.complaints).toEqual([]);
    },
  );
});
