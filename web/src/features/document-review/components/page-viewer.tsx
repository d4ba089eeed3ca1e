/**
 * The pages of the original, one under the other: zoom (buttons, keys, Ctrl and wheel, two fingers), pan (scroll,
 * drag), and the place of the chosen value brought into view. Only pages near the view are drawn.
 */
import type { DocumentDetail } from '../../../entities/documents/wire.js';
import { widthAsItCame } from '../../../entities/pages/upright.js';
import { useEffect, useEffectEvent, useRef, useState, type RefObject } from 'react';
import { useSingleKeys } from '../../../lib/single-keys.js';
import { pictureWidth } from '../api/page-image.query.js';
import { useReview } from '../model/review-context.js';
import { useDragToPan } from '../zoom/use-drag-to-pan.js';
import { useZoom } from '../zoom/use-zoom.js';
import { FIT, revealed, stepped } from '../zoom/zoom.js';
import { PageBoxes } from './page-boxes.js';
import { PageSheet } from './page-sheet.js';
import { ViewerToolbar } from './viewer-toolbar.js';
import { t } from '../../../lib/texts.js';

interface PageViewerProps {
  document: DocumentDetail;
  /** Only its bar shows, where pages and fields share a narrow screen. */
  folded: boolean;
  onFold: (folded: boolean) => void;
  onHelp: () => void;
}

export function PageViewer({ document, folded, onFold, onHelp }: PageViewerProps) {
  const { places, chosen } = useReview();
  const view = useRef<HTMLDivElement>(null);
  const { zoom, zoomTo } = useZoom(view);
  const [boxes, setBoxes] = useState(true);
  const [page, setPage] = useState(0);
  const width = useSheetWidth(view);
  const pan = useDragToPan(view);
  const pages = document.pageSizes.length;

  const showPage = (index: number) => {
    const sheet = sheetIn(view.current, index);
    if (sheet) view.current?.scrollTo({ top: sheet.offsetTop - 12 });
  };
  useSingleKeys({
    '+': () => zoomTo(stepped(zoom, 1)),
    '=': () => zoomTo(stepped(zoom, 1)),
    '-': () => zoomTo(stepped(zoom, -1)),
    '0': () => zoomTo(FIT),
    b: () => setBoxes(!boxes),
    '?': onHelp,
    '[': () => showPage(Math.max(0, page - 1)),
    ']': () => showPage(Math.min(pages - 1, page + 1)),
  });

  const reveal = useEffectEvent((key: string) => {
    const place = places.find((candidate) => candidate.key === key);
    const sheet = place && sheetIn(view.current, place.page);
    if (!place || !sheet || !view.current) return;
    const { scrollTop, scrollLeft, clientWidth } = view.current;
    // What of the view is on the screen: before the page is scrolled, its lower end is not.
    const { top: from, bottom } = view.current.getBoundingClientRect();
    const clientHeight = Math.min(bottom, innerHeight) - from;
    const [x0, y0, x1, y1] = place.box;
    const across = (part: number) => sheet.offsetLeft + part * sheet.offsetWidth;
    const down = (part: number) => sheet.offsetTop + part * sheet.offsetHeight;
    const top = revealed(scrollTop, clientHeight, down(y0), down(y1));
    const left = revealed(scrollLeft, clientWidth, across(x0), across(x1));
    if (top === scrollTop && left === scrollLeft) return;
    const still = matchMedia('(prefers-reduced-motion: reduce)').matches;
    view.current.scrollTo({ top, left, behavior: still ? 'auto' : 'smooth' });
  });
  useEffect(() => {
    if (chosen !== null) reveal(chosen);
  }, [chosen]);

  return (
    <section
      aria-label={t('Pages')}
      className="flex h-full min-h-0 flex-col overflow-hidden border bg-ground @4xl:rounded-md"
    >
      <ViewerToolbar
        page={page}
        pages={pages}
        zoom={zoom}
        boxes={boxes}
        folded={folded}
        onFold={onFold}
        onPage={showPage}
        onZoom={zoomTo}
        onBoxes={setBoxes}
        onHelp={onHelp}
      />
      <div
        ref={view}
        tabIndex={0}
        role="group"
        aria-label={t('Pages of the original, scrollable')}
        className="relative min-h-0 grow overflow-auto overscroll-contain focus-visible:outline-offset-[-2px]"
        onScroll={({ currentTarget }) => setPage(pageInView(currentTarget))}
        {...pan}
      >
        <div className="mx-auto flex flex-col gap-4 p-3 @4xl:gap-6 @4xl:p-5" style={{ width: `${zoom * 100}%` }}>
          {document.pageSizes.map((size, index) => (
            <PageSheet
              key={index}
              documentId={document._id}
              filename={document.originalFilename}
              page={index}
              pages={pages}
              size={size}
              pictureWidth={width === 0 ? 0 : pictureWidth(widthAsItCame(size, width * zoom * devicePixelRatio))}
              view={view}
            >
              {boxes && <PageBoxes page={index} places={places} />}
            </PageSheet>
          ))}
        </div>
      </div>
    </section>
  );
}

const sheetIn = (view: HTMLElement | null, page: number) =>
  view?.querySelector<HTMLElement>(`[data-page="${page}"]`) ?? null;

/** The last page that begins above the middle of the view. */
function pageInView(view: HTMLElement): number {
  const middle = view.scrollTop + view.clientHeight / 2;
  const sheets = [...view.querySelectorAll<HTMLElement>('[data-page]')];
  return Math.max(
    0,
    sheets.findLastIndex((sheet) => sheet.offsetTop <= middle),
  );
}

/** Width of the view in CSS pixels; 0 until it is known. */
function useSheetWidth(view: RefObject<HTMLElement | null>): number {
  const [width, setWidth] = useState(0);
  useEffect(() => {
    if (!view.current) return;
    const observer = new ResizeObserver(([entry]) => setWidth(Math.round(entry?.contentRect.width ?? 0)));
    observer.observe(view.current);
    return () => observer.disconnect();
  }, [view]);
  return width;
}
