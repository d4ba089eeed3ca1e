/**
 * One page as a leaf of paper, upright: its room is there at once, its picture once it comes near the view. Always
 * light: it is a document.
 */
import type { PageSize } from '#contracts/documents.js';
import { useEffect, useEffectEvent, useRef, useState, type ReactNode, type RefObject } from 'react';
import { UprightPicture } from '../../../entities/pages/upright-picture.js';
import { uprightSize } from '../../../entities/pages/upright.js';
import { messageOf } from '../../../lib/api-error.js';
import { useObjectUrl } from '../../../lib/object-url.js';
import { Button } from '../../../ui/button.js';
import { usePageImage } from '../api/page-image.query.js';
import { t } from '../../../lib/texts.js';

interface PageSheetProps {
  documentId: string;
  filename: string;
  /** 0-based */
  page: number;
  pages: number;
  size: PageSize;
  /** One of PAGE_WIDTHS; 0 until it is known. */
  pictureWidth: number;
  view: RefObject<HTMLElement | null>;
  /** When it cannot be had; otherwise the sheet says so itself. */
  onFail?: () => void;
  children?: ReactNode;
}

export function PageSheet({
  documentId,
  filename,
  page,
  pages,
  size,
  pictureWidth,
  view,
  onFail,
  children,
}: PageSheetProps) {
  const sheet = useRef<HTMLDivElement>(null);
  const { width, height } = uprightSize(size);
  const near = useIsNear(sheet, view);
  const { data, error, refetch, isFetching } = usePageImage(documentId, page, near ? pictureWidth : 0);
  const url = useObjectUrl(data);
  const failed = error !== null && !data && !isFetching;
  const fail = useEffectEvent(() => onFail?.());
  useEffect(() => {
    if (failed) fail();
  }, [failed]);
  return (
    <div
      ref={sheet}
      data-page={page}
      className="relative w-full shrink-0 bg-raised shadow-leaf paper"
      style={{ aspectRatio: `${width} / ${height}` }}
    >
      {near && (
        <>
          {url ? (
            <UprightPicture
              page={size}
              src={url}
              alt={t('Page {page} of {pages} of {filename}', { page: page + 1, pages, filename })}
              draggable={false}
              onError={onFail}
            />
          ) : failed ? (
            <div
              role="status"
              className="absolute inset-0 flex flex-col items-center justify-center gap-4 p-6 text-center"
            >
              <p className="max-w-xs text-sm text-ink-soft">{messageOf(error, t('This page could not be loaded.'))}</p>
              <Button size="small" onClick={() => void refetch()}>
                {t('Try again')}
              </Button>
            </div>
          ) : (
            <Lines />
          )}
          {/* On paper that stays empty a mark has nothing to show, and hides what is said there. */}
          {!failed && children}
        </>
      )}
    </div>
  );
}

/** Print that cannot be read yet. */
function Lines() {
  return (
    <div aria-hidden="true" className="breathe absolute inset-[9%] flex flex-col gap-[3.5%]">
      {[38, 24, 0, 82, 90, 64, 0, 88, 74, 90, 41].map((width, index) => (
        <span key={index} className="h-[1.6%] rounded-sm bg-line" style={{ width: `${width}%` }} />
      ))}
    </div>
  );
}

/** Within a view's height of being seen; once drawn, far pages are let go again. */
function useIsNear(element: RefObject<HTMLElement | null>, view: RefObject<HTMLElement | null>): boolean {
  const [near, setNear] = useState(false);
  useEffect(() => {
    if (!element.current) return;
    const observer = new IntersectionObserver(([entry]) => setNear(entry?.isIntersecting ?? false), {
      root: view.current,
      rootMargin: '100% 0px',
    });
    observer.observe(element.current);
    return () => observer.disconnect();
  }, [element, view]);
  return near;
}
