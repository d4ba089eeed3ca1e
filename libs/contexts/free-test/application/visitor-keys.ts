/**
 * VisitorKeys: one secret a day, from the key vault, so that all processes share it. It makes a visitor's address
 * into a name that cannot be turned back, and seals what visitors sent until they have their answer. Two days later
 * it is shredded: from then on nobody, not even with every store and the master key in hand, can tell whose tests the
 * log speaks of.
 */
import { createHmac, createSecretKey, type KeyObject } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { KeyRing } from '#write-side/key-ring.js';

@Injectable()
export class VisitorKeys {
  constructor(private readonly keys: KeyRing) {}

  /** @param address of the network it came from */
  async visitorOf(day: string, address: string): Promise<string> {
    return createHmac('sha256', await this.#secretOf(day))
      .update(`visitor\n${address}`)
      .digest('hex')
      .slice(0, 40);
  }

  async sealing(day: string): Promise<KeyObject> {
    return createSecretKey(
      createHmac('sha256', await this.#secretOf(day))
        .update('pictures')
        .digest(),
    );
  }

  async forget(day: string): Promise<void> {
    await this.keys.shred(`visitors:${day}`);
  }

  #secretOf(day: string): Promise<KeyObject> {
    return this.keys.forSealing(`visitors:${day}`);
  }
}
