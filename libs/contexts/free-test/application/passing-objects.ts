/**
 * PassingObjects: a visitor's picture on its way to a worker and the answer on its way back, in the object store,
 * because the two processes share nothing else. Both are sealed under the secret of the day, which no backup
 * outlives, and removed as soon as they have been read. A sweep takes away what a crash left lying.
 */
import { Injectable } from '@nestjs/common';
import { ObjectNotFound, ObjectStore } from '#ports/object-store.js';
import { seal, unseal } from '#write-side/sealing.js';
import { VisitorKeys } from './visitor-keys.js';

export interface TestRef {
  readonly testId: string;
  /** `2026-03-01`, the day whose secret seals it. */
  readonly day: string;
}

type Passing = 'picture' | 'answer';
export const PREFIX: Record<Passing, string> = { picture: 'free-tests/', answer: 'free-test-answers/' };
const keyOf = (what: Passing, { testId }: TestRef) => PREFIX[what] + testId;

@Injectable()
export class PassingObjects {
  constructor(
    readonly objects: ObjectStore,
    private readonly visitors: VisitorKeys,
  ) {}

  async put(what: Passing, ref: TestRef, bytes: Uint8Array): Promise<void> {
    const key = keyOf(what, ref);
    await this.objects.put(key, seal(bytes, await this.visitors.sealing(ref.day), key));
  }

  /** Once: it is gone afterwards. undefined when it is not there. */
  async take(what: Passing, ref: TestRef): Promise<Buffer | undefined> {
    const key = keyOf(what, ref);
    try {
      const sealed = await this.objects.get(key);
      await this.objects.delete(key);
      return unseal(sealed, await this.visitors.sealing(ref.day), key);
    } catch (error) {
      if (error instanceof ObjectNotFound) return undefined;
      throw error;
    }
  }

  /** @returns whether it was there */
  async remove(what: Passing, ref: TestRef): Promise<boolean> {
    const key = keyOf(what, ref);
    const there = await this.objects.exists(key);
    if (there) await this.objects.delete(key);
    return there;
  }
}
