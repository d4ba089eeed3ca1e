/** Is a message from Recto? Standard Webhooks: an HMAC over id, time and body. Web Crypto alone. */
import type { DocumentStatus, DocumentType, Extraction } from './api.js';
import { WebhookVerificationError } from './errors.js';

interface DocumentMessageData {
  readonly workspaceId: string;
  readonly documentId: string;
  readonly docType: DocumentType;
  readonly status: DocumentStatus;
  readonly version?: number;
  readonly error?: { readonly code: string; readonly message: string };
  /** Where the API says more; wants the key like any other read. */
  readonly link?: string;
  /** Only of webhooks that were added with values. */
  readonly values?: Extraction;
  readonly valuesLeftOut?: boolean;
}

type MessageOf<Type extends string, Data> = {
  readonly type: Type;
  /** When it happened, ISO 8601, UTC. */
  readonly timestamp: string;
  readonly data: Data;
};

/** Others may come later: ignore what you do not know. */
export type WebhookMessage =
  | MessageOf<
      'document.completed' | 'document.failed' | 'document.edited' | 'document.confirmed' | 'document.deleted',
      DocumentMessageData
    >
  | MessageOf<
      'credits.low',
      {
        readonly workspaceId: string;
        readonly period: string;
        readonly granted: number;
        readonly used: number;
        readonly left: number;
        readonly link: string;
      }
    >
  | MessageOf<'webhook.test', { readonly workspaceId: string }>;

/** As servers have them: of fetch, or of Node. */
export type MessageHeaders = Headers | Readonly<Record<string, string | readonly string[] | undefined>>;

const TOLERANCE_SECONDS = 5 * 60;
const PREFIX = 'whsec_';

/**
 * @param payload the body as it came, byte for byte: verify before you parse
 * @param secret `whsec_…`; several when you hold more than one. One signature that fits one of them is enough.
 * @param options.toleranceSeconds how old, or ahead of your clock, a message may be: five minutes
 * @throws WebhookVerificationError
 */
export async function verifyWebhook(
  payload: string | Uint8Array,
  headers: MessageHeaders,
  secret: string | readonly string[],
  { toleranceSeconds = TOLERANCE_SECONDS }: { readonly toleranceSeconds?: number } = {},
): Promise<WebhookMessage> {
  const [id, timestamp, signatures] = ['webhook-id', 'webhook-timestamp', 'webhook-signature'].map((name) => {
    const value = headerOf(headers, name);
    if (!value) throw new WebhookVerificationError(`There is no ${name} header.`);
    return value;
  }) as [string, string, string];
  if (!/^\d+$/.test(timestamp)) throw new WebhookVerificationError('webhook-timestamp is not a number of seconds.');
  if (Math.abs(Date.now() / 1_000 - Number(timestamp)) > toleranceSeconds)
    throw new WebhookVerificationError('The message is too old, or the clocks differ.');

  const body = typeof payload === 'string' ? new TextEncoder().encode(payload) : payload;
  const head = new TextEncoder().encode(`${id}.${timestamp}.`);
  const signed = new Uint8Array(head.length + body.length);
  signed.set(head);
  signed.set(body, head.length);
  const given = signatures.split(' ').flatMap((one) => (one.startsWith('v1,') ? (bytesOf(one.slice(3)) ?? []) : []));
  for (const one of typeof secret === 'string' ? [secret] : secret) {
    const key = await keyOf(one);
    // `verify` compares in constant time.
    for (const signature of given)
      if (await crypto.subtle.verify('HMAC', key, signature, signed))
        return JSON.parse(new TextDecoder().decode(body)) as WebhookMessage;
  }
  throw new WebhookVerificationError('No signature fits the secret.');
}

function headerOf(headers: MessageHeaders, name: string): string | undefined {
  if (headers instanceof Headers) return headers.get(name) ?? undefined;
  const value = Object.entries(headers).find(([key]) => key.toLowerCase() === name)?.[1];
  return typeof value === 'string' ? value : value?.[0];
}

async function keyOf(secret: string): Promise<CryptoKey> {
  const bytes = bytesOf(secret.startsWith(PREFIX) ? secret.slice(PREFIX.length) : secret);
  if (!bytes || bytes.length === 0) throw new WebhookVerificationError(`The secret is not ${PREFIX}… in base64.`);
  return crypto.subtle.importKey('raw', bytes, { name: 'HMAC', hash: 'SHA-256' }, false, ['verify']);
}

/** undefined when it is no base64. */
function bytesOf(base64: string): Uint8Array<ArrayBuffer> | undefined {
  try {
    return Uint8Array.from(atob(base64), (character) => character.charCodeAt(0));
  } catch {
    return undefined;
  }
}
