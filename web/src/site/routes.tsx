/** The routes of the public site. Each page is its own chunk; an article's text comes with it. */
import type { RouteObject } from 'react-router-dom';
import { paths } from '../entities/paths.js';
import { POSTS, type Post } from './content/posts.js';
import type { MarkdownModule } from './content/markdown-module.js';

const texts = import.meta.glob<MarkdownModule>('./content/*.md');

export const siteRoutes: RouteObject[] = [
  { path: paths.home, lazy: async () => ({ Component: (await import('./landing/landing-page.js')).LandingPage }) },
  { path: paths.blog, lazy: async () => ({ Component: (await import('./blog/blog-page.js')).BlogPage }) },
  ...POSTS.map((post): RouteObject => ({ path: paths.article(post.slug), lazy: () => article(post) })),
  { path: paths.api, lazy: async () => ({ Component: (await import('./api/api-page.js')).ApiPage }) },
  { path: paths.terms, lazy: async () => ({ Component: (await import('./legal/terms-page.js')).TermsPage }) },
  { path: paths.privacy, lazy: async () => ({ Component: (await import('./legal/privacy-page.js')).PrivacyPage }) },
];

async function article(post: Post) {
  const [{ ArticlePage }, text] = await Promise.all([
    import('./blog/article-page.js'),
    texts[`./content/${post.slug}.md`]?.(),
  ]);
  if (!text) throw new Error(`${post.slug} has no text`);
  return { element: <ArticlePage post={post} text={text} /> };
}
