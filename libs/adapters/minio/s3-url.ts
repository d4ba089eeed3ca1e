/**
 * An OBJECT_STORE_URL in parts: `s3://key:secret@host:port/bucket`, with `?tls=true` for HTTPS and `?region=…` for the
 * region that the bucket is in, or is made in.
 */
export interface S3Address {
  readonly endPoint: string;
  readonly port: number | undefined;
  readonly useSSL: boolean;
  readonly accessKey: string;
  readonly secretKey: string;
  readonly region: string | undefined;
  readonly bucket: string;
}

/** @throws Error that names what is missing and never repeats the secret */
export function parseS3Url(text: string): S3Address {
  const url = URL.parse(text);
  const bucket = url?.pathname.slice(1);
  if (!url || url.protocol !== 's3:' || !url.hostname)
    throw new Error('the object store URL is not s3://key:secret@host:port/bucket');
  if (!url.username || !url.password) throw new Error('the object store URL has no key or no secret');
  if (!bucket || bucket.includes('/')) throw new Error('the object store URL does not end with the name of one bucket');
  return {
    endPoint: url.hostname,
    port: url.port ? Number(url.port) : undefined,
    useSSL: url.searchParams.get('tls') === 'true',
    accessKey: decodeURIComponent(url.username),
    secretKey: decodeURIComponent(url.password),
    region: url.searchParams.get('region') ?? undefined,
    bucket,
  };
}
