/** Questions the worker asks of corrections-by-layout. */
import type { Views } from '#read-side/views.js';
import type { CorrectionsView } from './view.js';

/** Views in memory at once: each may hold what a document holds at most. */
const AT_ONCE = 20;

/** Corrected documents of a workspace, last corrected first; of those asked for, as many as are looked at. */
export async function* correctedDocuments(
  views: Views,
  workspaceId: string,
  most: number,
): AsyncGenerator<CorrectionsView> {
  for (let skip = 0; skip < most; skip += AT_ONCE) {
    const some = await views.find<CorrectionsView>('corrections-by-layout', {
      where: [
        { field: 'workspaceId', equals: workspaceId },
        { field: 'correctedAt', from: '' },
      ],
      sort: [{ field: 'correctedAt', direction: 'desc' }],
      skip,
      limit: Math.min(AT_ONCE, most - skip),
    });
    yield* some;
    if (some.length < AT_ONCE) return;
  }
}
