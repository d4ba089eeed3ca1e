/** Everything read from a document, with how sure we are. */
import type { ReactNode } from 'react';
import type { DocumentDetail } from '../../../entities/documents/wire.js';
import { useReview } from '../model/review-context.js';
import { FieldList } from './field-view.js';
import { Button } from '../../../ui/button.js';
import { Panel } from '../../../ui/panel.js';
import { ReviewBar } from './review-bar.js';
import { t } from '../../../lib/texts.js';

export function ExtractedData({ document: { extraction, notKept, anotherFrom } }: { document: DocumentDetail }) {
  const { keys, mayReview, proposals, goToProposal } = useReview();
  const empty = Object.keys(extraction).length === 0 && proposals.length === 0;
  return (
    <Panel
      title={t('Extracted Data')}
      aside={
        keys.length > 0 && (
          <p className="text-sm text-ink-faint tabular">
            {t('{count, plural, one {# value} other {# values}}', { count: keys.length })}
          </p>
        )
      }
    >
      {notKept !== undefined && (
        <Note>
          {t(
            'More stands on this document than Recto keeps of one: {count, plural, one {# value} other {# values}} more could not be kept. Split the file to have all of them.',
            { count: notKept },
          )}
        </Note>
      )}
      {anotherFrom !== undefined && (
        <Note>
          {t(
            'This file holds more than one document: the next begins on page {page} and was not read. Upload each in a file of its own to have all of them.',
            { page: anotherFrom },
          )}
        </Note>
      )}
      {proposals.length > 0 && (
        <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 border-t py-2 text-sm">
          <p className="tabular">
            {t('{count, plural, one {# proposed correction} other {# proposed corrections}}', {
              count: proposals.length,
            })}
          </p>
          <Button size="small" onClick={goToProposal}>
            {proposals.length === 1 ? t('Go to it') : t('Go to the next')}
          </Button>
        </div>
      )}
      {empty ? (
        <p className="border-t py-6 text-ink-soft">
          {t('Nothing was found on this document.')}
          {mayReview && ` ${t('With Edit Fields you can write down what it says.')}`}
        </p>
      ) : (
        <div className="flex flex-col border-t">
          <FieldList value={extraction} path={[]} />
          <ReviewBar />
        </div>
      )}
    </Panel>
  );
}

function Note({ children }: { children: ReactNode }) {
  return (
    <p role="note" className="border-t py-3 text-sm text-ink-soft">
      {children}
    </p>
  );
}
