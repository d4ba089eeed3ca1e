/** What fields are called on sheets and on paper: the same words as in the browser. */
import { categoryOf, labelOf } from '#contracts/export-fields.js';
import type { Words } from '../application/formats/written-export.js';

const RATE = /(^|[_.])(rate|percent|quantity|count|number)$/i;

export const words: Words = {
  label: (key) => {
    const confidence = /^confidence\.(.+)$/.exec(key);
    return confidence ? `${labelOf(confidence[1]!)} (confidence)` : labelOf(key);
  },
  isMoney: (key) =>
    !key.startsWith('confidence') && !RATE.test(key) && categoryOf([key.split('.').at(-1)!], 'number') === 'Financial',
  docType: (docType) => labelOf(docType),
};
