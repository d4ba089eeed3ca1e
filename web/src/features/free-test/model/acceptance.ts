/** Which pictures the free test takes, and the sentence for those it does not. The server checks again, by content. */
import {
  FREE_TEST_MAX_BYTES,
  FREE_TEST_TOO_LARGE,
  FREE_TEST_TYPES,
  FREE_TEST_WRONG_TYPE,
} from '#contracts/free-test.js';
import { t } from '../../../lib/texts.js';

/** For the `accept` attribute of a file picker. */
export const ACCEPT = FREE_TEST_TYPES.join(',');

/** undefined when it may be tried. */
export function reasonAgainst({ type, size }: { readonly type: string; readonly size: number }): string | undefined {
  if (!(FREE_TEST_TYPES as readonly string[]).includes(type)) return t(FREE_TEST_WRONG_TYPE);
  return size > FREE_TEST_MAX_BYTES ? t(FREE_TEST_TOO_LARGE) : undefined;
}
