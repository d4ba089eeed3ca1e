/**
 * A file on its way in, on disk instead of in memory. It has no name: it is unlinked as soon as it is open, so that
 * nothing is left of it whatever ends the process. What its blocks hold is sealed under a key of this file alone that
 * is nowhere but in memory.
 */
import { createCipheriv, createDecipheriv, createSecretKey, randomBytes, randomUUID } from 'node:crypto';
import { open, unlink, type FileHandle } from 'node:fs/promises';
import { join } from 'node:path';

const CIPHER = 'aes-256-gcm';
/** A key seals one file, so one nonce does. */
const NONCE = Buffer.alloc(12);

export class SpooledFile {
  readonly #key = createSecretKey(randomBytes(32));
  readonly #cipher = createCipheriv(CIPHER, this.#key, NONCE);
  #size = 0;

  private constructor(private readonly file: FileHandle) {}

  /** @param folder on a disk with room */
  static async open(folder: string): Promise<SpooledFile> {
    const path = join(folder, `.upload-${randomUUID()}`);
    const file = await open(path, 'wx+', 0o600);
    try {
      await unlink(path);
    } catch (error) {
      await file.close();
      throw error;
    }
    return new SpooledFile(file);
  }

  /** One call at a time. */
  async write(chunk: Uint8Array): Promise<void> {
    this.#size += chunk.byteLength;
    await this.file.writeFile(this.#cipher.update(chunk));
  }

  /** Once, when nothing more is written. @throws when the disk gives back something else */
  async bytes(): Promise<Buffer> {
    this.#cipher.final();
    const sealed = Buffer.allocUnsafeSlow(this.#size);
    for (let at = 0; at < sealed.length;) {
      const { bytesRead } = await this.file.read(sealed, at, sealed.length - at, at);
      if (bytesRead === 0) throw new Error('a file that was just written is not all there');
      at += bytesRead;
    }
    const decipher = createDecipheriv(CIPHER, this.#key, NONCE).setAuthTag(this.#cipher.getAuthTag());
    const plain = decipher.update(sealed);
    decipher.final(); // throws; GCM leaves it nothing to give out
    return plain;
  }

  async close(): Promise<void> {
    await this.file.close();
  }
}
