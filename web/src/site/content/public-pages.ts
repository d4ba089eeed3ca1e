/** Every page that is drawn in advance: where it is, how it is called, which modules it starts with. */
import { paths } from '../../entities/paths.js';
import { msg, t } from '../../lib/texts.js';
import { POSTS, type Post } from './posts.js';

export interface PublicPage {
  readonly path: string;
  readonly title: string;
  readonly description: string;
  readonly article?: Pick<Post, 'published' | 'category' | 'author' | 'keywords'>;
  /** What it says stays in English, whoever reads it. */
  readonly inEnglish?: true;
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

const inEnglish = (known: PublicPage): PublicPage => ({ ...known, inEnglish: true });

export const publicPages: readonly PublicPage[] = [
  page(
    paths.home,
    msg('Recto: documents in, structured data out'),
    msg(
      'Recto reads invoices, receipts, contracts, ID cards, shipping labels and forms, marks where each value stands, and says how sure it is. Try it without an account.',
    ),
    'src/site/landing/landing-page.tsx',
  ),
  page(
    paths.blog,
    msg('Blog · Recto'),
    msg(
      'Five long reads on invoices, contracts, receipts and the machines that read them: what works, what does not, and how to tell.',
    ),
    'src/site/blog/blog-page.tsx',
  ),
  ...POSTS.map((post): PublicPage => ({
    path: paths.article(post.slug),
    title: `${post.title} · Recto`,
    description: post.excerpt,
    article: post,
    inEnglish: true,
    sources: ['src/site/blog/article-page.tsx', `src/site/content/${post.slug}.md`],
  })),
  inEnglish(
    page(
      paths.api,
      msg('API · Recto'),
      msg(
        'Upload a document, read its values with their confidence and place, correct and export them: every endpoint of the Recto API, with examples to copy.',
      ),
      'src/site/api/api-page.tsx',
    ),
  ),
  inEnglish(
    page(
      paths.terms,
      msg('Terms of service · Recto'),
      msg('What you may expect of Recto, and what Recto expects of you.'),
      'src/site/legal/terms-page.tsx',
    ),
  ),
  inEnglish(
    page(
      paths.privacy,
      msg('Privacy policy · Recto'),
      msg('What Recto keeps of you and your documents, where, for how long, and how to have it erased.'),
      'src/site/legal/privacy-page.tsx',
    ),
  ),
  page(
    paths.login,
    msg('Sign in · Recto'),
    msg('Sign in to your Recto workspace.'),
    'src/features/auth/login-page.tsx',
    WITH_QUERIES,
  ),
  page(
    paths.register,
    msg('Create account · Recto'),
    msg('Make a Recto workspace: 50 documents a month are free, no card needed.'),
    'src/features/auth/register-page.tsx',
    WITH_QUERIES,
  ),
];

/** What stands in web/index.html and in the head of each page. */
const OF_THE_SHELL = [
  msg('A part of this page could not be fetched. Please check your connection.'),
  msg('Try again'),
  msg('Recto needs JavaScript for its workspace. Please switch it on and load this page again.'),
  msg('A receipt with its values marked and read beside it'),
];

/** Each in English and as it is spoken. */
export const textsOfTheShell = (): [english: string, spoken: string][] => OF_THE_SHELL.map((text) => [text, t(text)]);

/** A page's title, for the browser's tab after a change of page. */
export function titleOf(path: string): string {
  const known = publicPages.find((page) => page.path === path);
  return known ? t(known.title) : 'Recto';
}

/** The same pages with title and description in the language that is spoken; articles are in English. */
export const pagesAsSpoken = (): PublicPage[] =>
  publicPages.map((page) => ({ ...page, title: t(page.title), description: t(page.description) }));
