/** Where a picture comes from: dropped, chosen, or one of ours. */
import type { SampleName } from '../../../entities/samples/samples.js';
import { Dropzone } from '../../../ui/dropzone.js';
import { SampleChoice } from '../../../entities/samples/sample-choice.js';
import { WhenReady } from '../../../ui/when-ready.js';
import { ACCEPT } from '../model/acceptance.js';
import { t } from '../../../lib/texts.js';

interface PictureChoiceProps {
  onFile: (file: File | undefined) => void;
  onSample: (name: SampleName) => void;
}

export function PictureChoice({ onFile, onSample }: PictureChoiceProps) {
  return (
    <div className="flex flex-col gap-6">
      <Dropzone
        label={t('Drop an image of a document here')}
        hint={t('or choose one: PNG, JPG, GIF or JPEG, at most 2 MB')}
        accept={ACCEPT}
        onFiles={([file]) => onFile(file)}
      />
      <WhenReady>
        <SampleChoice onSample={onSample} />
      </WhenReady>
    </div>
  );
}
