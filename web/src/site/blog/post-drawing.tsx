/** The leaf an article is about, lying a little askew. */
import { classNames } from '../../ui/class-names.js';
import { LEAVES } from '../drawings/leaves.js';
import type { Post } from '../content/posts.js';

export function PostDrawing({ post, className }: { post: Post; className: string }) {
  const Leaf = LEAVES[post.drawing];
  return (
    <div
      aria-hidden="true"
      className={classNames(
        'paper shrink-0 rotate-3 text-ink *:h-auto *:w-full *:drop-shadow-[0_10px_14px_rgb(42_37_26/0.16)]',
        className,
      )}
    >
      <Leaf />
    </div>
  );
}
