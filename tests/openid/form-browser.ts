/**
 * As much of a browser as signing in takes: cookies by address, redirects followed, one form answered. Where a page
 * asks for something, or leads out of where it may go, it stops.
 */
export class FormBrowser {
  /** Host → name → value; as browsers have it, ports and paths apart. */
  readonly #cookies = new Map<string, Map<string, string>>();

  /** @param until an address that is not asked any more. @returns where it stands, and what is there */
  async open(address: string, until: string, init: RequestInit = {}): Promise<{ address: string; text: string }> {
    let [at, request] = [address, init];
    for (let hops = 0; hops < 20; hops++) {
      if (at.startsWith(until)) return { address: at, text: '' };
      const response = await this.fetch(at, request);
      const to = response.headers.get('location');
      if (to === null) return { address: at, text: await response.text() };
      [at, request] = [new URL(to, at).href, {}];
    }
    throw new Error(`too many redirects from ${address}`);
  }

  async fetch(address: string, init: RequestInit = {}): Promise<Response> {
    const { hostname } = new URL(address);
    const jar = this.#cookies.get(hostname) ?? new Map<string, string>();
    this.#cookies.set(hostname, jar);
    const headers = new Headers(init.headers);
    headers.set('cookie', [...jar].map(([name, value]) => `${name}=${value}`).join('; '));
    const response = await fetch(address, { ...init, headers, redirect: 'manual' });
    for (const line of response.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
      if (value === '' || /expires=thu, 01 jan 1970/i.test(line)) jar.delete(name);
      else jar.set(name, value);
    }
    return response;
  }
}

export const form = (fields: Record<string, string>): RequestInit => ({
  method: 'POST',
  headers: { 'content-type': 'application/x-www-form-urlencoded' },
  body: new URLSearchParams(fields).toString(),
});
