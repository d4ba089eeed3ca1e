/** /terms */
import { paths } from '../../entities/paths.js';
import * as text from '../content/terms.md';
import { LegalPage } from './legal-page.js';

export function TermsPage() {
  return (
    <LegalPage
      path={paths.terms}
      title="Terms of service"
      lead="What you may expect of Recto, and what Recto expects of you. Written to be read."
      text={text}
    />
  );
}
