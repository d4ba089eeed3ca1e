/**
 * A place to drop files on, or to click: the browser's own file input over what is drawn, so that a page drawn in
 * advance takes files before its program runs. Hands on what it was given; what may pass is decided elsewhere.
 */
import { FileUp } from 'lucide-react';
import { useEffect, useEffectEvent, useRef, useState, type DragEvent, type ReactNode } from 'react';
import { classNames } from './class-names.js';
import { t } from '../lib/texts.js';

interface DropzoneProps {
  label: string;
  hint: ReactNode;
  accept: string;
  onFiles: (files: File[]) => void;
}

export function Dropzone({ label, hint, accept, onFiles }: DropzoneProps) {
  const input = useRef<HTMLInputElement>(null);
  const depth = useRef(0);
  const [over, setOver] = useState(false);

  const handlers = {
    onDragEnter: (event: DragEvent) => {
      event.preventDefault();
      depth.current += 1;
      setOver(true);
    },
    onDragOver: (event: DragEvent) => event.preventDefault(),
    onDragLeave: () => {
      depth.current -= 1;
      if (depth.current <= 0) setOver(false);
    },
    onDrop: (event: DragEvent) => {
      event.preventDefault();
      depth.current = 0;
      setOver(false);
      onFiles([...event.dataTransfer.files]);
    },
  };

  const take = (from: HTMLInputElement) => {
    onFiles([...(from.files ?? [])]);
    from.value = '';
  };
  const takeEarlier = useEffectEvent(() => {
    if (input.current?.files?.length) take(input.current);
  });
  useEffect(() => takeEarlier(), []);

  return (
    <div {...handlers} className="group relative">
      <input
        ref={input}
        type="file"
        multiple
        accept={accept}
        className="peer absolute inset-0 z-10 w-full cursor-pointer opacity-0"
        aria-label={label}
        onChange={({ target }) => take(target)}
      />
      <div
        className={classNames(
          'flex w-full flex-col items-center gap-4 rounded-lg border border-dashed px-6 py-14 text-center transition-colors sm:py-20 peer-focus-visible:outline-2 peer-focus-visible:outline-offset-2 peer-focus-visible:outline-accent',
          over ? 'border-accent bg-mark-wash' : 'border-line-strong bg-sunken group-hover:border-accent',
        )}
      >
        <span
          className={classNames(
            'grid h-20 w-16 place-items-center rounded-sm border border-line-strong bg-raised shadow-leaf transition-transform',
            over ? '-translate-y-1.5' : 'group-hover:-translate-y-0.5',
          )}
        >
          <FileUp aria-hidden="true" className="size-6 text-accent" strokeWidth={1.5} />
        </span>
        <span className="flex flex-col gap-1">
          <span className="font-serif text-lg font-semibold">{over ? t('Let go to upload') : label}</span>
          <span className="text-sm text-ink-soft">{hint}</span>
        </span>
      </div>
    </div>
  );
}
