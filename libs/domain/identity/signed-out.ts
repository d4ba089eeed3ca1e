import { DomainError } from '#kernel/domain-error.js';

/** To who is not signed in, or not any more: the account or its session ended in this moment. */
export const signedOut = (): DomainError => new DomainError('unauthorized', 'unauthorized', 'Please sign in.');
