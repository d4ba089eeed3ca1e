/**
 * A list of rows (line items) as a table of inputs: rows can be added and removed, the columns are those the rows have.
 */
import type { Extraction } from '#contracts/documents.js';
import { Plus, X } from 'lucide-react';
import { columnsOf } from '../../../lib/columns.js';
import { fieldLabel } from '../../../entities/values/field-names.js';
import { Button, IconButton } from '../../../ui/button.js';
import { TableFrame } from '../../../ui/table-frame.js';
import { unmoved } from '../fields/draft.js';
import type { Draft } from '../fields/use-draft.js';
import { dotted, type Path } from '../../../entities/values/path.js';
import { isRecord, kindAt } from '../../../entities/values/value-kind.js';
import { ValueInput } from './value-input.js';
import { t } from '../../../lib/texts.js';

interface RowsEditorProps {
  rows: readonly Record<string, unknown>[];
  label: string;
  path: Path;
  draft: Draft;
}

export function RowsEditor({ rows, label, path, draft }: RowsEditorProps) {
  const columns = columnsOf(rows);
  const blank: Extraction = Object.fromEntries(columns.map(({ key }) => [key, '']));
  return (
    <div className="flex flex-col items-stretch gap-2">
      <TableFrame label={t('{label}, table', { label })}>
        <thead>
          <tr>
            {columns.map(({ key }) => (
              <th
                key={key}
                scope="col"
                className="pr-2 pb-1.5 text-left text-xs font-medium whitespace-nowrap text-ink-faint"
              >
                {fieldLabel(key)}
              </th>
            ))}
            <th scope="col" className="sticky right-0 bg-sheet">
              <span className="sr-only">{t('Remove')}</span>
            </th>
          </tr>
        </thead>
        <tbody>
          {rows.map((row, index) => (
            <tr key={index}>
              {columns.map(({ key }) => {
                const at = [...path, index, key];
                const value = row[key] as Extraction[string] | undefined;
                const nested = Array.isArray(value) || isRecord(value);
                return (
                  <td
                    key={key}
                    className={`py-1 pr-2 align-top ${kindAt(at, draft.kinds) === 'number' ? 'w-32 min-w-22' : 'min-w-36'}`}
                  >
                    {nested ? (
                      <code className="font-mono text-xs wrap-anywhere text-ink-soft">{JSON.stringify(value)}</code>
                    ) : (
                      <ValueInput
                        data-path={unmoved(draft.base, draft.values, at)}
                        value={value}
                        path={at}
                        draft={draft}
                        aria-label={t('{label}, row {number}', { label: fieldLabel(key), number: index + 1 })}
                        aria-invalid={draft.invalid.has(dotted(at)) || undefined}
                      />
                    )}
                  </td>
                );
              })}
              <td className="sticky right-0 bg-sheet py-1 align-top">
                <IconButton
                  label={t('Remove row {number}', { number: index + 1 })}
                  onClick={() => draft.set([...path, index], undefined)}
                >
                  <X aria-hidden="true" className="size-4" />
                </IconButton>
              </td>
            </tr>
          ))}
        </tbody>
      </TableFrame>
      <Button
        look="quiet"
        size="small"
        className="-ml-3 self-start"
        icon={<Plus aria-hidden="true" className="size-4" />}
        onClick={() => draft.set(path, [...(rows as Extraction[]), blank])}
      >
        {t('Add a row')}
      </Button>
    </div>
  );
}
