/**
 * SampleFiles: our own six documents, as this server hands them out at /samples; they are drawn when the client is
 * built, so what their bytes are is known from there.
 */
import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { SAMPLES } from '#kernel/samples.js';
import { DomainError } from '#kernel/domain-error.js';
import { sentence } from '#texts/sentence.js';

export class SampleFiles {
  #hashes: Promise<ReadonlySet<string>> | undefined;

  /** @param folder of the built client; undefined: there are none */
  constructor(private readonly folder: string | undefined) {}

  /** @param sha256 hex @throws sandbox_samples_only */
  async mustHave(sha256: string): Promise<void> {
    this.#hashes ??= this.#read();
    if ((await this.#hashes).has(sha256)) return;
    const names = SAMPLES.map((name) => `${name}.png`).join(', ');
    const message = sentence(
      'A sandbox key reads only the six sample documents of Recto, as they are at /samples: {names}.',
      { names },
    );
    throw new DomainError('sandbox_samples_only', 'unprocessable', message);
  }

  async #read(): Promise<ReadonlySet<string>> {
    const files = SAMPLES.map((name) => this.folder && readFile(join(this.folder, 'samples', `${name}.png`)));
    const found = await Promise.allSettled(files);
    return new Set(
      found.flatMap((file) =>
        file.status === 'fulfilled' && file.value ? createHash('sha256').update(file.value).digest('hex') : [],
      ),
    );
  }
}
