/**
 * The languages of the site, each as it calls itself. A link to this page in that language, which works without script;
 * with it the choice is kept for the pages that follow.
 */
import { LANGUAGE_NAMES, LANGUAGES } from '#texts/languages.js';
import { language, rememberLanguage, t } from '../../lib/texts.js';

export function LanguageMenu() {
  return (
    <nav aria-label={t('Language')}>
      <ul className="flex flex-wrap gap-x-4">
        {LANGUAGES.map((each) => (
          <li key={each}>
            <a
              href={`?lang=${each}`}
              lang={each}
              hrefLang={each}
              aria-current={each === language() ? 'true' : undefined}
              onClick={() => rememberLanguage(each)}
              className="inline-block py-1 text-sm text-ink-soft hover:text-ink hover:underline aria-[current]:text-ink"
            >
              {LANGUAGE_NAMES[each]}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
