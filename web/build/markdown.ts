/**
 * Makes a module of a Markdown file at build time: `html`, its second-level `headings` with the ids they carry, and its
 * number of `words`. What reaches the browser is the text, not a Markdown library.
 */
import { Marked } from 'marked';
import type { Plugin } from 'vite';

interface Heading {
  readonly id: string;
  readonly text: string;
}

interface RenderedMarkdown {
  readonly html: string;
  readonly headings: readonly Heading[];
  readonly words: number;
}

export function renderMarkdown(source: string): RenderedMarkdown {
  const headings: Heading[] = [];
  const marked = new Marked({
    renderer: {
      heading({ tokens, depth, text }) {
        const id = slug(text);
        if (depth === 2) headings.push({ id, text: text.replace(/[*_`]/g, '') });
        return `<h${depth} id="${id}">${this.parser.parseInline(tokens)}</h${depth}>\n`;
      },
      // A table is scrolled by itself where the screen is narrow, by keyboard too.
      table(token) {
        const cell = (tag: string, of: (typeof token.header)[number]) =>
          `<${tag}${tag === 'th' ? ' scope="col"' : ''}${of.align === 'right' ? ' class="number"' : ''}>${this.parser.parseInline(of.tokens)}</${tag}>`;
        const head = token.header.map((of) => cell('th', of)).join('');
        const rows = token.rows.map((row) => `<tr>${row.map((of) => cell('td', of)).join('')}</tr>`).join('');
        return `<div class="table" role="group" aria-label="Table" tabindex="0"><table><thead><tr>${head}</tr></thead><tbody>${rows}</tbody></table></div>\n`;
      },
    },
  });
  const html = marked.parse(source, { async: false });
  return { html, headings, words: source.split(/\s+/).filter((word) => /[\p{L}\p{N}]/u.test(word)).length };
}

export const markdown: Plugin = {
  name: 'recto-markdown',
  enforce: 'pre',
  transform(source, id) {
    if (!id.endsWith('.md')) return null;
    const { html, headings, words } = renderMarkdown(source);
    return {
      code: `export const html = ${JSON.stringify(html)};\nexport const headings = ${JSON.stringify(headings)};\nexport const words = ${words};\n`,
      moduleType: 'js',
      map: null,
    };
  },
};

function slug(text: string): string {
  return text
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .replace(/^-|-$/g, '');
}
