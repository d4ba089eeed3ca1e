/** Where a picture comes from: dropped, chosen, or one of ours. */
import { Dropzone } from '../../../ui/dropzone.js';
import { ACCEPT } from '../acceptance.js';
import { SAMPLES, thumbnailOf, type SampleName } from '../samples.js';

interface PictureChoiceProps {
  onFile: (file: File | undefined) => void;
  onSample: (name: SampleName) => void;
}

export function PictureChoice({ onFile, onSample }: PictureChoiceProps) {
  return (
    <div className="flex flex-col gap-6">
      <Dropzone
        label="Drop an image of a document here"
        hint="or choose one: PNG, JPG, GIF or JPEG, at most 2 MB"
        accept={ACCEPT}
        onFiles={([file]) => onFile(file)}
      />
      <div role="group" aria-label="Sample documents" className="flex flex-col gap-3">
        <p className="text-sm text-ink-soft">Nothing at hand? Take one of ours.</p>
        <ul className="grid grid-cols-3 gap-3 sm:grid-cols-6">
          {SAMPLES.map(({ name, label }) => (
            <li key={name}>
              <button
                type="button"
                onClick={() => onSample(name)}
                className="group flex w-full flex-col gap-2 rounded-md p-1 text-left"
              >
                <span className="relative block aspect-4/5 w-full overflow-hidden rounded-sm border bg-sunken">
                  <img
                    src={thumbnailOf(name)}
                    alt=""
                    loading="lazy"
                    className="absolute inset-2 h-[calc(100%-1rem)] w-[calc(100%-1rem)] object-contain transition-transform group-hover:-translate-y-0.5"
                  />
                </span>
                <span className="text-xs text-ink-soft group-hover:text-ink">{label}</span>
              </button>
            </li>
          ))}
        </ul>
      </div>
    </div>
  );
}
