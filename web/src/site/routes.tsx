/** The routes of the public site. Each page is its own chunk; an article's text comes with it. */
import { Navigate, type RouteObject } from 'react-router-dom';
import { paths } from '../entities/paths.js';
import { installation } from '../lib/installation.js';
import { POSTS, type Post } from './content/posts.js';
import type { MarkdownModule } from './content/markdown-module.js';

const texts = import.meta.glob<MarkdownModule>('./content/*.md');

const publicSite: RouteObject[] = [
  { path: paths.home, lazy: async () => ({ Component: (await import('./landing/landing-page.js')).LandingPage }) },
  { path: paths.blog, lazy: async () => ({ Component: (await import('./blog/blog-page.js')).BlogPage }) },
  ...POSTS.map((post): RouteObject => ({ path: paths.article(post.slug), lazy: () => article(post) })),
  { path: paths.api, lazy: async () => ({ Component: (await import('./api/api-page.js')).ApiPage }) },
  { path: paths.terms, lazy: async () => ({ Component: (await import('./legal/terms-page.js')).TermsPage }) },
  { path: paths.privacy, lazy: async () => ({ Component: (await import('./legal/privacy-page.js')).PrivacyPage }) },
];

/** Without public pages signing in is the front page. */
export const siteRoutes: RouteObject[] =
  installation.site === 'full' ? publicSite : [{ path: paths.home, element: <Navigate to={paths.login} replace /> }];

async function article(post: Post) {
  const [{ ArticlePage }, text] = await Promise.all([
    import('./blog/article-page.js'),
    texts[`./content/${post.slug}.md`]?.(),
  ]);
  if (!text) throw new Error(`${post.slug} has no text`);
  return { element: <ArticlePage post={post} text={text} /> };
}
