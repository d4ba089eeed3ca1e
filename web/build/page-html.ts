/**
 * A public page as a file: the built shell with a head of its own and its text inside #root. Addresses are written with
 * the stand-in origin, which the server replaces by PUBLIC_URL. No inline script and no inline style can get in: both
 * throw.
 */
import { LANGUAGES, type Language } from '../../libs/texts/languages.js';
import { paths } from '../src/entities/paths.js';
import type { PublicPage } from '../src/site/content/public-pages.js';
import { ORIGIN } from './origin.js';

interface DrawnPage extends PublicPage {
  readonly language: Language;
  /** Texts of the shell and of the head, in English and in that language. */
  readonly texts: readonly (readonly [english: string, spoken: string])[];
  readonly body: string;
  /** Chunks the page starts with, to be fetched along with the entry. */
  readonly chunks: readonly string[];
}

export function pageHtml(shell: string, page: DrawnPage): string {
  const head = shell
    .replace(/<title>.*?<\/title>/s, '')
    .replace(/<meta\s+name="description"[^>]*>/s, '')
    .replace('<!--head-->', () => headOf(page));
  const html = page.texts
    .reduce((said, [english, spoken]) => said.replace(english, () => escape(spoken)), head)
    .replace('<html lang="en"', `<html lang="${page.language}"`)
    .replace('<div id="root"><!--body-->', () => `<div id="root" data-drawn>${page.body}`)
    // The words are there already: what makes them move may come after what makes them look right.
    .replace(/<(?:script type="module"|link rel="modulepreload")/g, '$& fetchpriority="low"');
  const forbidden =
    /<[a-z][^<>]*\sstyle="|<script(?![^>]*\s(?:src=|type="application\/ld\+json"))[^>]*>|\son[a-z]+="/.exec(html);
  if (forbidden)
    throw new Error(`${page.path}: the page's policy forbids ${html.slice(forbidden.index, forbidden.index + 160)}`);
  return html;
}

/**
 * What the workspace and every address that is no public page start from.
 * @param waiting what is seen until the program has come
 */
export function shellHtml(shell: string, waiting: string): string {
  return shell.replace('<!--head-->', '<meta name="robots" content="noindex" />').replace('<!--body-->', () => waiting);
}

function headOf({ path, title, description, article, chunks, language, inEnglish }: DrawnPage): string {
  const address = addressIn(inEnglish ? 'en' : language, path);
  const spoken = inEnglish ? [] : [...LANGUAGES];
  const tags: (string | false)[] = [
    `<title>${escape(title)}</title>`,
    meta('name', 'description', description),
    article ? meta('name', 'keywords', article.keywords.join(', ')) : false,
    `<link rel="canonical" href="${address}" />`,
    ...spoken.map((each) => alternate(each, addressIn(each, path))),
    spoken.length > 0 ? alternate('x-default', ORIGIN + path) : false,
    meta('property', 'og:site_name', 'Recto'),
    meta('property', 'og:type', article ? 'article' : 'website'),
    meta('property', 'og:title', title),
    meta('property', 'og:description', description),
    meta('property', 'og:url', address),
    meta('property', 'og:image', `${ORIGIN}/og.png`),
    meta('property', 'og:image:width', '1200'),
    meta('property', 'og:image:height', '630'),
    meta('property', 'og:image:alt', 'A receipt with its values marked and read beside it'),
    meta('name', 'twitter:card', 'summary_large_image'),
    article ? meta('property', 'article:published_time', article.published) : false,
    article ? meta('property', 'article:section', article.category) : false,
    ...(article?.keywords ?? []).map((keyword) => meta('property', 'article:tag', keyword)),
    `<link rel="alternate" type="application/rss+xml" title="Recto blog" href="${ORIGIN}${paths.feed}" />`,
    ...chunks.map((chunk) => `<link rel="modulepreload" crossorigin href="/${chunk}" />`),
    article ? linkedData(title, description, address, article) : false,
  ];
  return tags.filter(Boolean).join('\n    ');
}

/** At its plain address a page is in the reader's language; each language has an address of its own beside it. */
const addressIn = (language: Language, path: string): string =>
  `${ORIGIN}${path}${language === 'en' ? '' : `?lang=${language}`}`;

const alternate = (language: string, href: string) => `<link rel="alternate" hreflang="${language}" href="${href}" />`;

const meta = (kind: 'name' | 'property', key: string, value: string) =>
  `<meta ${kind}="${key}" content="${escape(value)}" />`;

function linkedData(
  headline: string,
  description: string,
  url: string,
  article: NonNullable<PublicPage['article']>,
): string {
  const data = {
    '@context': 'https://schema.org',
    '@type': 'Article',
    headline,
    description,
    url,
    datePublished: article.published,
    keywords: article.keywords,
    author: { '@type': 'Organization', name: article.author },
    image: `${ORIGIN}/og.png`,
  };
  return `<script type="application/ld+json">${JSON.stringify(data).replaceAll('<', '\\u003c')}</script>`;
}

export function escape(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');
}
