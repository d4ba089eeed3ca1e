/** The anonymous free test on the landing page: choose a picture, have it read, see what stands on it. */
import { lazy, Suspense } from 'react';
import { paths } from '../../entities/paths.js';
import { useSession } from '../../entities/account/session.js';
import { t } from '../../lib/texts.js';
import { ButtonLink } from '../../ui/button.js';
import { ChosenPicture } from './components/chosen-picture.js';
import { PictureChoice } from './components/picture-choice.js';
import { UsageNote } from './components/usage-note.js';
import { LIMIT_REACHED } from './model/failure-words.js';
import { resultCode, useFreeTest } from './use-free-test.js';

const FreeTestResult = lazy(resultCode);

export function FreeTest() {
  const { stage, fault, usage, usedUp, choose, chooseSample, start, reset } = useFreeTest();
  const signedIn = useSession() !== null;
  const sent = stage.kind === 'processing' ? stage.sent : undefined;
  return (
    <div className="flex flex-col gap-5 rounded-lg border bg-sheet p-5 sm:p-8">
      {fault && (
        <p role="alert" className="rounded-md bg-bad-wash px-4 py-3 text-sm text-bad">
          {fault}
        </p>
      )}
      {stage.kind === 'result' ? (
        <Suspense fallback={<p role="status">{t('Reading the document…')}</p>}>
          <FreeTestResult file={stage.file} result={stage.result} signedIn={signedIn} onReset={reset} />
        </Suspense>
      ) : usedUp && stage.kind !== 'processing' ? (
        <UsedUp signedIn={signedIn} />
      ) : stage.kind === 'idle' ? (
        <PictureChoice onFile={choose} onSample={(name) => void chooseSample(name)} />
      ) : (
        <ChosenPicture
          file={stage.file}
          sent={sent}
          again={fault !== undefined}
          onStart={() => void start(stage.file)}
          onReset={reset}
        />
      )}
      <UsageNote usage={usage} />
    </div>
  );
}

function UsedUp({ signedIn }: { signedIn: boolean }) {
  return (
    <div className="flex flex-col items-center gap-5 rounded-lg border border-dashed border-line-strong px-6 py-14 text-center">
      <p className="font-serif text-lg font-semibold">{t(LIMIT_REACHED)}</p>
      <p className="text-sm text-ink-soft">
        {t('A free account reads 50 documents a month; only Enterprise has no limit.')}
      </p>
      {signedIn ? (
        <ButtonLink to={paths.upload} look="primary">
          {t('Upload Document')}
        </ButtonLink>
      ) : (
        <ButtonLink to={paths.registerFor('free', 'monthly')} look="primary">
          {t('Start Free Trial')}
        </ButtonLink>
      )}
    </div>
  );
}
