/**
 * What came out: the picture with its boxes, the values beside it, and what can be done with them. A chunk of its own.
 */
import type { FreeTestResult as Result } from '../model/wire.js';
import { useEffect, useRef, useState } from 'react';
import { paths } from '../../../entities/paths.js';
import { tenths } from '../../../lib/format.js';
import { saveFile } from '../../../lib/object-url.js';
import { Button, ButtonLink } from '../../../ui/button.js';
import { typeTitle } from '../../../entities/documents/document-words.js';
import { CopyButton } from '../../../ui/copy-button.js';
import { languageWord } from '../../../entities/documents/document-words.js';
import { foundIn } from '../model/found-values.js';
import { t } from '../../../lib/texts.js';
import { FoundList } from './found-list.js';
import { MarkedPicture } from './marked-picture.js';

interface FreeTestResultProps {
  file: File;
  result: Result;
  signedIn: boolean;
  onReset: () => void;
}

export default function FreeTestResult({ file, result, signedIn, onReset }: FreeTestResultProps) {
  const [pointed, setPointed] = useState<string | null>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => void heading.current?.focus({ preventScroll: true }), []);
  const { docType, language, processingTime, extraction, confidence } = result;
  const json = JSON.stringify({ docType, language, extraction, confidence }, null, 2);
  const save = () =>
    saveFile(new Blob([json], { type: 'application/json' }), `${file.name.replace(/\.[^.]*$/, '')}.json`);
  return (
    <div className="rise grid gap-8 lg:grid-cols-[minmax(0,1fr)_minmax(0,1fr)]">
      <MarkedPicture file={file} result={result} pointed={pointed} />
      <div className="@container flex min-w-0 flex-col gap-5">
        <div className="flex flex-wrap items-start justify-between gap-3">
          <div>
            <h3 ref={heading} tabIndex={-1} className="text-xl outline-none">
              {typeTitle(docType)}
            </h3>
            <p className="text-sm text-ink-faint tabular">
              {languageWord(language)} · {t('read in {seconds} s', { seconds: tenths(processingTime / 1000) })}
            </p>
          </div>
          <div className="flex gap-1">
            <CopyButton text={json} label={t('Copy the data as JSON')} />
            <Button look="quiet" size="small" onClick={save}>
              {t('Download')}
            </Button>
          </div>
        </div>
        <FoundList found={foundIn(result)} onPoint={setPointed} />
        <div className="flex flex-wrap gap-3">
          {!signedIn && (
            <ButtonLink to={paths.registerFor('free', 'monthly')} look="primary">
              {t('Start Free Trial')}
            </ButtonLink>
          )}
          <Button onClick={onReset}>{t('Try Another Document')}</Button>
        </div>
      </div>
    </div>
  );
}
