/** The frame of terms and privacy policy. */
import { EnglishNote } from '../layout/english-note.js';
import { SitePage } from '../layout/site-page.js';
import { TableOfContents } from '../layout/table-of-contents.js';
import type { MarkdownModule } from '../content/markdown-module.js';
import { rich, t } from '../../lib/texts.js';

interface LegalPageProps {
  path: string;
  title: string;
  lead: string;
  text: MarkdownModule;
}

export function LegalPage({ path, title, lead, text }: LegalPageProps) {
  return (
    <SitePage path={path}>
      <div className="border-b bg-sheet">
        <div className="mx-auto max-w-7xl px-5 py-14 sm:px-10 sm:py-18">
          <h1 className="text-3xl sm:text-4xl">{title}</h1>
          <p className="mt-5 max-w-[40rem] text-md text-ink-soft">{lead}</p>
          <p className="mt-5 text-sm text-ink-faint">
            {rich('Last updated: <time>August 25, 2025</time>', {
              time: (day) => <time dateTime="2025-08-25">{day}</time>,
            })}
          </p>
          <EnglishNote>{t('This text is in English, and the English text counts.')}</EnglishNote>
        </div>
      </div>
      <div className="mx-auto grid max-w-7xl gap-x-16 gap-y-10 px-5 py-14 sm:px-10 sm:py-18 lg:grid-cols-[14rem_minmax(0,1fr)]">
        <div>
          <TableOfContents headings={text.headings} />
        </div>
        <div lang="en" className="prose" dangerouslySetInnerHTML={{ __html: text.html }} />
      </div>
    </SitePage>
  );
}
