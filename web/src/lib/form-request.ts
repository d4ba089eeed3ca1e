/**
 * A multipart form on its way up. XMLHttpRequest, because it is the only call of a browser that says how many bytes
 * have left. Rejects with ApiError; an abort rejects with AbortError.
 */
import { POSITION_HEADER } from '#contracts/envelope.js';
import type * as z from 'zod/mini';
import { ApiError } from './api-error.js';
import { addressOf, answerOf, CORRELATION_HEADER, errorOf, standardHeaders } from './http.js';
import { rememberPosition } from './position.js';

export interface FormRequest {
  readonly form: FormData;
  readonly headers?: Readonly<Record<string, string>>;
  readonly signal: AbortSignal;
  /** 0..1, of the bytes sent */
  readonly onProgress: (ratio: number) => void;
}

export function postForm<Data extends z.ZodMiniType>(
  path: string,
  data: Data,
  { form, headers, signal, onProgress }: FormRequest,
): Promise<z.output<Data>> {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    request.open('POST', addressOf(path));
    for (const [name, value] of Object.entries({ ...standardHeaders(), ...headers }))
      request.setRequestHeader(name, value);
    request.upload.onprogress = ({ loaded, total, lengthComputable }) => lengthComputable && onProgress(loaded / total);
    request.onerror = () => reject(new ApiError(0, 'network_error'));
    request.onabort = () => reject(new DOMException('removed', 'AbortError'));
    request.onload = () => {
      const body = parse(request.responseText);
      if (request.status < 200 || request.status >= 300)
        return reject(errorOf(request.status, body, { number: request.getResponseHeader(CORRELATION_HEADER) }));
      rememberPosition(request.getResponseHeader(POSITION_HEADER));
      try {
        resolve(answerOf(data, body));
      } catch (error) {
        reject(error);
      }
    };
    signal.addEventListener('abort', () => request.abort(), { once: true });
    request.send(form);
  });
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
