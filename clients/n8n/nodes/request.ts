/** Requests to the Recto of the credential. What it refuses is thrown by n8n, with the sentence it said. */
import type { IExecuteFunctions, IHookFunctions, IHttpRequestOptions } from 'n8n-workflow';

type Asking = Pick<IExecuteFunctions | IHookFunctions, 'getCredentials' | 'helpers'>;
type Request = Omit<IHttpRequestOptions, 'url'> & {
  /** Below /api. */
  path: string;
};

async function send(of: Asking, { path, ...request }: Request): Promise<unknown> {
  const { baseUrl } = await of.getCredentials('rectoApi');
  const url = `${String(baseUrl).replace(/\/+$/, '')}/api${path}`;
  return of.helpers.httpRequestWithAuthentication.call(of, 'rectoApi', { ...request, url });
}

/** @returns `data` of the answer's envelope */
export async function ask<Data>(of: Asking, request: Request): Promise<Data> {
  return ((await send(of, { ...request, json: true })) as { data: Data }).data;
}

export interface File {
  readonly bytes: Buffer;
  readonly mimeType: string;
  readonly filename: string;
}

export async function askFile(of: Asking, request: Request): Promise<File> {
  const whole = { ...request, encoding: 'arraybuffer', returnFullResponse: true } as const;
  const { body, headers } = (await send(of, whole)) as { body: ArrayBuffer; headers: Record<string, string> };
  const [, filename = 'export'] = /filename="([^"]+)"/.exec(headers['content-disposition'] ?? '') ?? [];
  return { bytes: Buffer.from(body), mimeType: headers['content-type'] ?? 'application/octet-stream', filename };
}
