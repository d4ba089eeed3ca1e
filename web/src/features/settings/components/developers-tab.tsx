/** What programs need, for the owner. */
import { Link } from 'react-router-dom';
import { paths } from '../../../entities/paths.js';
import { rich } from '../../../lib/texts.js';
import { ApiKeysSection } from './api-keys-section.js';
import { WebhooksSection } from './webhooks-section.js';

export function DevelopersTab() {
  return (
    <div className="flex max-w-3xl flex-col gap-12">
      <ApiKeysSection />
      <WebhooksSection />
      <p className="text-sm text-ink-soft">
        {rich(
          'Every call, with examples, stands on the <a>API page</a>. You can <b>try the API</b> here in the browser, with a key of yours.',
          {
            a: (inside) => (
              <a href={paths.api} className="link">
                {inside}
              </a>
            ),
            b: (inside) => (
              <Link to={paths.tryApi} className="link">
                {inside}
              </Link>
            ),
          },
        )}
      </p>
    </div>
  );
}
