/** What a page of these lines is told to be and to say; cells of a line are parted by bars. */
import { classify } from '../classify/classify.js';
import { kindOf } from '../kinds/all.js';
import { layOut } from '../layout/layout.js';
import { assemble } from '../reading/found.js';
import { readingOf } from '../reading/reading.js';
import { pageOf } from './made-page.js';

export function readLines(language: string, lines: readonly string[]) {
  const layout = layOut([pageOf([...lines])]);
  const { docType } = classify(layout);
  return { docType, ...assemble(kindOf(docType).fields(readingOf(layout, language))).extraction };
}
