/**
 * Puts a text on the clipboard. Over http browsers give `navigator.clipboard` to localhost only; there, and where it is
 * refused, the text is selected in a field of its own and copied as by hand.
 */

/**
 * To be called from a click.
 * @param beside what stands where the field may have the focus: within the open dialog, if there is one
 * @returns whether it is there
 */
export async function copyText(text: string, beside: Element): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return copySelected(text, beside);
  }
}

function copySelected(text: string, beside: Element): boolean {
  const field = document.createElement('textarea');
  const before = document.activeElement;
  field.value = text;
  field.readOnly = true;
  field.className = 'sr-only';
  beside.after(field);
  field.select();
  const copied = document.execCommand('copy');
  field.remove();
  if (before instanceof HTMLElement) before.focus();
  return copied;
}
