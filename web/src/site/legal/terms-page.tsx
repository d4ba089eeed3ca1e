/** /terms */
import { paths } from '../../entities/paths.js';
import * as text from '../content/terms.md';
import { t } from '../../lib/texts.js';
import { LegalPage } from './legal-page.js';

export function TermsPage() {
  return (
    <LegalPage
      path={paths.terms}
      title={t('Terms of service')}
      lead={t('What you may expect of Recto, and what Recto expects of you. Written to be read.')}
      text={text}
    />
  );
}
