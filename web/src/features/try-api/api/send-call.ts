/**
 * Sends a call as a program of the member's would: with the key and nothing of the session, so that a refusal of the
 * key signs nobody out.
 */
import { attachmentName } from '../../../lib/attachment-name.js';
import type { Call } from '../model/call.js';

export interface Answer {
  readonly status: number;
  readonly ok: boolean;
  readonly tookMs: number;
  readonly headers: readonly (readonly [name: string, value: string])[];
  readonly body: Blob;
  /** undefined: it is no text. */
  readonly text: string | undefined;
  readonly filename: string;
}

/** @throws TypeError when no answer came; what the signal was aborted with */
export async function sendCall({ method, url, headers, json, form }: Call, signal: AbortSignal): Promise<Answer> {
  const began = performance.now();
  const init = { method, headers, body: bodyOf(json, form), signal, credentials: 'omit', cache: 'no-store' } as const;
  const response = await fetch(url, init);
  const body = await response.blob();
  const tookMs = Math.round(performance.now() - began);
  const type = response.headers.get('Content-Type') ?? '';
  return {
    ...{ status: response.status, ok: response.ok, tookMs, body },
    headers: [...response.headers],
    text: /json|text|xml/.test(type) && !type.includes('openxml') ? shown(type, await body.text()) : undefined,
    filename: attachmentName(response.headers.get('Content-Disposition')) ?? 'answer',
  };
}

function bodyOf(json: Call['json'], form: Call['form']): string | FormData | null {
  if (!form) return json ?? null;
  const data = new FormData();
  for (const [name, value] of form) data.append(name, value);
  return data;
}

function shown(type: string, text: string): string {
  if (!type.includes('json')) return text;
  try {
    return JSON.stringify(JSON.parse(text), null, 2);
  } catch {
    return text;
  }
}
