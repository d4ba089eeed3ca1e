/** A document: its head, and below it what its status allows. Fields are edited in place of being shown. */
import type { DocumentDetail } from '#contracts/documents.js';
import { Pencil } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import { Button } from '../../../ui/button.js';
import { DocumentHead } from './document-head.js';
import { DocumentState } from './document-state.js';
import { ExtractedData } from './extracted-data.js';
import { FieldEditor } from './field-editor.js';
import { JsonPanel } from './json-panel.js';
import { VersionHistory } from './version-history.js';

export function DocumentBody({ document, back }: { document: DocumentDetail; back: ReactNode }) {
  const [editing, setEditing] = useState(false);
  const completed = document.status === 'completed';
  return (
    <>
      <DocumentHead
        document={document}
        back={back}
        actions={
          completed &&
          !editing && (
            <Button
              look="primary"
              onClick={() => setEditing(true)}
              icon={<Pencil aria-hidden="true" className="size-4" strokeWidth={1.75} />}
            >
              Edit Fields
            </Button>
          )
        }
      />
      {completed ? (
        <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-x-14 gap-y-14 border-t pt-8 xl:grid-cols-[minmax(0,1fr)_22rem]">
          {editing ? (
            <FieldEditor document={document} onDone={() => setEditing(false)} />
          ) : (
            <ExtractedData document={document} />
          )}
          <div className="flex min-w-0 flex-col gap-12 xl:border-l xl:pl-8">
            <JsonPanel extraction={document.extraction} />
            <VersionHistory versions={document.versions} currency={currencyOf(document)} />
          </div>
        </div>
      ) : (
        <DocumentState document={document} />
      )}
    </>
  );
}

function currencyOf({ extraction }: DocumentDetail): string | undefined {
  return typeof extraction.currency === 'string' ? extraction.currency : undefined;
}
