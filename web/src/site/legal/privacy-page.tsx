/** /privacy */
import { paths } from '../../entities/paths.js';
import * as text from '../content/privacy.md';
import { t } from '../../lib/texts.js';
import { LegalPage } from './legal-page.js';

export function PrivacyPage() {
  return (
    <LegalPage
      path={paths.privacy}
      title={t('Privacy policy')}
      lead={t('What Recto keeps of you and your documents, where, for how long, and what erasing means here.')}
      text={text}
    />
  );
}
