/** Whoever edits notes in a line of English what they did. Those that this page and the server note are translated. */
import { t } from '../../../lib/texts.js';

export function changeWords(line: string): string {
  if (line === 'Updated entire extraction data via JSON editor')
    return t('Updated entire extraction data via JSON editor');
  const [, field] = /^Updated (\S+)$/.exec(line) ?? [];
  if (field !== undefined) return t('Updated {field}', { field });
  const [, version] = /^Restored version (\d+)$/.exec(line) ?? [];
  return version === undefined ? line : t('Restored version {version}', { version });
}
