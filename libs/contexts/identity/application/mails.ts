/**
 * The words of the mails about an account: plain text first, the same words as a page. No pictures, no tracking, no
 * links but to Recto itself. What comes from members is escaped; nothing here looks anything up.
 */
export interface Words {
  readonly subject: string;
  readonly text: string;
  readonly html: string;
}

export function welcomeMail({ name, publicUrl }: { name: string; publicUrl: string }): Words {
  return words(
    'Welcome to Recto',
    `Hello ${name},`,
    [
      'your account is ready. Upload an invoice, a receipt or any other document, and read its data a moment later.',
      'If it was not you who registered, somebody used your address by mistake. Sign in is not possible without the password; you can ignore this mail.',
    ],
    { title: 'Open Recto', url: `${publicUrl}/dashboard` },
  );
}

/** @param at ISO 8601, UTC */
export function passwordChangedMail({ name, at, publicUrl }: { name: string; at: string; publicUrl: string }): Words {
  return words(
    'Your Recto password was changed',
    `Hello ${name},`,
    [
      `the password of your account was changed on ${momentOf(at)}. Every session but the one it was changed in has ended.`,
      'If it was not you, answer to whoever runs this Recto right away: somebody else knows your password.',
    ],
    { title: 'Open the settings', url: `${publicUrl}/settings?tab=security` },
  );
}

/** Without the name: this mail outlives the account. */
export function accountDeletedMail(): Words {
  return words('Your Recto account was deleted', 'Hello,', [
    'your account was deleted, and what belonged to it can no longer be read by anybody.',
    'This is the last mail you get from us. Thank you for having been here.',
  ]);
}

/** A mail in the dress of all of them: its words as text and as a page. */
export function words(
  subject: string,
  greeting: string,
  paragraphs: readonly string[],
  link?: { title: string; url: string },
): Words {
  const text = [greeting, ...paragraphs, ...(link ? [`${link.title}: ${link.url}`] : []), 'Recto']
    .map(wrapped)
    .join('\n\n');
  const body = [greeting, ...paragraphs].map((paragraph) => `<p>${escaped(paragraph)}</p>`);
  const button = link ? [`<p><a href="${escaped(link.url)}">${escaped(link.title)}</a></p>`] : [];
  const html = [
    '<!doctype html>',
    `<html lang="en"><head><meta charset="utf-8"><title>${escaped(subject)}</title></head>`,
    '<body style="margin:0;padding:32px 16px;background:#f5f2ea;color:#1c1b18;font:16px/1.6 Georgia,serif">',
    '<div style="max-width:34em;margin:0 auto;padding:24px 32px;background:#fdfcf8;border:1px solid #e2ddd0">',
    ...body,
    ...button,
    '<p style="color:#68645a">Recto</p>',
    '</div></body></html>',
  ].join('\n');
  return { subject, text: `${text}\n`, html };
}

/** At 72 characters, as plain text in mails is read best; a word that is longer stays whole. */
function wrapped(paragraph: string): string {
  const lines: string[] = [];
  for (const word of paragraph.split(/\s+/)) {
    const last = lines.at(-1);
    if (last !== undefined && last.length + word.length < 72) lines[lines.length - 1] = `${last} ${word}`;
    else lines.push(word);
  }
  return lines.join('\n');
}

const ENTITIES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };
const escaped = (text: string): string => text.replace(/[&<>"']/g, (character) => ENTITIES[character] ?? character);

/** `2026-03-01T09:00:00.000Z` → `1 March 2026 at 09:00 UTC` */
function momentOf(iso: string): string {
  const date = new Date(iso);
  const day = date.toLocaleDateString('en-GB', { day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' });
  return `${day} at ${date.toISOString().slice(11, 16)} UTC`;
}
