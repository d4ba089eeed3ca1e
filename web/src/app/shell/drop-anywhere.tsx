/**
 * Files can be dropped or pasted anywhere in the workspace: while they hang over the page it says so, and they go to
 * the upload list.
 */
import { FileUp } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { paths } from '../../entities/paths.js';
import { offerFiles } from '../../features/upload/model/intake.js';
import { t } from '../../lib/texts.js';

export function DropAnywhere() {
  const [over, setOver] = useState(false);
  const depth = useRef(0);
  const navigate = useNavigate();

  useEffect(() => {
    const take = (files: readonly File[]) => {
      if (files.length === 0) return;
      offerFiles(files);
      void navigate(paths.upload);
    };
    const leave = () => {
      depth.current = 0;
      setOver(false);
    };
    const listening = new AbortController();
    const on = <Name extends keyof WindowEventMap>(name: Name, react: (event: WindowEventMap[Name]) => void) =>
      addEventListener(name, react, { signal: listening.signal });
    on('dragenter', (event) => {
      if (!holdsFiles(event.dataTransfer)) return;
      event.preventDefault();
      depth.current += 1;
      if (!dialogOpen()) setOver(true);
    });
    on('dragover', (event) => holdsFiles(event.dataTransfer) && event.preventDefault());
    on('dragleave', (event) => {
      if (!holdsFiles(event.dataTransfer)) return;
      depth.current -= 1;
      if (depth.current <= 0) leave();
    });
    on('drop', (event) => {
      leave();
      // A drop zone of the page has taken it; and a file that is let go must never replace the page.
      if (event.defaultPrevented || !holdsFiles(event.dataTransfer)) return;
      event.preventDefault();
      if (!dialogOpen()) take([...event.dataTransfer.files]);
    });
    on('paste', (event) => {
      if (isTyped(event.target) || dialogOpen() || event.defaultPrevented) return;
      take([...(event.clipboardData?.files ?? [])].map(named));
    });
    return () => listening.abort();
  }, [navigate]);

  if (!over) return null;
  return (
    <div aria-hidden="true" className="pointer-events-none fixed inset-0 z-40 bg-ground/85 p-3 sm:p-6">
      <div className="grid h-full place-items-center rounded-lg border-2 border-dashed border-accent bg-sheet/50">
        <div className="rise flex flex-col items-center gap-5 px-6 text-center">
          <span className="grid h-24 w-19 place-items-center rounded-sm border border-line-strong bg-raised shadow-leaf">
            <FileUp className="size-7 text-accent" strokeWidth={1.5} />
          </span>
          <span className="font-serif text-xl font-semibold">{t('Let go to upload')}</span>
        </div>
      </div>
    </div>
  );
}

function holdsFiles(data: DataTransfer | null): data is DataTransfer {
  return data?.types.includes('Files') === true;
}

function dialogOpen(): boolean {
  return document.querySelector('dialog[open], [role=dialog]') !== null;
}

function isTyped(target: EventTarget | null): boolean {
  return (
    target instanceof HTMLElement && (target.isContentEditable || /^(INPUT|TEXTAREA|SELECT)$/.test(target.tagName))
  );
}

/** A picture from the clipboard is always called the same; the moment tells them apart. */
function named(file: File): File {
  if (file.name !== 'image.png') return file;
  const moment = new Date().toISOString().slice(0, 19).replace('T', ' ').replaceAll(':', '.');
  return new File([file], `${t('Pasted {moment}', { moment })}.png`, { type: file.type });
}
