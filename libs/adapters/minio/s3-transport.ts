/**
 * How the S3 client asks. A request that takes too long is ended, its answer included, and an answer that the client
 * does not look at is read to its end: either would keep its connection for ever.
 */
import http from 'node:http';
import https from 'node:https';
import type { Client } from 'minio';

type Transport = NonNullable<ConstructorParameters<typeof Client>[0]['transport']>;

const LOOKED_AT_BELOW = 500;

export function s3Transport(useSSL: boolean, timeoutMs: number): Transport {
  const { request } = useSSL ? https : http;
  const bounded = (options: http.RequestOptions, answered: (response: http.IncomingMessage) => void) =>
    request({ ...options, signal: AbortSignal.timeout(timeoutMs) }, (response) => {
      if ((response.statusCode ?? 0) >= LOOKED_AT_BELOW) response.resume();
      answered(response);
    });
  return { request: bounded as Transport['request'] };
}
