/** Somebody in front of a browser of their own who signs in to Recto by a provider. */
import type { ProviderSession } from '#contracts/provider.js';
import { FormBrowser } from './form-browser.js';

/** Answers are looked into freely, as those of TestApp. */
type Answer = ReturnType<typeof JSON.parse>;

/** Where browsers would reach Recto; nothing of theirs goes there. */
export const PUBLIC = 'http://recto.example.test';
const CALLBACK = `${PUBLIC}/login/callback`;

/** What somebody does on the provider's sign-in page. @returns the form they send, and where to */
export type AtSignIn = (page: { readonly address: string; readonly text: string }) => {
  readonly to: string;
  readonly form: RequestInit;
};

export class Visitor {
  readonly browser = new FormBrowser();
  /** As `Accept-Language` */
  language = '*';

  /** @param recto its address on this machine, asked each time */
  constructor(
    private readonly recto: () => string,
    private readonly atSignIn: AtSignIn,
  ) {}

  async post(path: string, body: unknown) {
    const response = await this.browser.fetch(`${this.recto()}/api/auth/provider/${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'accept-language': this.language },
      body: JSON.stringify(body),
    });
    return { status: response.status, headers: response.headers, body: (await response.json()) as Answer };
  }

  /** @returns the address at the provider */
  async begin(body: object = {}): Promise<string> {
    return ((await this.post('begin', body)).body as { data: { address: string } }).data.address;
  }

  /** @returns the query that the provider sends back */
  async atProvider(address: string, atSignIn = this.atSignIn): Promise<string> {
    let there = await this.browser.open(address, CALLBACK);
    if (!there.address.startsWith(CALLBACK)) {
      const { to, form } = atSignIn(there);
      there = await this.browser.open(to, CALLBACK, form);
    }
    return new URL(there.address).search.slice(1);
  }

  finish(answer: string) {
    return this.post('finish', { answer });
  }

  async signIn(body: object = {}) {
    return this.finish(await this.atProvider(await this.begin(body)));
  }

  async session(body: object = {}): Promise<ProviderSession> {
    const { status, body: answer } = await this.signIn(body);
    expect([status, answer.error]).toEqual([200, undefined]);
    return answer.data as ProviderSession;
  }
}
