/**
 * A double of the part of S3 that Recto uses, over HTTP, which answers as AWS does where MinIO is kinder: it wants its
 * region in every signature and in the making of a bucket, sends who asks at the wrong address away, lets a narrow
 * token list and not ask for a bucket, and is too busy when a test says so. Signatures are not checked beyond their
 * region.
 */
import { createHash } from 'node:crypto';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';

interface Stored {
  readonly bytes: Buffer;
  readonly sha256: string | undefined;
  readonly at: string;
}

class Refused extends Error {
  constructor(
    readonly status: number,
    readonly code: string,
    readonly more: Readonly<Record<string, string>> = {},
  ) {
    super(code);
  }
}

export class AwsDouble {
  region = 'eu-central-1';
  /** A token that may use the objects of the bucket and list them. */
  narrow = false;
  /** So many of the next requests are answered by 503 SlowDown. */
  busy = 0;
  /** So many of the next requests find their connection closed. */
  broken = 0;
  /** So many of the next requests are asked before somebody else's bucket of that name was there. */
  early = 0;
  /** Every request is sent to this host instead. */
  movedTo: { readonly status: 301 | 307; readonly endpoint: string } | undefined;
  readonly calls: string[] = [];
  readonly #buckets = new Map<string, Map<string, Stored>>();
  readonly #server: Server = createServer((request, response) => void this.#answer(request, response));

  static async start(): Promise<AwsDouble> {
    const double = new AwsDouble();
    await new Promise<void>((resolve) => double.#server.listen(0, '127.0.0.1', resolve));
    return double;
  }

  /** @param options such as `?region=eu-central-1` */
  url(bucket: string, options = ''): string {
    return `s3://key:secret@127.0.0.1:${(this.#server.address() as AddressInfo).port}/${bucket}${options}`;
  }

  addBucket(name: string): void {
    this.#buckets.set(name, this.#buckets.get(name) ?? new Map());
  }

  async close(): Promise<void> {
    this.#server.closeAllConnections();
    await new Promise((resolve) => this.#server.close(resolve));
  }

  async #answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { pathname, searchParams } = new URL(request.url!, 'http://s3');
    const [, bucket = '', ...rest] = decodeURIComponent(pathname).split('/');
    const body = await buffer(request).catch(() => undefined);
    if (!body) return;
    this.calls.push(
      `${request.method} ${rest.length > 0 ? 'object' : searchParams.has('list-type') ? 'list' : 'bucket'}`,
    );
    if (this.broken > 0) {
      this.broken -= 1;
      response.destroy();
      return;
    }
    try {
      this.#mustBeHere(request, bucket);
      const known = this.#bucketAsked(request, bucket, body, rest.length === 0 && !searchParams.has('list-type'));
      if (known === 'done') response.end();
      else if (rest.length > 0) this.#object(known, rest.join('/'), request, body, response);
      else response.setHeader('content-type', 'application/xml').end(listing(known, searchParams));
    } catch (error) {
      if (!(error instanceof Refused)) throw error;
      const inRegion = this.#buckets.has(bucket) && error.status !== 403;
      if (inRegion) response.setHeader('x-amz-bucket-region', this.region);
      const more = Object.entries(error.more).map(([name, value]) => `<${name}>${value}</${name}>`);
      response
        .writeHead(error.status, { 'content-type': 'application/xml' })
        .end(request.method === 'HEAD' ? undefined : `<Error><Code>${error.code}</Code>${more.join('')}</Error>`);
    }
  }

  /** @throws Refused */
  #mustBeHere({ headers }: IncomingMessage, bucket: string): void {
    if (this.busy > 0) {
      this.busy -= 1;
      throw new Refused(503, 'SlowDown');
    }
    if (this.movedTo) {
      const { status, endpoint } = this.movedTo;
      const code = status === 307 ? 'TemporaryRedirect' : 'PermanentRedirect';
      throw new Refused(status, code, { Bucket: bucket, Endpoint: endpoint });
    }
    const [, signedFor] = /Credential=[^/]+\/\d+\/([^/]+)\/s3\//.exec(headers.authorization ?? '') ?? [];
    if (signedFor !== this.region) throw new Refused(400, 'AuthorizationHeaderMalformed', { Region: this.region });
  }

  /** @returns its objects, or that all was said. @throws Refused */
  #bucketAsked({ method }: IncomingMessage, name: string, body: Buffer, itself: boolean): Map<string, Stored> | 'done' {
    const found = this.early > 0 ? undefined : this.#buckets.get(name);
    this.early = Math.max(this.early - 1, 0);
    if (itself) {
      if (this.narrow) throw new Refused(403, 'AccessDenied');
      if (method === 'PUT') {
        if (found) throw new Refused(409, 'BucketAlreadyOwnedByYou');
        const [, wanted = 'us-east-1'] = /<LocationConstraint>(.*)<\/LocationConstraint>/.exec(body.toString()) ?? [];
        if (wanted !== this.region) throw new Refused(400, 'IllegalLocationConstraintException');
        this.addBucket(name);
        return 'done';
      }
      if (found && method === 'HEAD') return 'done';
    }
    if (!found) throw new Refused(404, 'NoSuchBucket');
    if (itself) throw new Refused(405, 'MethodNotAllowed');
    return found;
  }

  #object(
    objects: Map<string, Stored>,
    key: string,
    { method, headers }: IncomingMessage,
    bytes: Buffer,
    response: ServerResponse,
  ): void {
    const found = objects.get(key);
    if (method === 'PUT') {
      const sha256 = headers['x-amz-meta-sha256'] as string | undefined;
      objects.set(key, { bytes, sha256, at: new Date().toISOString() });
      response.setHeader('etag', `"${createHash('md5').update(bytes).digest('hex')}"`).end();
    } else if (method === 'DELETE') {
      objects.delete(key);
      response.writeHead(204).end();
    } else {
      if (!found) throw new Refused(404, 'NoSuchKey');
      if (found.sha256) response.setHeader('x-amz-meta-sha256', found.sha256);
      response
        .setHeader('last-modified', new Date(found.at).toUTCString())
        .setHeader('content-length', found.bytes.length);
      response.end(method === 'HEAD' ? undefined : found.bytes);
    }
  }
}

/** A page of keys in the order of their code points; the token is the last key of the page before. */
function listing(objects: ReadonlyMap<string, Stored>, asked: URLSearchParams): string {
  const [prefix, after] = [asked.get('prefix') ?? '', asked.get('continuation-token') ?? ''];
  const all = [...objects]
    .filter(([key]) => key.startsWith(prefix) && key > after)
    .sort(([a], [b]) => (a < b ? -1 : 1));
  const page = all.slice(0, Number(asked.get('max-keys') ?? 1_000));
  const isTruncated = page.length < all.length;
  const contents = page.map(
    ([key, { at, bytes }]) =>
      `<Contents><Key>${key}</Key><LastModified>${at}</LastModified><ETag>"0"</ETag><Size>${bytes.length}</Size></Contents>`,
  );
  const next = isTruncated ? `<NextContinuationToken>${page.at(-1)![0]}</NextContinuationToken>` : '';
  return `<ListBucketResult><IsTruncated>${isTruncated}</IsTruncated>${next}${contents.join('')}</ListBucketResult>`;
}
