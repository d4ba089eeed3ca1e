/** A label with its value, as a form shows them. */
import { type Span } from '../../layout/lines.js';

export interface Pair {
  readonly label: string;
  readonly value: Span;
  readonly text: string;
  /** Else the value stands under its label. */
  readonly beside: boolean;
}
