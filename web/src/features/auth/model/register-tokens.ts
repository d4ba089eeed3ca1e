/** What stands behind the # of /register: of a link in a mail to the address, or of the first owner's link. */
interface Tokens {
  readonly addressToken?: string;
  readonly firstOwnerToken?: string;
}

export function tokensOf(hash: string): Tokens {
  const token = hash.slice(1);
  if (token === '') return {};
  return token.startsWith('first-owner.') ? { firstOwnerToken: token } : { addressToken: token };
}
