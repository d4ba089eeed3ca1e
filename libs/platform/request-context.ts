/** What a request carries through the app: its correlation id, and what a command it leads to says of its cause. */
import type { Request } from 'express';
import { v7 } from 'uuid';
import type { Actor } from '#kernel/event.js';
import { languageNamed, type Language } from '#texts/languages.js';
import type { Cause } from '#write-side/decisions.js';

export interface RectoRequest extends Request {
  correlationId?: string;
  /** Who asks, when that is no member. */
  actor?: Actor;
}

/**
 * Set once per request; taken over from `X-Correlation-Id` when that is a plain token, so that calls can be followed
 * across systems.
 */
export function correlationOf(request: RectoRequest): string {
  if (!request.correlationId) {
    const given = request.headers['x-correlation-id'];
    request.correlationId = typeof given === 'string' && /^[\w-]{8,64}$/.test(given) ? given : v7();
  }
  return request.correlationId;
}

/** The cause of a command given by a signed-in member, or by a program with an API key. */
export function causeOf(request: RectoRequest, { userId }: { readonly userId: string }): Cause {
  return { actor: request.actor ?? { kind: 'member', id: userId }, ...originOf(request) };
}

/** The same, but for who gave it. */
export function originOf(request: RectoRequest): Omit<Cause, 'actor'> {
  const correlationId = correlationOf(request);
  return { correlationId, causationId: correlationId };
}

/** Of ours, as the browser asks for it. @returns undefined when it names none, as programs do */
export const languageOf = ({ headers }: RectoRequest): Language | undefined =>
  languageNamed(headers['accept-language']);
