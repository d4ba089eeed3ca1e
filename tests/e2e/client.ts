/** The server says that it cannot answer just now: a read model that is behind, an engine that is away. */
class ComeAgain extends Error {}

/** A client of the HTTP API, as a program of a customer would be. */
export class Client {
  token = '';

  /** @param url may change when the server comes back elsewhere */
  constructor(public url: string) {}

  /** As it is, for answers that are no JSON. */
  fetch(path: string, { token = this.token, ...init }: RequestInit & { token?: string } = {}): Promise<Response> {
    const headers = new Headers(init.headers);
    if (token) headers.set('authorization', `Bearer ${token}`);
    return this.send(path, { ...init, headers });
  }

  async call(
    method: string,
    path: string,
    body?: unknown,
    headers: Record<string, string> = {},
  ): Promise<ReturnType<typeof JSON.parse>> {
    const form = body instanceof FormData;
    const response = await this.send(`/api${path}`, {
      method,
      headers: {
        ...headers,
        ...(this.token && { authorization: `Bearer ${this.token}` }),
        ...(body !== undefined && !form && { 'content-type': 'application/json' }),
      },
      body: form ? body : body === undefined ? undefined : JSON.stringify(body),
    });
    const answer = (await response.json()) as ReturnType<typeof JSON.parse>;
    const said = `${method} ${path}: ${response.status} ${JSON.stringify(answer.error)}`;
    if (response.status === 503) throw new ComeAgain(said);
    if (!response.ok) throw new Error(said);
    return answer.data;
  }

  async register(email = 'ada@example.test', recaptchaToken = 'any'): Promise<void> {
    const { token } = await this.call('POST', '/auth/register', {
      name: 'Ada Example',
      email,
      password: 'correct horse',
      workspaceName: 'Ada Ltd',
      recaptchaToken,
    });
    this.token = token;
  }

  protected send(path: string, init: RequestInit): Promise<Response> {
    return fetch(`${this.url}${path}`, init);
  }

  /** @returns the document's id, once the server has acknowledged it */
  async upload(bytes: Uint8Array, filename: string, headers?: Record<string, string>): Promise<string> {
    const form = new FormData();
    form.set('file', new Blob([new Uint8Array(bytes)]), filename);
    return (await this.call('POST', '/documents/upload', form, headers)).document._id;
  }

  /**
   * Waits until the answer of `ask` satisfies, coming again when told to; fails with the last answer after the time.
   */
  static async until<T>(ask: () => Promise<T>, satisfies: (answer: T) => boolean, ms = 600_000): Promise<T> {
    const deadline = Date.now() + ms;
    for (;;) {
      const answer = await ask().catch((error: unknown) => {
        if (error instanceof ComeAgain) return error;
        throw error;
      });
      if (!(answer instanceof ComeAgain) && satisfies(answer)) return answer;
      if (Date.now() > deadline) throw new Error(`still not after ${ms} ms: ${told(answer)}`);
      await new Promise((resolve) => setTimeout(resolve, 100));
    }
  }
}

function told(answer: unknown): string {
  return answer instanceof ComeAgain ? answer.message : JSON.stringify(answer);
}
