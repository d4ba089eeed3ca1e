/** A place to drop files on, which is a button, too. Hands on what it was given; what may pass is decided elsewhere. */
import { FileUp } from 'lucide-react';
import { useRef, useState, type DragEvent, type ReactNode } from 'react';
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

  return (
    <div {...handlers}>
      <button
        type="button"
        onClick={() => input.current?.click()}
        className={classNames(
          'group relative flex w-full flex-col items-center gap-4 rounded-lg border border-dashed px-6 py-14 text-center transition-colors sm:py-20',
          over ? 'border-accent bg-mark-wash' : 'border-line-strong bg-sunken hover:border-accent',
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
      </button>
      <input
        ref={input}
        type="file"
        multiple
        accept={accept}
        className="hidden"
        aria-label={label}
        onChange={(event) => {
          onFiles([...(event.target.files ?? [])]);
          event.target.value = '';
        }}
      />
    </div>
  );
}
