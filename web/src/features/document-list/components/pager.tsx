/** Where one is in a long list, and the way on. */
import type { Pagination } from '#contracts/documents.js';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { Button } from '../../../ui/button.js';
import { showing } from '../model/list-view.js';
import { t } from '../../../lib/texts.js';

export function Pager({ pagination, onPage }: { pagination: Pagination; onPage: (page: number) => void }) {
  const { page, pages } = pagination;
  return (
    <nav
      aria-label={t('Pages')}
      className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3 text-sm text-ink-soft tabular"
    >
      <p>{showing(pagination)}</p>
      <div className="flex items-center gap-3">
        <p aria-live="polite">{t('Page {page} of {pages}', { page, pages })}</p>
        <Button
          size="small"
          disabled={page <= 1}
          onClick={() => onPage(page - 1)}
          icon={<ChevronLeft aria-hidden="true" className="size-4" />}
        >
          {t('Previous')}
        </Button>
        <Button size="small" disabled={page >= pages} onClick={() => onPage(page + 1)}>
          {t('Next')}
          <ChevronRight aria-hidden="true" className="size-4" />
        </Button>
      </div>
    </nav>
  );
}
