/** What programs need, for the owner. */
import { paths } from '../../../entities/paths.js';
import { ApiKeysSection } from './api-keys-section.js';

export function DevelopersTab() {
  return (
    <div className="flex max-w-3xl flex-col gap-12">
      <ApiKeysSection />
      <p className="text-sm text-ink-soft">
        Every call, with examples, stands on the{' '}
        <a href={paths.api} className="link">
          API page
        </a>
        .
      </p>
    </div>
  );
}
