/** What came back: the status, the headers, and the body as text or as a file. */
import { Download } from 'lucide-react';
import { saveFile } from '../../../lib/object-url.js';
import { t } from '../../../lib/texts.js';
import { Badge } from '../../../ui/badge.js';
import { Button } from '../../../ui/button.js';
import { CodeBlock } from '../../../ui/code-block.js';
import type { Answer } from '../api/send-call.js';

/** More of it would keep the page busy; the whole is in the file. */
const SHOWN_CHARACTERS = 100_000;

export function AnswerView({ answer }: { answer: Answer }) {
  const { status, ok, tookMs, headers, body, text, filename } = answer;
  const isLong = text !== undefined && text.length > SHOWN_CHARACTERS;
  return (
    <div className="flex min-w-0 flex-col gap-4">
      <p role="status" className="flex flex-wrap items-center gap-3 text-sm text-ink-soft">
        <Badge tone={ok ? 'good' : 'bad'}>{status}</Badge>
        <span>{t('{bytes, number} bytes in {time, number} ms', { bytes: body.size, time: tookMs })}</span>
      </p>
      {text !== undefined && text !== '' && (
        <CodeBlock code={isLong ? text.slice(0, SHOWN_CHARACTERS) : text} label={t('Body of the answer')} />
      )}
      {isLong && <p className="text-sm text-ink-soft">{t('Only its beginning is shown. Save it to see all of it.')}</p>}
      {body.size > 0 && (text === undefined || isLong) && (
        <Button
          className="self-start"
          icon={<Download aria-hidden="true" className="size-4" strokeWidth={1.75} />}
          onClick={() => saveFile(body, filename)}
        >
          {t('Save the Answer')}
        </Button>
      )}
      <h3 className="mt-2 font-sans text-base font-medium tracking-normal">{t('Headers')}</h3>
      <CodeBlock
        code={headers.map(([name, value]) => `${name}: ${value}`).join('\n')}
        label={t('Headers of the answer')}
      />
    </div>
  );
}
