/** EmailKeys: the stream id of an e-mail address, a keyed hash, so that no address stands in a stream name. */
import { createHmac } from 'node:crypto';

export class EmailKeys {
  /** @param secret derived from the master key; the same in all processes, for ever */
  constructor(private readonly secret: Buffer) {}

  keyOf(email: string): string {
    return createHmac('sha256', this.secret).update(email.trim().toLowerCase().normalize('NFC')).digest('hex');
  }
}
