/**
 * Who may manage what is a program's business, too: the owner in a browser, or an API key that the owner gave the scope
 * for. A key's scopes were held to the route's before (for-keys.ts).
 */
import { createParamDecorator, type ExecutionContext } from '@nestjs/common';
import { mustBeOwner } from '#domain/identity/owner-only.js';
import { accountOf, type AccountRequest } from './bearer.js';

/** In place of @Account(). @param what ends `Only the owner of the workspace can …` @throws owner_only */
export const OwnerOrKey = createParamDecorator((what: string, context: ExecutionContext) => {
  const request = context.switchToHttp().getRequest<AccountRequest>();
  const account = accountOf(request);
  if (!request.apiKey) mustBeOwner(account, what);
  return account;
});
