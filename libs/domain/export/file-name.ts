/** The name a member gave an export, fit to be a file's name anywhere; `export` when nothing is left of it. Pure. */
import { wellFormed } from './clean-text.js';

const LONGEST = 120;
const UNUSABLE = /[\p{Cc}\p{Cf}\u2028\u2029\ufff0-\uffff<>:"|?*]/gu;
/** Names that Windows keeps for devices. */
const DEVICE = /^(con|prn|aux|nul|com\d|lpt\d)$/i;
const EXTENSIONS = { json: 'json', csv: 'csv', excel: 'xlsx', pdf: 'pdf', xml: 'xml' } as const;

export function exportFileName(customFileName: string, format: keyof typeof EXTENSIONS): string {
  const extension = EXTENSIONS[format];
  const base = wellFormed(customFileName.normalize('NFC')).replace(/[/\\]+/g, '-');
  const plain = base.replace(UNUSABLE, '').replace(/\s+/g, ' ').trim();
  const named = plain.toLowerCase().endsWith(`.${extension}`) ? plain.slice(0, -extension.length - 1) : plain;
  const short = [...named]
    .slice(0, LONGEST)
    .join('')
    .replace(/^[.\s-]+|[.\s-]+$/g, '');
  return `${short === '' || DEVICE.test(short) ? 'export' : short}.${extension}`;
}
