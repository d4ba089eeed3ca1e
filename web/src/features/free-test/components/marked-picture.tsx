/** The visitor's own picture with a box around every value that was found on it; the one pointed at is highlighted. */
import type { FreeTestResult } from '../model/wire.js';
import { classNames } from '../../../ui/class-names.js';
import { useObjectUrl } from '../../../lib/object-url.js';
import { isAtOrBelow } from '../../../entities/values/path.js';

interface MarkedPictureProps {
  file: File;
  result: FreeTestResult;
  pointed: string | null;
}

export function MarkedPicture({ file, result: { evidence }, pointed }: MarkedPictureProps) {
  const url = useObjectUrl(file);
  const places = Object.entries(evidence).flatMap(([path, { box, page }]) =>
    box && page === 0 ? [{ path, box }] : [],
  );
  return (
    <div className="grid place-items-center self-start rounded-md bg-sunken p-4 sm:p-6 lg:sticky lg:top-24">
      {url && (
        <div className="paper relative max-w-full shadow-leaf">
          <img src={url} alt={file.name} className="block max-h-[36rem] max-w-full" />
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
