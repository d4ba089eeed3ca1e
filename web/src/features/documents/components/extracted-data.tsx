/** Everything read from a document, with how sure we are. */
import type { DocumentDetail } from '#contracts/documents.js';
import { useMemo } from 'react';
import { count } from '../../../lib/format.js';
import { editedBy, tally } from '../fields/certainty.js';
import { FieldList } from './field-view.js';
import { Panel } from './panel.js';

export function ExtractedData({ document }: { document: DocumentDetail }) {
  const { extraction, confidence, versions } = document;
  const isEdited = useMemo(() => editedBy(versions), [versions]);
  const currency = typeof extraction.currency === 'string' ? extraction.currency : undefined;
  const reading = { confidence, isEdited, currency };
  const { values, toCheck } = tally(reading);
  const empty = Object.keys(extraction).length === 0;
  return (
    <Panel
      title="Extracted Data"
      aside={
        values > 0 && (
          <p className="text-sm text-ink-faint tabular">
            {count(values)} values read
            {toCheck > 0 ? <span className="text-bad">, {count(toCheck)} to check</span> : ', none to check'}
          </p>
        )
      }
    >
      {empty ? (
        <p className="border-t py-6 text-ink-soft">
          Nothing was found on this document. With Edit Fields you can write down what it says.
        </p>
      ) : (
        <div className="border-t">
          <FieldList value={extraction} path={[]} reading={reading} />
        </div>
      )}
    </Panel>
  );
}
