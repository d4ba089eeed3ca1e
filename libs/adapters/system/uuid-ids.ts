/** UUID v7 from the machine's clock and random source. */
import { v7 } from 'uuid';
import { Ids } from '#ports/ids.js';

export class UuidIds extends Ids {
  fresh(): string {
    return v7();
  }
}
