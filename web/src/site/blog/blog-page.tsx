/** /blog: the articles, the first two in front. */
import { paths } from '../../entities/paths.js';
import { EnglishNote } from '../layout/english-note.js';
import { SitePage } from '../layout/site-page.js';
import { PostDrawing } from './post-drawing.js';
import { POSTS, readableDate, type Post } from '../content/posts.js';
import { t } from '../../lib/texts.js';

const counts = new Map<string, number>();
for (const { category } of POSTS) counts.set(category, (counts.get(category) ?? 0) + 1);

export function BlogPage() {
  return (
    <SitePage path={paths.blog}>
      <div className="mx-auto max-w-7xl px-5 pt-14 pb-24 sm:px-10 sm:pt-20">
        <h1 className="text-3xl sm:text-4xl">{t('On reading documents')}</h1>
        <p className="mt-5 max-w-[38rem] text-md text-ink-soft sm:text-lg sm:leading-8">
          {t(
            'Long reads on invoices, contracts, receipts and the machines that read them: what works, what does not, and how to tell the two apart.',
          )}
        </p>
        <EnglishNote>{t('The articles are in English.')}</EnglishNote>
        <ul aria-label={t('Categories')} className="mt-8 flex flex-wrap gap-2">
          <Chip name={t('All')} count={POSTS.length} />
          {[...counts].map(([name, count]) => (
            <Chip key={name} name={t(name)} count={count} />
          ))}
        </ul>
        <ul className="mt-14 grid border-t border-line-strong lg:grid-cols-2">
          {POSTS.filter(({ featured }) => featured).map((post) => (
            <li key={post.slug} className="border-b py-10 lg:odd:border-r lg:odd:pr-12 lg:even:pl-12">
              <Teaser post={post} large />
            </li>
          ))}
        </ul>
        <ul className="grid lg:grid-cols-3 lg:divide-x">
          {POSTS.filter(({ featured }) => !featured).map((post) => (
            <li key={post.slug} className="border-b py-9 lg:border-b-0 lg:px-10 lg:first:pl-0 lg:last:pr-0">
              <Teaser post={post} />
            </li>
          ))}
        </ul>
      </div>
    </SitePage>
  );
}

function Chip({ name, count }: { name: string; count: number }) {
  return (
    <li className="rounded-full border border-line-strong/60 px-3.5 py-1.5 text-sm text-ink-soft">
      {name} <span className="tabular text-ink-faint">{count}</span>
    </li>
  );
}

function Teaser({ post, large = false }: { post: Post; large?: boolean }) {
  return (
    <article className="group relative flex h-full flex-col">
      {large && <PostDrawing post={post} className="mb-8 w-28" />}
      <p className="text-sm text-ink-faint">{t(post.category)}</p>
      <h2 lang="en" className={large ? 'mt-3 text-2xl' : 'mt-3 text-xl'}>
        <a href={paths.article(post.slug)} className="after:absolute after:inset-0 group-hover:text-accent">
          {post.title}
        </a>
      </h2>
      <p lang="en" className={large ? 'mt-4 text-md text-ink-soft' : 'mt-3 text-ink-soft'}>
        {post.excerpt}
      </p>
      <p className="mt-auto pt-6 text-sm text-ink-faint">
        <time dateTime={post.published}>{readableDate(post.published)}</time> ·{' '}
        {t('{minutes} min read', { minutes: post.minutes })}
      </p>
    </article>
  );
}
