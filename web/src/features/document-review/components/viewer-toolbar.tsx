/** Above the pages: which one, how large, with or without the places, and what the keys do. */
import {
  ChevronDown,
  ChevronsDownUp,
  ChevronsUpDown,
  ChevronUp,
  Keyboard,
  Maximize2,
  Minus,
  Plus,
  SquareDashed,
} from 'lucide-react';
import { percent } from '../../../lib/format.js';
import { classNames } from '../../../ui/class-names.js';
import { IconButton } from '../../../ui/button.js';
import { FIT, stepped } from '../zoom/zoom.js';
import { t } from '../../../lib/texts.js';

interface ViewerToolbarProps {
  page: number;
  pages: number;
  zoom: number;
  boxes: boolean;
  folded: boolean;
  onFold: (folded: boolean) => void;
  onPage: (page: number) => void;
  onZoom: (zoom: number) => void;
  onBoxes: (shown: boolean) => void;
  onHelp: () => void;
}

const ICON = { 'aria-hidden': true, className: 'size-4', strokeWidth: 1.75 } as const;

export function ViewerToolbar(props: ViewerToolbarProps) {
  const { page, pages, zoom, boxes, folded, onPage, onZoom, onBoxes, onFold, onHelp } = props;
  return (
    <div
      role="toolbar"
      aria-label={t('View of the pages')}
      className="flex min-h-11 items-center gap-1 border-b bg-sheet px-2"
    >
      <p className="pl-1.5 text-xs whitespace-nowrap text-ink-faint tabular" aria-live="polite">
        {t('Page {page} of {pages}', { page: page + 1, pages })}
      </p>
      {pages > 1 && (
        <>
          <IconButton label={t('Previous page')} disabled={page === 0} onClick={() => onPage(page - 1)}>
            <ChevronUp {...ICON} />
          </IconButton>
          <IconButton label={t('Next page')} disabled={page === pages - 1} onClick={() => onPage(page + 1)}>
            <ChevronDown {...ICON} />
          </IconButton>
        </>
      )}
      <div className="ml-auto flex items-center gap-0.5">
        <IconButton label={t('Zoom out')} onClick={() => onZoom(stepped(zoom, -1))}>
          <Minus {...ICON} />
        </IconButton>
        <output className="w-10 text-center max-sm:hidden text-xs text-ink-soft tabular" aria-label={t('Zoom')}>
          {percent(zoom)}
        </output>
        <IconButton label={t('Zoom in')} onClick={() => onZoom(stepped(zoom, 1))}>
          <Plus {...ICON} />
        </IconButton>
        <IconButton
          label={t('Fit the width')}
          disabled={zoom === FIT}
          onClick={() => onZoom(FIT)}
          className="max-sm:hidden"
        >
          <Maximize2 {...ICON} />
        </IconButton>
        <span aria-hidden="true" className="mx-1 h-5 border-l" />
        <IconButton
          label={t('Mark the values on the page')}
          aria-pressed={boxes}
          onClick={() => onBoxes(!boxes)}
          className={classNames(boxes && 'bg-mark-wash text-ink')}
        >
          <SquareDashed {...ICON} />
        </IconButton>
        <IconButton label={t('Keyboard shortcuts')} onClick={onHelp} className="max-sm:hidden">
          <Keyboard {...ICON} />
        </IconButton>
        <IconButton
          label={folded ? t('Show the pages') : t('Hide the pages')}
          aria-expanded={!folded}
          onClick={() => onFold(!folded)}
          className="@4xl:hidden"
        >
          {folded ? <ChevronsUpDown {...ICON} /> : <ChevronsDownUp {...ICON} />}
        </IconButton>
      </div>
    </div>
  );
}
