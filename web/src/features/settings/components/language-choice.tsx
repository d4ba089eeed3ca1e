/** The account's language. What is chosen is spoken at once, here and wherever else the account signs in. */
import { LANGUAGE_NAMES, LANGUAGES, type Language } from '#texts/languages.js';
import { messageOf } from '../../../lib/api-error.js';
import { goOnIn } from '../../../lib/go-on-in.js';
import { language, t } from '../../../lib/texts.js';
import { Select } from '../../../ui/select.js';
import { toast } from '../../../ui/toast-list.js';
import { useChooseLanguage } from '../api/account.js';

export function LanguageChoice() {
  const choosing = useChooseLanguage();
  const choose = async (wanted: Language) => {
    try {
      await choosing.mutateAsync(wanted);
    } catch (error) {
      toast.error(messageOf(error, t('The language could not be changed')));
      return;
    }
    goOnIn(wanted);
  };
  return (
    <Select
      aria-label={t('Language')}
      className="max-w-52 font-normal"
      value={language()}
      disabled={choosing.isPending}
      onChange={({ target }) => void choose(target.value as Language)}
    >
      {LANGUAGES.map((one) => (
        <option key={one} value={one} lang={one}>
          {LANGUAGE_NAMES[one]}
        </option>
      ))}
    </Select>
  );
}
