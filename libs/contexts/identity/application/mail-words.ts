/** A mail in the dress of all of them, in any language: its words as plain text, and the same as a page. */
import { PRODUCT } from '#kernel/operator-switches.js';
import type { Language } from '#texts/languages.js';
import { msg } from '#texts/msg.js';
import { sentence, type Said } from '#texts/sentence.js';
import { sayIn } from '#texts/spoken/say-in.js';

interface Written {
  readonly subject: string;
  readonly text: string;
  readonly html: string;
}

/** In English, until somebody wants them in another language. */
export interface Words extends Written {
  in(language: Language): Written;
}

export const greetingOf = (name?: string): Said =>
  name === undefined ? msg('Hello,') : sentence('Hello {name},', { name });

export function words(
  subject: Said,
  greeting: Said,
  paragraphs: readonly Said[],
  link?: { title: Said; url: string },
): Words {
  const inLanguage = (language: Language): Written => {
    const say = (said: Said) => sayIn(language, said);
    const button = link && { title: say(link.title), url: link.url };
    return written(language, say(subject), [greeting, ...paragraphs].map(say), button);
  };
  return { ...inLanguage('en'), in: inLanguage };
}

function written(
  language: Language,
  subject: string,
  paragraphs: readonly string[],
  link: { title: string; url: string } | undefined,
): Written {
  const text = [...paragraphs, ...(link ? [`${link.title}: ${link.url}`] : []), PRODUCT].map(wrapped).join('\n\n');
  const body = paragraphs.map((paragraph) => `<p>${escaped(paragraph)}</p>`);
  const button = link ? [`<p><a href="${escaped(link.url)}">${escaped(link.title)}</a></p>`] : [];
  const html = [
    '<!doctype html>',
    `<html lang="${language}"><head><meta charset="utf-8"><title>${escaped(subject)}</title></head>`,
    '<body style="margin:0;padding:32px 16px;background:#f5f2ea;color:#1c1b18;font:16px/1.6 Georgia,serif">',
    '<div style="max-width:34em;margin:0 auto;padding:24px 32px;background:#fdfcf8;border:1px solid #e2ddd0">',
    ...body,
    ...button,
    `<p style="color:#68645a">${PRODUCT}</p>`,
    '</div></body></html>',
  ].join('\n');
  return { subject, text: `${text}\n`, html };
}

/** At 72 characters, as plain text in mails is read best; a word that is longer stays whole, spaces that bind bind. */
function wrapped(paragraph: string): string {
  const lines: string[] = [];
  for (const word of paragraph.split(/[^\S\u00a0\u202f]+/)) {
    const last = lines.at(-1);
    if (last !== undefined && last.length + word.length < 72) lines[lines.length - 1] = `${last} ${word}`;
    else lines.push(word);
  }
  return lines.join('\n');
}

const ENTITIES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };
const escaped = (text: string): string => text.replace(/[&<>"']/g, (character) => ENTITIES[character] ?? character);
