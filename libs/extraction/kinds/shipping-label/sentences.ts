/** Sentences beside a label speak of all its parcels, or of services that it has not. */
import { type Span } from '../../layout/lines.js';

/** Words of a cell that says one thing, at most. */
const LONGEST_CELL = 10;

export const isSentence = ({ words }: Pick<Span, 'words'>): boolean => words.length > LONGEST_CELL;
