import { tokensOf } from './register-tokens.js';

it.each([
  ['', {}],
  ['#', {}],
  ['#key.1a2b.proof', { addressToken: 'key.1a2b.proof' }],
  ['#first-owner.proof', { firstOwnerToken: 'first-owner.proof' }],
])('%j', (hash, tokens) => expect(tokensOf(hash)).toEqual(tokens));
