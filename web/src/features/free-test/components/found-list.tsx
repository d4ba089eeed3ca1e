/** Values beside the picture, each with how sure it is as a bar, a figure and, where it matters, a word. */
import type { ReactNode } from 'react';
import { CERTAINTY_WORDS, certaintyOf } from '../../../entities/values/certainty.js';
import { percent } from '../../../lib/format.js';
import { Progress } from '../../../ui/progress.js';
import { TableFrame } from '../../../ui/table-frame.js';
import type { Found, FoundTable, FoundValue } from '../model/found-values.js';
import { t } from '../../../lib/texts.js';

const TONES = { sure: 'good', likely: 'warn', check: 'bad' } as const;

interface FoundListProps {
  found: Found;
  onPoint: (path: string | null) => void;
}

export function FoundList({ found: { values, tables }, onPoint }: FoundListProps) {
  if (values.length + tables.length === 0) {
    return (
      <p className="border-t py-6 text-ink-soft">
        {t('Nothing was found on this picture. A sharper or straighter one may help.')}
      </p>
    );
  }
  return (
    <div className="flex flex-col gap-6">
      <dl className="flex flex-col border-t">
        {values.map((value) => (
          <ValueRow key={value.path} value={value} onPoint={onPoint} />
        ))}
      </dl>
      {tables.map((table) => (
        <Rows key={table.label} table={table} onPoint={onPoint} />
      ))}
    </div>
  );
}

function ValueRow({
  value: { path, label, text, confidence },
  onPoint,
}: {
  value: FoundValue;
  onPoint: FoundListProps['onPoint'];
}) {
  return (
    <div
      data-found={path}
      className="grid grid-cols-[minmax(0,1fr)_6rem] gap-x-4 border-b py-2 hover:bg-mark-wash"
      onPointerEnter={() => onPoint(path)}
      onPointerLeave={() => onPoint(null)}
    >
      <dt className="text-xs text-ink-faint">
        <PointButton path={path} onPoint={onPoint}>
          {label}
        </PointButton>
      </dt>
      <dd className="col-start-1 min-w-0 text-sm wrap-anywhere whitespace-pre-line">
        <bdi>{text}</bdi>
      </dd>
      <dd className="col-start-2 row-span-2 row-start-1 self-center">
        <Sureness confidence={confidence} label={label} />
      </dd>
    </div>
  );
}

function Rows({ table: { label, columns, rows }, onPoint }: { table: FoundTable; onPoint: FoundListProps['onPoint'] }) {
  return (
    <div>
      <h4 className="mb-1 text-xs font-medium text-ink-faint">{label}</h4>
      <TableFrame label={label}>
        <thead>
          <tr className="border-b text-left text-xs text-ink-faint">
            {columns.map((column) => (
              <th key={column} scope="col" className="py-1.5 pr-4 font-medium whitespace-nowrap">
                {column}
              </th>
            ))}
            <th scope="col" className="w-24 py-1.5 font-medium">
              {t('Sure')}
            </th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ path, cells, confidence }, at) => (
            <tr
              key={path}
              data-found={path}
              className="border-b hover:bg-mark-wash"
              onPointerEnter={() => onPoint(path)}
              onPointerLeave={() => onPoint(null)}
            >
              {cells.map((cell, column) => (
                <td key={column} className="py-1.5 pr-4 align-top tabular">
                  {column === 0 ? (
                    <PointButton path={path} onPoint={onPoint}>
                      <bdi>{cell}</bdi>
                    </PointButton>
                  ) : (
                    cell
                  )}
                </td>
              ))}
              <td className="py-1.5 align-middle">
                <Sureness confidence={confidence} label={t('{label}, row {row}', { label, row: at + 1 })} />
              </td>
            </tr>
          ))}
        </tbody>
      </TableFrame>
    </div>
  );
}

/** So that the keyboard and a finger can point, too. */
function PointButton({
  path,
  onPoint,
  children,
}: {
  path: string;
  onPoint: FoundListProps['onPoint'];
  children: ReactNode;
}) {
  return (
    <button
      type="button"
      className="rounded-sm text-left"
      onFocus={() => onPoint(path)}
      onBlur={() => onPoint(null)}
      onClick={() => onPoint(path)}
    >
      {children}
    </button>
  );
}

function Sureness({ confidence, label }: { confidence: number | undefined; label: string }) {
  if (confidence === undefined) return null;
  const certainty = certaintyOf(confidence);
  return (
    <div className="flex min-w-20 flex-col gap-1">
      <p className="text-2xs text-ink-soft tabular">
        {t(CERTAINTY_WORDS[certainty])} {percent(confidence)}
      </p>
      <Progress kind="meter" value={confidence} label={t('{label}: how sure', { label })} tone={TONES[certainty]} />
    </div>
  );
}
