/**
 * A list of rows (line items) as a table: figures to the right, and at the end of a row how sure we are of its weakest
 * cell.
 */
import { columnsOf } from '../../../lib/columns.js';
import { fieldLabel } from '../../../entities/values/field-names.js';
import { TableFrame } from '../../../ui/table-frame.js';
import { confirmedUnder, lowestUnder } from '../../../entities/values/reading.js';
import { dotted, type Path } from '../../../entities/values/path.js';
import { useReview } from '../model/review-context.js';
import { ConfidenceNote } from '../../../entities/values/confidence-note.js';
import { ValueSpot } from './value-spot.js';
import { ValueText } from '../../../entities/values/value-text.js';
import { t } from '../../../lib/texts.js';

interface RowsViewProps {
  rows: readonly Record<string, unknown>[];
  label: string;
  path: Path;
}

export function RowsView({ rows, label, path }: RowsViewProps) {
  const { reading } = useReview();
  const columns = columnsOf(rows);
  return (
    <TableFrame label={t('{label}, table', { label })}>
      <thead>
        <tr className="border-b">
          {columns.map(({ key, numeric }) => (
            <th
              key={key}
              scope="col"
              className={`py-1.5 pr-4 text-xs font-medium whitespace-nowrap text-ink-faint ${numeric ? 'text-right' : 'text-left'}`}
            >
              {fieldLabel(key)}
            </th>
          ))}
          <th scope="col" className="py-1.5 text-right text-xs font-medium text-ink-faint">
            <span className="sr-only">{t('Confidence')}</span>
          </th>
        </tr>
      </thead>
      <tbody>
        {rows.map((row, index) => (
          <tr key={index} className="border-b border-line last:border-b-0">
            {columns.map(({ key, numeric }) => (
              <td
                key={key}
                className={`py-1.5 pr-4 align-top ${numeric ? 'text-right whitespace-nowrap' : 'min-w-32'}`}
              >
                {isEmpty(row[key]) ? (
                  <ValueText value={row[key]} path={[...path, index, key]} />
                ) : (
                  <ValueSpot path={[...path, index, key]}>
                    <ValueText value={row[key]} path={[...path, index, key]} />
                  </ValueSpot>
                )}
              </td>
            ))}
            <td className="py-1.5 text-right align-top">
              <ConfidenceNote
                confidence={lowestUnder(dotted([...path, index]), reading)}
                edited={reading.isEdited(dotted([...path, index]))}
                confirmed={confirmedUnder(dotted([...path, index]), reading)}
              />
            </td>
          </tr>
        ))}
      </tbody>
    </TableFrame>
  );
}

const isEmpty = (value: unknown): boolean => value === undefined || value === null || value === '';
