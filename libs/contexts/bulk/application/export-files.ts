/**
 * ExportFiles: the files of export jobs in the object store, in parts, so that neither writing nor reading holds more
 * than one. Each is sealed under its file's own key, which dies with the file; its place in the file is sealed with it.
 */
import { Injectable } from '@nestjs/common';
import { deleteAll } from '#contexts/documents/application/delete-all.js';
import { exportSubject } from '#domain/bulk/bulk-export.js';
import { ObjectNotFound, ObjectStore } from '#ports/object-store.js';
import { KeyRing } from '#write-side/key-ring.js';
import { seal, unseal } from '#write-side/sealing.js';

export const EXPORTS_PREFIX = 'exports/';
/** Bytes, before they are sealed. */
const PART_BYTES = 4 * 1024 * 1024;

/** Whose file it is, and which of the job's. */
export interface FileRef {
  readonly exportId: string;
  readonly fileId: string;
}

const prefixOf = ({ exportId, fileId }: FileRef): string => `${EXPORTS_PREFIX}${exportId}/${fileId}/`;
const partKey = (ref: FileRef, part: number): string => prefixOf(ref) + String(part).padStart(6, '0');

@Injectable()
export class ExportFiles {
  constructor(
    readonly objects: ObjectStore,
    private readonly keys: KeyRing,
  ) {}

  /** @throws KeyShredded when it is to be no more; what `onBytes`, given the bytes so far, throws */
  async write(ref: FileRef, bytes: AsyncIterable<Uint8Array>, onBytes: (soFar: number) => void) {
    let [parts, total] = [0, 0];
    let waiting: Uint8Array[] = [];
    let size = 0;
    const put = async () => {
      const key = partKey(ref, parts);
      const sealed = seal(Buffer.concat(waiting), await this.keys.forSealing(exportSubject(ref.fileId)), key);
      await this.objects.put(key, sealed);
      parts += 1;
      [waiting, size] = [[], 0];
    };
    for await (const chunk of bytes) {
      waiting.push(chunk);
      size += chunk.byteLength;
      total += chunk.byteLength;
      onBytes(total);
      if (size >= PART_BYTES) await put();
    }
    if (size > 0) await put();
    return { parts, bytes: total };
  }

  /** @throws ObjectNotFound when a part is there no more, or its key */
  async *read(ref: FileRef, parts: number): AsyncGenerator<Buffer> {
    for (let part = 0; part < parts; part++) {
      const key = partKey(ref, part);
      const subject = exportSubject(ref.fileId);
      const fileKey = (await this.keys.forOpening([subject])).get(subject);
      if (!fileKey) throw new ObjectNotFound(key);
      yield unseal(await this.objects.get(key), fileKey, key);
    }
  }

  /** The key goes first, so that no writer who is late can put anything more. */
  async remove(ref: FileRef): Promise<void> {
    await this.keys.shred(exportSubject(ref.fileId));
    await deleteAll(this.objects, prefixOf(ref));
  }
}
