/** Everything read from a document, with how sure we are. */
import type { DocumentDetail } from '../../../entities/documents/wire.js';
import { count } from '../../../lib/format.js';
import { useReview } from '../model/review-context.js';
import { FieldList } from './field-view.js';
import { Button } from '../../../ui/button.js';
import { Panel } from '../../../ui/panel.js';
import { ReviewBar } from './review-bar.js';

export function ExtractedData({ document: { extraction, notKept } }: { document: DocumentDetail }) {
  const { keys, mayReview, proposals, goToProposal } = useReview();
  const empty = Object.keys(extraction).length === 0 && proposals.length === 0;
  return (
    <Panel
      title="Extracted Data"
      aside={
        keys.length > 0 && (
          <p className="text-sm text-ink-faint tabular">
            {count(keys.length)} {keys.length === 1 ? 'value' : 'values'}
          </p>
        )
      }
    >
      {notKept !== undefined && (
        <p role="note" className="border-t py-3 text-sm text-ink-soft">
          More stands on this document than Recto keeps of one: {count(notKept)} {notKept === 1 ? 'value' : 'values'}{' '}
          more could not be kept. Split the file to have all of them.
        </p>
      )}
      {proposals.length > 0 && (
        <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 border-t py-2 text-sm">
          <p className="tabular">
            {count(proposals.length)} proposed {proposals.length === 1 ? 'correction' : 'corrections'}
          </p>
          <Button size="small" onClick={goToProposal}>
            {proposals.length === 1 ? 'Go to it' : 'Go to the next'}
          </Button>
        </div>
      )}
      {empty ? (
        <p className="border-t py-6 text-ink-soft">
          Nothing was found on this document.{mayReview && ' With Edit Fields you can write down what it says.'}
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
