/** What machines read of the site: the map of its pages, the rules for crawlers, the blog as RSS 2.0. */
import { paths } from '../src/entities/paths.js';
import type { PublicPage } from '../src/site/content/public-pages.js';
import { ORIGIN } from './origin.js';
import { escape } from './page-html.js';

export function sitemap(pages: readonly PublicPage[]): string {
  const entries = pages.map(
    ({ path, article }) =>
      `  <url><loc>${ORIGIN}${path}</loc>${article ? `<lastmod>${article.published}</lastmod>` : ''}</url>`,
  );
  return `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${entries.join('\n')}\n</urlset>\n`;
}

/** Everything public may be read; `/api/` has nothing for a crawler, `/api` is a page. */
export function robots(): string {
  return `User-agent: *\nDisallow: /api/\n\nSitemap: ${ORIGIN}/sitemap.xml\n`;
}

export function feed(pages: readonly PublicPage[]): string {
  const items = pages
    .flatMap((page) => (page.article ? [{ ...page, article: page.article }] : []))
    .sort((a, b) => b.article.published.localeCompare(a.article.published))
    .map(
      ({ path, title, description, article }) =>
        `    <item>\n      <title>${escape(title)}</title>\n      <link>${ORIGIN}${path}</link>\n      <guid isPermaLink="true">${ORIGIN}${path}</guid>\n` +
        `      <pubDate>${new Date(article.published).toUTCString()}</pubDate>\n      <category>${escape(article.category)}</category>\n      <description>${escape(description)}</description>\n    </item>`,
    );
  return (
    `<?xml version="1.0" encoding="UTF-8"?>\n<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom">\n  <channel>\n    <title>Recto blog</title>\n    <link>${ORIGIN}${paths.blog}</link>\n` +
    `    <atom:link href="${ORIGIN}${paths.feed}" rel="self" type="application/rss+xml" />\n    <description>Reading documents, and knowing how sure to be of it.</description>\n    <language>en</language>\n${items.join('\n')}\n  </channel>\n</rss>\n`
  );
}
