/** The first records as a table, as the file will hold them. */
import { labelOf } from '#contracts/export-fields.js';
import { PREVIEW_MAX_RECORDS, type ExportRecord } from '#contracts/export.js';
import { columnsOf } from '../../../lib/columns.js';
import { TableFrame } from '../../../ui/table-frame.js';
import { previewText, SHOWN_RECORDS, showingRecords } from '../model/preview-table.js';
import { t } from '../../../lib/texts.js';

export function PreviewTable({ records, documents }: { records: readonly ExportRecord[]; documents: number }) {
  const columns = columnsOf(records);
  const total = records.length < PREVIEW_MAX_RECORDS ? records.length : documents;
  return (
    <div className="flex flex-col gap-2.5">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1">
        <h3 className="text-md">{t('Preview')}</h3>
        <p role="status" className="text-sm text-ink-faint tabular">
          {showingRecords(total)}
        </p>
      </div>
      <div className="border-y">
        <TableFrame label={t('Preview of the records')}>
          <thead>
            <tr className="border-b bg-sunken">
              {columns.map(({ key, numeric }) => (
                <th
                  key={key}
                  scope="col"
                  title={key}
                  className={`px-3 py-2 text-xs font-medium whitespace-nowrap text-ink-soft ${numeric ? 'text-right' : 'text-left'}`}
                >
                  {labelOf(key)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {records.slice(0, SHOWN_RECORDS).map((record, index) => (
              <tr key={index} className="border-b last:border-b-0">
                {columns.map(({ key, numeric }) => {
                  const text = previewText(record[key]);
                  return (
                    <td
                      key={key}
                      title={text.length > 30 ? text.slice(0, 500) : undefined}
                      className={`max-w-72 truncate px-3 py-2 ${numeric ? 'text-right font-mono tabular' : ''} ${text === '–' ? 'text-ink-faint' : ''}`}
                    >
                      {text}
                    </td>
                  );
                })}
              </tr>
            ))}
          </tbody>
        </TableFrame>
      </div>
    </div>
  );
}
