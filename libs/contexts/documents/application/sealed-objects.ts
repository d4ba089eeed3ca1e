/**
 * SealedObjects: a document's files in the object store, encrypted under the document's own key, so that shredding
 * the key erases them too, from every backup of the store.
 */
import { Injectable } from '@nestjs/common';
import { ObjectCorrupt, ObjectNotFound, ObjectStore } from '#ports/object-store.js';
import { KeyRing } from '#write-side/key-ring.js';
import { seal, unseal } from '#write-side/sealing.js';

@Injectable()
export class SealedObjects {
  constructor(
    private readonly objects: ObjectStore,
    private readonly keys: KeyRing,
  ) {}

  async put(documentId: string, key: string, bytes: Uint8Array): Promise<void> {
    const documentKey = await this.keys.forSealing(`document:${documentId}`);
    await this.objects.put(key, seal(bytes, documentKey, key));
  }

  /** @throws ObjectNotFound also when the document's key was shredded; ObjectCorrupt */
  async get(documentId: string, key: string): Promise<Buffer> {
    const documentKey = (await this.keys.forOpening([`document:${documentId}`])).get(`document:${documentId}`);
    if (!documentKey) throw new ObjectNotFound(key);
    const sealed = await this.objects.get(key);
    try {
      return unseal(sealed, documentKey, key);
    } catch {
      throw new ObjectCorrupt(key); // whole as the store sees it, but not what was put here for this document
    }
  }

  async exists(key: string): Promise<boolean> {
    return this.objects.exists(key);
  }

  async delete(key: string): Promise<void> {
    await this.objects.delete(key);
  }
}

/** @param attempt tells apart the tries of one upload; never made of the file, because keys outlive what was erased */
export const originalKey = (documentId: string, attempt?: string): string =>
  attempt === undefined ? `originals/${documentId}` : `originals/${documentId}/${attempt}`;
/** What the engine answered for one request, kept so that a redelivered job pays for nothing twice. */
export const resultKey = (documentId: string, requestId: string): string => `results/${documentId}/${requestId}`;
/** Counted up when pages come to be drawn otherwise, so that pictures made before are not served any more. */
const DRAWING = 1;
/** @param page 1-based */
export const pageKey = (documentId: string, page: number, width: number): string =>
  `pages/${documentId}/${DRAWING}/${page}-${width}.webp`;
export const pagePrefix = (documentId: string): string => `pages/${documentId}/`;
export const resultPrefix = (documentId: string): string => `results/${documentId}/`;
