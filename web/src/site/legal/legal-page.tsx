/** The frame of terms and privacy policy. */
import { SitePage } from '../layout/site-page.js';
import { TableOfContents } from '../layout/table-of-contents.js';
import type { MarkdownModule } from '../content/markdown-module.js';

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
            Last updated: <time dateTime="2025-08-25">August 25, 2025</time>
          </p>
        </div>
      </div>
      <div className="mx-auto grid max-w-7xl gap-x-16 gap-y-10 px-5 py-14 sm:px-10 sm:py-18 lg:grid-cols-[14rem_minmax(0,1fr)]">
        <div>
          <TableOfContents headings={text.headings} />
        </div>
        <div className="prose" dangerouslySetInnerHTML={{ __html: text.html }} />
      </div>
    </SitePage>
  );
}
