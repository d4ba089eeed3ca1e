import { attempt, type Bounds } from './attempts.js';
import { failedBecause, MistralFailed } from './mistral-failed.js';
import { Spend } from './spend.js';

const bounds = (options: Partial<Bounds> = {}): Bounds => ({
  attempts: 4,
  deadline: performance.now() + 5_000,
  attemptMs: 1_000,
  backoff: { firstMs: 1 },
  ...options,
});

describe('attempts', () => {
  it('end at their number with the last failure', async () => {
    let calls = 0;
    const failing = attempt(async () => {
      throw new MistralFailed('server_error', 500 + calls++);
    }, bounds());
    await expect(failing).rejects.toMatchObject({ reason: 'server_error', status: 503 });
    expect(calls).toBe(4);
  });

  it.each(['not_authorised', 'refused', 'bad_answer', 'spend_limit', 'answer_too_large'] as const)(
    'are not repeated after %s',
    async (reason) => {
      let calls = 0;
      const failing = attempt(async () => {
        calls++;
        throw new MistralFailed(reason);
      }, bounds());
      await expect(failing).rejects.toMatchObject({ reason });
      expect(calls).toBe(1);
    },
  );

  it('do not wait for a pause that ends after the deadline', async () => {
    const failing = attempt(() => Promise.reject(new MistralFailed('rate_limited', 429, 60_000)), bounds());
    await expect(failing).rejects.toMatchObject({ reason: 'rate_limited' });
  });

  it('wait at least as long as the API asks', async () => {
    const at: number[] = [];
    await attempt(async () => {
      at.push(performance.now());
      if (at.length === 1) throw new MistralFailed('rate_limited', 429, 50);
    }, bounds());
    expect(at[1]! - at[0]!).toBeGreaterThanOrEqual(49);
  });

  it('are not begun after the deadline', async () => {
    await expect(attempt(async () => 1, bounds({ deadline: performance.now() - 1 }))).rejects.toMatchObject({
      reason: 'timed_out',
    });
  });

  it('end with the caller’s reason when it stops', async () => {
    const stop = new AbortController();
    const stopped = attempt(
      async () => {
        stop.abort(new Error('enough'));
        throw new MistralFailed('unreachable');
      },
      bounds({ signal: stop.signal }),
    );
    await expect(stopped).rejects.toThrow('enough');
  });
});

describe('a failure', () => {
  const http = (statusCode: number, headers: Record<string, string> = {}) =>
    failedBecause({ name: 'MistralError', statusCode, headers: new Headers(headers) });

  it.each([
    [401, 'not_authorised'],
    [402, 'not_authorised'],
    [403, 'not_authorised'],
    [400, 'refused'],
    [404, 'refused'],
    [413, 'refused'],
    [422, 'refused'],
    [408, 'server_error'],
    [429, 'rate_limited'],
    [500, 'server_error'],
    [503, 'server_error'],
    [529, 'server_error'],
  ])('with status %i is %s', (status, reason) => expect(http(status)).toMatchObject({ reason, status }));

  it('has the pause the API asks for, in seconds or as a date', () => {
    expect(http(429, { 'retry-after': '7' }).retryAfterMs).toBe(7_000);
    expect(http(503, { 'retry-after': new Date(Date.now() + 60_000).toUTCString() }).retryAfterMs).toBeGreaterThan(
      50_000,
    );
    expect(http(429, { 'retry-after': new Date(0).toUTCString() }).retryAfterMs).toBe(0);
    expect(http(429, { 'retry-after': 'soon' }).retryAfterMs).toBeUndefined();
  });

  it('is told from what the client library throws by names and numbers', () => {
    expect(failedBecause({ name: 'ResponseValidationError', statusCode: 200, rawValue: 'text' })).toMatchObject({
      reason: 'bad_answer',
    });
    expect(
      failedBecause({ name: 'UnexpectedClientError', cause: new MistralFailed('answer_too_large') }),
    ).toMatchObject({ reason: 'answer_too_large' });
    expect(failedBecause({ name: 'RequestTimeoutError' })).toMatchObject({ reason: 'timed_out' });
    expect(failedBecause(new TypeError('fetch failed'))).toMatchObject({ reason: 'unreachable' });
    expect(failedBecause(undefined)).toMatchObject({ reason: 'unreachable' });
  });
});

describe('spend', () => {
  let now = new Date('2026-03-01T10:00:00Z');
  const units = (pages: number, tokens = 0) => ({ pages, tokens });
  const spending = () => {
    now = new Date('2026-03-01T10:00:00Z');
    return new Spend(units(10, 1000), () => now);
  };

  it('counts what was billed, not what was expected', async () => {
    const spend = spending();
    await spend.on(
      units(5, 900),
      async () => 'answer',
      () => units(2, 100),
    );
    expect(spend.today).toEqual(units(2, 100));
  });

  it('sets aside what calls under way may cost', async () => {
    const spend = spending();
    let finish = () => {};
    const first = spend.on(
      units(8),
      () => new Promise<void>((resolve) => (finish = resolve)),
      () => units(8),
    );
    await expect(
      spend.on(
        units(3),
        async () => {},
        () => units(3),
      ),
    ).rejects.toMatchObject({ reason: 'spend_limit' });
    finish();
    await first;
  });

  it('keeps the whole of a call that ended without an answer, and nothing of one the API refused', async () => {
    const spend = spending();
    const failing = (error: MistralFailed) =>
      spend
        .on(
          units(2),
          () => Promise.reject(error),
          () => units(0),
        )
        .catch(() => {});
    await failing(new MistralFailed('timed_out'));
    await failing(new MistralFailed('rate_limited', 429));
    expect(spend.today).toEqual(units(2));
  });

  it('begins again with the day, and a call from the day before does not count for it', async () => {
    const spend = spending();
    await spend.on(
      units(9),
      async () => {
        now = new Date('2026-03-02T00:00:01Z');
      },
      () => units(10),
    );
    expect(spend.today).toEqual(units(0));
  });
});
