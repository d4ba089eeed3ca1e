/** /blog/{slug}: one article. Its text was made of Markdown when the site was built. */
import { paths } from '../../entities/paths.js';
import { useSession } from '../../entities/account/session.js';
import { ButtonLink } from '../../ui/button.js';
import { FREE_TRIAL } from '../layout/links.js';
import { EnglishNote } from '../layout/english-note.js';
import { SitePage } from '../layout/site-page.js';
import { TableOfContents } from '../layout/table-of-contents.js';
import type { MarkdownModule } from '../content/markdown-module.js';
import { PostDrawing } from './post-drawing.js';
import { POSTS, readableDate, type Post } from '../content/posts.js';
import { t } from '../../lib/texts.js';

export function ArticlePage({ post, text }: { post: Post; text: MarkdownModule }) {
  return (
    <SitePage path={paths.article(post.slug)}>
      <article>
        <header className="border-b bg-sheet">
          <div className="mx-auto flex max-w-7xl items-center justify-between gap-16 px-5 py-14 sm:px-10 sm:py-20">
            <div className="min-w-0">
              <p className="text-sm">
                <a href={paths.blog} className="link">
                  {t('Blog')}
                </a>{' '}
                <span className="text-ink-faint">/ {t(post.category)}</span>
              </p>
              <h1 lang="en" className="mt-5 max-w-[48rem] text-3xl leading-[1.12] sm:text-4xl sm:leading-[1.1]">
                {post.title}
              </h1>
              <p lang="en" className="mt-5 max-w-[42rem] text-md text-ink-soft sm:text-lg sm:leading-8">
                {post.excerpt}
              </p>
              <EnglishNote>{t('This article is in English.')}</EnglishNote>
              <div className="mt-8 flex flex-wrap items-center gap-x-6 gap-y-4">
                <Way />
                <p className="text-sm text-ink-faint">
                  {post.author} · <time dateTime={post.published}>{readableDate(post.published)}</time> ·{' '}
                  {t('{minutes} min read', { minutes: post.minutes })}
                </p>
              </div>
            </div>
            <PostDrawing post={post} className="mr-6 hidden w-52 lg:block" />
          </div>
        </header>
        <div className="mx-auto grid max-w-7xl gap-x-16 gap-y-10 px-5 py-14 sm:px-10 sm:py-20 lg:grid-cols-[14rem_minmax(0,1fr)]">
          <div>{post.contents && <TableOfContents headings={text.headings} />}</div>
          <div lang="en" className="prose" dangerouslySetInnerHTML={{ __html: text.html }} />
        </div>
      </article>
      <ClosingCall />
      <More than={post} />
    </SitePage>
  );
}

function Way() {
  return useSession() ? (
    <ButtonLink to={paths.dashboard} look="primary" className="min-h-11 px-5">
      {t('Go to your dashboard')}
    </ButtonLink>
  ) : (
    <ButtonLink to={FREE_TRIAL} look="primary" className="min-h-11 px-5">
      {t('Start Free Trial')}
    </ButtonLink>
  );
}

function ClosingCall() {
  return (
    <section aria-labelledby="closing" className="border-t bg-sheet">
      <div className="mx-auto flex max-w-7xl flex-wrap items-center justify-between gap-x-10 gap-y-6 px-5 py-14 sm:px-10">
        <div>
          <h2 id="closing" className="text-2xl">
            {t('See it on your own documents')}
          </h2>
          <p className="mt-2 text-ink-soft">{t('50 documents a month are free. No card needed.')}</p>
        </div>
        <Way />
      </div>
    </section>
  );
}

function More({ than }: { than: Post }) {
  const at = POSTS.indexOf(than);
  const next = [...POSTS, ...POSTS].slice(at + 1, at + 3);
  return (
    <nav aria-label={t('More articles')} className="border-t">
      <ul className="mx-auto grid max-w-7xl px-5 sm:px-10 lg:grid-cols-2">
        {next.map((post) => (
          <li
            key={post.slug}
            className="group relative border-b py-9 last:border-b-0 lg:border-b-0 lg:odd:border-r lg:odd:pr-12 lg:even:pl-12"
          >
            <p className="text-sm text-ink-faint">
              {t(post.category)} · {t('{minutes} min read', { minutes: post.minutes })}
            </p>
            <a
              href={paths.article(post.slug)}
              lang="en"
              className="mt-2 block font-serif text-xl font-semibold after:absolute after:inset-0 group-hover:text-accent"
            >
              {post.title}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
