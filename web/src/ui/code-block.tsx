/** Lines for a shell, and a button that copies them. */
import { CopyButton } from './copy-button.js';
import { t } from '../lib/texts.js';

export function CodeBlock({ code, label }: { code: string; label: string }) {
  return (
    <div className="relative min-w-0 rounded-md border bg-sunken">
      <div className="absolute top-1.5 right-1.5 rounded-md bg-sunken">
        <CopyButton text={code} label={t('Copy: {what}', { what: label })} />
      </div>
      <pre
        tabIndex={0}
        aria-label={label}
        role="region"
        className="overflow-x-auto [font-variant-ligatures:none] p-4 pt-11 font-mono text-xs leading-5 sm:text-sm sm:leading-6"
      >
        <code>{code}</code>
      </pre>
    </div>
  );
}
