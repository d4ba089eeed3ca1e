/** Which routes an API key may reach: those that say so, each by the scopes it wants. All others are closed to keys. */
import { SetMetadata, type ExecutionContext } from '@nestjs/common';
import type { Reflector } from '@nestjs/core';
import { DomainError } from '#kernel/domain-error.js';
import type { KeyScope } from '#kernel/key-scopes.js';
import { sentence } from '#texts/sentence.js';

export const FOR_KEYS = 'recto:for-keys';
/** Open to keys that have all of these scopes. */
export const ForKeys = (...scopes: readonly [KeyScope, ...KeyScope[]]) => SetMetadata(FOR_KEYS, scopes);

/** Open to keys whatever their scopes; what they are let do there is judged behind it. */
export const ForAnyKey = () => SetMetadata(FOR_KEYS, []);

/** @throws not_for_api_keys · insufficient_scope */
export function mustBeForKeys(
  reflector: Reflector,
  context: ExecutionContext,
  { scopes }: { readonly scopes: readonly KeyScope[] },
): void {
  const wanted = reflector.getAllAndOverride<readonly KeyScope[] | undefined>(FOR_KEYS, [
    context.getHandler(),
    context.getClass(),
  ]);
  if (!wanted) throw notForKeys();
  const missing = wanted.filter((scope) => !scopes.includes(scope));
  if (missing.length > 0) throw insufficientScope(wanted, missing);
}

function notForKeys(): DomainError {
  return new DomainError('not_for_api_keys', 'forbidden', 'This is for people who sign in, not for API keys.');
}

function insufficientScope(wanted: readonly KeyScope[], missing: readonly KeyScope[]): DomainError {
  const [one = '', other] = missing;
  const message = other
    ? sentence('This API key lacks the scope {one} and {other}.', { one, other })
    : sentence('This API key lacks the scope {one}.', { one });
  return new DomainError('insufficient_scope', 'forbidden', message, { scope: wanted.join(' ') });
}
