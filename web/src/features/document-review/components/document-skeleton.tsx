/** The shape of a document before it is there. */
import type { ReactNode } from 'react';
import { Loading, Skeleton } from '../../../ui/skeleton.js';
import { titled } from '../../../lib/installation.js';
import { t } from '../../../lib/texts.js';

export function DocumentSkeleton({ back }: { back: ReactNode }) {
  return (
    <Loading label={t('Loading the document')}>
      <title>{titled(t('Document'))}</title>
      {back}
      <Skeleton className="mt-3 h-8 w-96 max-w-full" />
      <Skeleton className="mt-4 h-4 w-72 max-w-full" />
      <div className="mt-12 grid grid-cols-[minmax(0,1fr)] gap-x-14 gap-y-10 xl:grid-cols-[minmax(0,1fr)_22rem]">
        <div className="flex flex-col gap-7 border-t pt-6">
          {Array.from({ length: 8 }, (_, row) => (
            <div key={row} className="flex gap-6">
              <Skeleton className="h-4 w-32" />
              <Skeleton className="h-4 max-w-72 grow" />
            </div>
          ))}
        </div>
        <Skeleton className="h-64 w-full" />
      </div>
    </Loading>
  );
}
