/** What programs need, for the owner. */
import { Link } from 'react-router-dom';
import { paths } from '../../../entities/paths.js';
import { ApiKeysSection } from './api-keys-section.js';
import { WebhooksSection } from './webhooks-section.js';

export function DevelopersTab() {
  return (
    <div className="flex max-w-3xl flex-col gap-12">
      <ApiKeysSection />
      <WebhooksSection />
      <p className="text-sm text-ink-soft">
        Every call, with examples, stands on the{' '}
        <a href={paths.api} className="link">
          API page
        </a>
        . You can{' '}
        <Link to={paths.tryApi} className="link">
          try the API
        </Link>{' '}
        here in the browser, with a key of yours.
      </p>
    </div>
  );
}
