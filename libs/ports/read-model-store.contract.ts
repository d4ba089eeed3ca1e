/**
 * What every ReadModelStore must do. An adapter's spec calls this and adds nothing that excuses a difference. `open`
 * opens the same place each time it is called (two open stores stand for two processes); each test uses names of its
 * own in it.
 */
import { collectionContract } from './read-model-store-contract/collections.js';
import { containingContract } from './read-model-store-contract/containing.js';
import { filterContract } from './read-model-store-contract/filters.js';
import { leaseContract } from './read-model-store-contract/leases.js';
import type { OpenReadModelStore } from './read-model-store-contract/opened.js';
import { orderingContract } from './read-model-store-contract/ordering.js';
import { writingContract } from './read-model-store-contract/writing.js';

export function readModelStoreContract(name: string, open: OpenReadModelStore): void {
  describe(`${name} keeps the contract of ReadModelStore`, () => {
    describe('writing', () => writingContract(open));
    describe('leasing', () => leaseContract(open));
    describe('keeping', () => collectionContract(open));
    describe('filtering', () => filterContract(open));
    describe('searching', () => containingContract(open));
    describe('sorting', () => orderingContract(open));
  });
}
