/**
 * The document's page and its values side by side, joined; under each other where there is no room. Once the original
 * was deleted there is no page to show: the values stay, and a line says why they stand alone.
 */
import type { DocumentDetail } from '../../../entities/documents/wire.js';
import { FileX2 } from 'lucide-react';
import { useRef, useState, type ReactNode } from 'react';
import { ReviewProvider } from '../model/review-context.js';
import { KeysDialog } from './keys-dialog.js';
import { LeaderLine } from './leader-line.js';
import { PageViewer } from './page-viewer.js';
import { ReviewFields } from './review-fields.js';
import { t } from '../../../lib/texts.js';

export function ReviewFrame({ document, children }: { document: DocumentDetail; children: ReactNode }) {
  const frame = useRef<HTMLDivElement>(null);
  const [help, setHelp] = useState(false);
  const [folded, setFolded] = useState(false);
  const shown = !document.originalDeleted && document.pageSizes.length > 0;
  return (
    <ReviewProvider document={document}>
      <div data-wide={shown || undefined} className="@container">
        {shown ? (
          <div
            ref={frame}
            data-folded={folded || undefined}
            className="group relative grid grid-cols-[minmax(0,1fr)] items-start gap-x-10 gap-y-8 [--review-top:calc(42dvh+5rem)] data-folded:[--review-top:8rem] @4xl:-mb-15 @4xl:grid-cols-[minmax(0,1fr)_29rem] @4xl:[--review-top:6rem] @8xl:grid-cols-[minmax(0,1fr)_36rem]"
          >
            <div
              data-pages
              className="sticky top-16 z-10 -mx-4 h-[42dvh] group-data-folded:h-11.5 sm:-mx-8 @4xl:top-20 @4xl:z-0 @4xl:mx-0 @4xl:-ml-6 @4xl:h-[calc(100dvh-6.25rem)]!"
            >
              <PageViewer document={document} onHelp={() => setHelp(true)} folded={folded} onFold={setFolded} />
            </div>
            <ReviewFields>{children}</ReviewFields>
            <LeaderLine frame={frame} />
          </div>
        ) : (
          <div className="flex flex-col gap-8 [--review-top:6rem]">
            <p className="flex items-start gap-3 rounded-md bg-sunken px-4 py-3 text-sm text-ink-soft">
              <FileX2 aria-hidden="true" className="mt-0.5 size-4 shrink-0" strokeWidth={1.75} />
              <span>
                {t(
                  'The original file was deleted, so its pages and the places of the values can no longer be shown. The values themselves stay.',
                )}
              </span>
            </p>
            <ReviewFields alone>{children}</ReviewFields>
          </div>
        )}
        <KeysDialog open={help} onClose={() => setHelp(false)} />
      </div>
    </ReviewProvider>
  );
}
