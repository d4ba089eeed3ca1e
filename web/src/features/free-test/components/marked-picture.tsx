/**
 * The visitor's own picture, upright, with a box around every value that was found on it; the one pointed at is
 * highlighted.
 */
import type { FreeTestResult } from '../model/wire.js';
import { UprightPicture } from '../../../entities/pages/upright-picture.js';
import { uprightBox, uprightSize } from '../../../entities/pages/upright.js';
import { classNames } from '../../../ui/class-names.js';
import { useObjectUrl } from '../../../lib/object-url.js';
import { isAtOrBelow } from '../../../entities/values/path.js';

interface MarkedPictureProps {
  file: File;
  result: FreeTestResult;
  pointed: string | null;
}

export function MarkedPicture({ file, result: { evidence, pages }, pointed }: MarkedPictureProps) {
  const url = useObjectUrl(file);
  const [page] = pages;
  if (!page) return null;
  const { width, height } = uprightSize(page);
  const places = Object.entries(evidence).flatMap(([path, place]) =>
    place.box && place.page === 0 ? [{ path, box: uprightBox(place.box, page) }] : [],
  );
  return (
    <div className="grid place-items-center self-start rounded-md bg-sunken p-4 sm:p-6 lg:sticky lg:top-24">
      {url && (
        <div
          className="paper relative w-full shadow-leaf"
          style={{ aspectRatio: `${width} / ${height}`, maxWidth: `min(${width}px, ${(36 * width) / height}rem)` }}
        >
          <UprightPicture page={page} src={url} alt={file.name} />
          <svg
            viewBox="0 0 1 1"
            preserveAspectRatio="none"
            aria-hidden="true"
            className="absolute inset-0 size-full mix-blend-multiply"
          >
            {places.map(({ path, box: [x0, y0, x1, y1] }) => (
              <rect
                key={path}
                data-place={path}
                x={x0 - 0.003}
                y={y0 - 0.003}
                width={x1 - x0 + 0.006}
                height={y1 - y0 + 0.006}
                vectorEffect="non-scaling-stroke"
                className={classNames(
                  'stroke-mark-line stroke-1 transition-colors',
                  pointed !== null && isAtOrBelow(path, pointed) ? 'fill-mark/70' : 'fill-mark/20',
                )}
              />
            ))}
          </svg>
        </div>
      )}
    </div>
  );
}
