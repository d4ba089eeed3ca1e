/** Copies a text and says for two seconds that it did; a toast says when the browser does not let it. */
import { Check, Copy } from 'lucide-react';
import { useEffect, useState } from 'react';
import { copyText } from '../lib/copy-text.js';
import { Button } from './button.js';
import { toast } from './toast-list.js';
import { t } from '../lib/texts.js';

export function CopyButton({ text, label }: { text: string; label: string }) {
  const [copied, setCopied] = useState(false);
  useEffect(() => {
    if (!copied) return;
    const timer = setTimeout(() => setCopied(false), 2000);
    return () => clearTimeout(timer);
  }, [copied]);
  const Icon = copied ? Check : Copy;
  const copy = async (button: Element) => {
    const done = await copyText(text, button);
    setCopied(done);
    if (!done) toast.error(t('Copying is not possible here. Please select the text and copy it yourself.'));
  };
  return (
    <Button
      look="quiet"
      size="small"
      icon={<Icon aria-hidden="true" className="size-3.5" />}
      aria-label={copied ? t('Copied!') : label}
      onClick={(event) => void copy(event.currentTarget)}
    >
      {copied ? t('Copied!') : t('Copy')}
    </Button>
  );
}
