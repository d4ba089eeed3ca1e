/**
 * One file of a form, spooled to disk while it is hashed and looked at: who sends slowly holds a socket and a file, not
 * memory. It is refused as soon as it is known to be, also when most of it is still to come; what comes then is thrown
 * away.
 */
import { createHash } from 'node:crypto';
import type { Readable } from 'node:stream';
import type { Request, Response } from 'express';
import multer, { type StorageEngine } from 'multer';
import { DomainError } from '#kernel/domain-error.js';
import { KeyedQueue } from '#kernel/keyed-queue.js';
import { SpooledFile } from './spooled-file.js';

export interface FileRules {
  /** bytes */
  readonly most: number;
  readonly tooLarge: () => DomainError;
  /** Asked once, with the first so many bytes of a file that has as many. @throws DomainError */
  readonly head: { readonly bytes: number; readonly check: (head: Buffer) => void };
}

export interface ReceivedFile {
  /** As the sender called it. */
  readonly filename: string;
  /** bytes */
  readonly size: number;
  /** hex */
  readonly sha256: string;
  /** All of it in memory while the work takes; a few at a time in a process, so it may have to wait. Once. */
  withBytes<T>(work: (bytes: Buffer) => Promise<T>): Promise<T>;
}

interface Spooled {
  readonly size: number;
  readonly sha256: string;
  readonly spool: SpooledFile;
}

/** Files in memory at the same time. */
const IN_MEMORY = 4;
const LIMITS = { files: 1, fields: 10, fieldSize: 1_000, parts: 20, fieldNestingDepth: 1, fieldArrayIndexLimit: 10 };

export class FileReception {
  readonly #inMemory = new KeyedQueue();
  #turn = 0;

  /** @param folder where files are while they come in */
  constructor(private readonly folder: string) {}

  /**
   * Fields of the form are in `request.body` then. The file is gone when `use` has settled.
   * @throws no_file · body_cut_off · what the rules throw
   */
  async receive<T>(
    request: Request,
    response: Response,
    rules: FileRules,
    use: (file: ReceivedFile) => Promise<T>,
  ): Promise<T> {
    const { originalname, ...received } = await this.#received(request, response, rules);
    return this.#used(originalname, received, use);
  }

  /** The same of bytes that come otherwise. @throws what the rules throw; how the stream broke off */
  async take<T>(
    bytes: Readable,
    filename: string,
    rules: FileRules,
    use: (file: ReceivedFile) => Promise<T>,
  ): Promise<T> {
    return this.#used(filename, await spooled(bytes, this.folder, rules), use);
  }

  async #used<T>(
    filename: string,
    { size, sha256, spool }: Spooled,
    use: (file: ReceivedFile) => Promise<T>,
  ): Promise<T> {
    const withBytes = <R>(work: (bytes: Buffer) => Promise<R>) =>
      this.#inMemory.run(String((this.#turn += 1) % IN_MEMORY), async () => work(await spool.bytes()));
    try {
      return await use({ filename, size, sha256, withBytes });
    } finally {
      await spool.close();
    }
  }

  #received(request: Request, response: Response, rules: FileRules) {
    return new Promise<Express.Multer.File & Spooled>((resolve, reject) => {
      const storage: StorageEngine = {
        _handleFile: (_request, { stream }, done) => {
          spooled(stream, this.folder, rules).then(
            (info) => done(undefined, info as object),
            (error: Error) => {
              // Ours, not the sender's: the parser would only say so once the rest of the form is in.
              if (error !== stream.errored) reject(error);
              done(error);
            },
          );
        },
        _removeFile: (_request, file, done) => {
          (file as unknown as Spooled).spool.close().then(() => done(null), done);
        },
      };
      // File names arrive as UTF-8 from every browser; the parser's default would mangle them.
      const receive = multer({ storage, limits: LIMITS, defParamCharset: 'utf8' }).single('file');
      receive(request, response, (error: unknown) => {
        if (!error && request.file) resolve(request.file as Express.Multer.File & Spooled);
        else reject(request.destroyed && !request.complete ? cutOff() : noFile());
      });
    });
  }
}

async function spooled(stream: Readable, folder: string, { most, tooLarge, head }: FileRules) {
  const spool = await SpooledFile.open(folder);
  try {
    const hash = createHash('sha256');
    let size = 0;
    let first: Buffer | undefined = Buffer.alloc(0);
    // Not destroyed when it is refused: the parser would take that for a fault of the form.
    for await (const chunk of stream.iterator({ destroyOnReturn: false }) as AsyncIterable<Buffer>) {
      size += chunk.length;
      if (size > most) throw tooLarge();
      if (first) {
        first = Buffer.concat([first, chunk.subarray(0, head.bytes - first.length)]);
        if (first.length === head.bytes) {
          head.check(first);
          first = undefined;
        }
      }
      hash.update(chunk);
      await spool.write(chunk);
    }
    return { size, sha256: hash.digest('hex'), spool };
  } catch (error) {
    stream.resume();
    await spool.close();
    throw error;
  }
}

function noFile(): DomainError {
  return new DomainError('no_file', 'invalid', 'Please send one file in the field "file".');
}

function cutOff(): DomainError {
  return new DomainError('body_cut_off', 'invalid', 'The request ended before it was all there.');
}
