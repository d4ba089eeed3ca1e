/** Every page that is drawn in advance: where it is, how it is called, which modules it starts with. */
import { paths } from '../../entities/paths.js';
import { POSTS, type Post } from './posts.js';

export interface PublicPage {
  readonly path: string;
  readonly title: string;
  readonly description: string;
  readonly article?: Pick<Post, 'published' | 'category' | 'author' | 'keywords'>;
  /** Modules of web/ whose chunks the page needs at once. */
  readonly sources: readonly string[];
}

const WITH_QUERIES = 'src/app/with-queries.tsx';

const page = (path: string, title: string, description: string, source: string, ...more: string[]): PublicPage => ({
  path,
  title,
  description,
  sources: [source, ...more],
});

export const publicPages: readonly PublicPage[] = [
  page(
    paths.home,
    'Recto: documents in, structured data out',
    'Recto reads invoices, receipts, contracts, ID cards, shipping labels and forms, marks where each value stands, and says how sure it is. Try it without an account.',
    'src/site/landing/landing-page.tsx',
  ),
  page(
    paths.blog,
    'Blog · Recto',
    'Five long reads on invoices, contracts, receipts and the machines that read them: what works, what does not, and how to tell.',
    'src/site/blog/blog-page.tsx',
  ),
  ...POSTS.map((post): PublicPage => ({
    path: paths.article(post.slug),
    title: `${post.title} · Recto`,
    description: post.excerpt,
    article: post,
    sources: ['src/site/blog/article-page.tsx', `src/site/content/${post.slug}.md`],
  })),
  page(
    paths.api,
    'API · Recto',
    'Upload a document, read its values with their confidence and place, correct and export them: every endpoint of the Recto API, with examples to copy.',
    'src/site/api/api-page.tsx',
  ),
  page(
    paths.terms,
    'Terms of service · Recto',
    'What you may expect of Recto, and what Recto expects of you.',
    'src/site/legal/terms-page.tsx',
  ),
  page(
    paths.privacy,
    'Privacy policy · Recto',
    'What Recto keeps of you and your documents, where, for how long, and how to have it erased.',
    'src/site/legal/privacy-page.tsx',
  ),
  page(
    paths.login,
    'Sign in · Recto',
    'Sign in to your Recto workspace.',
    'src/features/auth/login-page.tsx',
    WITH_QUERIES,
  ),
  page(
    paths.register,
    'Create account · Recto',
    'Make a Recto workspace: 50 documents a month are free, no card needed.',
    'src/features/auth/register-page.tsx',
    WITH_QUERIES,
  ),
];

/** A page's title, for the browser's tab after a change of page. */
export function titleOf(path: string): string {
  return publicPages.find((known) => known.path === path)?.title ?? 'Recto';
}
