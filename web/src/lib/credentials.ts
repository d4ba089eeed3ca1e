/**
 * In whose name the server is called. Whoever keeps the session says so once, when its module is loaded; until then in
 * nobody's.
 */
interface Credentials {
  token(): string | undefined;
  /** The server does not take the token any more. */
  refused(): void;
}

let current: Credentials = { token: () => undefined, refused: () => undefined };

export const credentials = (): Credentials => current;

export function callInTheNameOf(next: Credentials): void {
  current = next;
}
