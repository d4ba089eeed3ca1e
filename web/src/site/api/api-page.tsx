/** /api: what a program can do, how it signs in, every operation of the API's own description. */
import { paths } from '../../entities/paths.js';
import { t } from '../../lib/texts.js';
import { EnglishNote } from '../layout/english-note.js';
import { SitePage } from '../layout/site-page.js';
import { Agents } from './agents.js';
import { Changes } from './changes.js';
import { Clients } from './clients.js';
import { Endpoints } from './endpoints.js';
import { Keys } from './keys.js';
import { Limits } from './limits.js';
import { Rules } from './rules.js';
import { Start } from './start.js';
import { Webhooks } from './webhooks.js';

const PARTS = [
  ['start', 'Five steps to a first result'],
  ['keys', 'API keys'],
  ['clients', 'Clients'],
  ['agents', 'Agents (MCP)'],
  ['rules', 'What holds for every call'],
  ['webhooks', 'Webhooks'],
  ['limits', 'Limits'],
  ['reference', 'Every endpoint'],
  ['changelog', 'Changelog'],
] as const;

export function ApiPage() {
  return (
    <SitePage path={paths.api}>
      <div className="border-b bg-sheet">
        <div className="mx-auto max-w-7xl px-5 py-14 sm:px-10 sm:py-20">
          <h1 className="text-3xl sm:text-4xl">The API</h1>
          <p className="mt-5 max-w-[40rem] text-md text-ink-soft sm:text-lg sm:leading-8">
            What the screens do with documents, your programs can do: upload, follow, read values with their certainty
            and place, correct, export. JSON over HTTP, described in OpenAPI 3.1.
          </p>
          <EnglishNote>{t('This page is in English.')}</EnglishNote>
          <p className="mt-6 flex flex-wrap gap-x-6 gap-y-2 text-sm">
            {PARTS.map(([id, title]) => (
              <a key={id} href={`#${id}`} className="link">
                {title}
              </a>
            ))}
            <a href={paths.openApi} className="link">
              openapi.json
            </a>
          </p>
        </div>
      </div>
      <Start />
      <Keys />
      <Clients />
      <Agents />
      <Rules />
      <Webhooks />
      <Limits />
      <Endpoints />
      <Changes />
    </SitePage>
  );
}
