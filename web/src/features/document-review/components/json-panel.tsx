/** The same values as JSON, to read and to copy. */
import type { Extraction } from '#contracts/documents.js';
import { CopyButton } from '../../../ui/copy-button.js';
import { Panel } from '../../../ui/panel.js';
import { t } from '../../../lib/texts.js';

export function JsonPanel({ extraction }: { extraction: Extraction }) {
  const json = JSON.stringify(extraction, null, 2);
  return (
    <Panel title={t('JSON Object')} aside={<CopyButton text={json} label={t('Copy the JSON')} />}>
      <pre
        tabIndex={0}
        role="region"
        aria-label={t('The values as JSON')}
        className="max-h-96 overflow-auto rounded-md bg-sunken p-4 font-mono text-xs text-ink-soft"
      >
        {json}
      </pre>
    </Panel>
  );
}
