/** The labels of every language as one lexicon: a statement may mix them. */
import { labelFinder, lexiconOf } from '../../../layout/labels.js';
import { type Labelled } from '../../../layout/near.js';
import * as de from './de.js';
import * as en from './en.js';
import * as es from './es.js';
import * as fr from './fr.js';
import * as it from './it.js';
import { HEADING_NAMES, LABEL_NAMES, type StatementLabel } from './names.js';
import * as nl from './nl.js';

export type Labels = readonly Labelled<StatementLabel>[];

const LANGUAGES = [en, de, fr, nl, es, it];
const [labels, headings] = [LANGUAGES.map((one) => one.labels), LANGUAGES.map((one) => one.headings)];

export const findLabels = labelFinder(lexiconOf(LABEL_NAMES, labels));
export const findHeadings = labelFinder(lexiconOf(HEADING_NAMES, headings));
