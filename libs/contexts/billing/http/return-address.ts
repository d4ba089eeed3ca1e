/**
 * ReturnAddress: where a browser comes back to from a checkout. PUBLIC_URL; but when that is this machine under one
 * of its names and the request comes from this machine under another, the other, because a session kept for
 * `localhost` is none for `127.0.0.1`. No other host is ever taken from a request.
 */
import { THIS_MACHINE } from '#platform/environment.js';

export class ReturnAddress {
  constructor(private readonly publicUrl: string) {}

  /** @param origin the Origin header of the request */
  of(origin: string | undefined): string {
    const said = origin && URL.canParse(origin) ? new URL(origin) : undefined;
    const both = said && [said, new URL(this.publicUrl)].every(({ hostname }) => THIS_MACHINE.includes(hostname));
    return both ? said.origin : this.publicUrl;
  }
}
