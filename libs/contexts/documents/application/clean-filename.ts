/**
 * File names are shown, searched and offered for download, never used as paths. Folders, control characters, direction
 * overrides and other invisible characters go; the length is bounded and the extension kept. Pure.
 */
const LONGEST = 200;
// Controls, zero-width and bidirectional formatting characters, halves of characters, byte order mark, line and
// paragraph separators.
const INVISIBLE = /[\p{Cc}\p{Cf}\p{Cs}\u2028\u2029\ufff0-\uffff]/gu;

export function cleanFilename(name: string | undefined): string {
  const base = (name ?? '').normalize('NFC').split(/[/\\]/).at(-1) ?? '';
  const visible = base.replace(INVISIBLE, '').replace(/\s+/g, ' ').trim();
  if (visible === '' || /^\.+$/.test(visible)) return 'document';
  const characters = [...visible];
  if (characters.length <= LONGEST) return visible;
  const extension = /\.[a-z0-9]{1,8}$/i.exec(visible)?.[0] ?? '';
  return (
    characters
      .slice(0, LONGEST - extension.length)
      .join('')
      .trimEnd() + extension
  );
}
