/** A reading whose words in Chinese and Japanese are parted at the labels of a type. */
import { type LabelFinder } from '../layout/labels.js';
import { partedAtLabels } from '../layout/parted-words.js';
import { type Reading, readingOf } from './reading.js';

export function partedReading<Name extends string>(reading: Reading, find: LabelFinder<Name>): Reading {
  const { layout, language, rereads, barcodes } = reading;
  const parted = partedAtLabels(layout, find);
  return parted === layout ? reading : readingOf(parted, language, { rereads, barcodes });
}
