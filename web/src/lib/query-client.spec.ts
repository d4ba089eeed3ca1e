import { QueryObserver } from '@tanstack/react-query';
import { ApiError } from './api-error.js';
import { queryClient } from './query-client.js';

it.each([
  ['no answer came', new ApiError(0, 'network'), 2],
  ['something between answered', new ApiError(503, 'unknown'), 2],
  ['the server has a fault', new ApiError(500, 'internal'), 2],
  ['the server refused', new ApiError(404, 'not_found'), 1],
  ['the server has waited for its stores', new ApiError(503, 'unavailable'), 1],
])('asks as often as it helps when %s', async (_what, failure, times) => {
  let asked = 0;
  const queryFn = () => {
    asked += 1;
    return Promise.reject(failure);
  };
  const { retry } = queryClient.getDefaultOptions().queries!;
  await expect(queryClient.fetchQuery({ queryKey: [_what], queryFn, retry, retryDelay: 0 })).rejects.toBe(failure);
  expect(asked).toBe(times);
});

describe('what changed while it was asked for the first time', () => {
  const answers = () => {
    const given: ((answer: string) => void)[] = [];
    return { given, queryFn: () => new Promise<string>((resolve) => given.push(resolve)) };
  };
  const atOnce = () => new Promise((resolve) => setTimeout(resolve));

  it('is asked once more, where it is shown', async () => {
    const { given, queryFn } = answers();
    const observer = new QueryObserver(queryClient, { queryKey: ['shown'], queryFn });
    const stop = observer.subscribe(() => undefined);
    const told = queryClient.invalidateQueries({ queryKey: ['shown'] });
    given[0]?.('before the change');
    await atOnce();
    given[1]?.('after it');
    await told;
    expect(observer.getCurrentResult().data).toBe('after it');
    expect(given).toHaveLength(2);
    stop();
  });

  it('counts as old, where nobody looks at it', async () => {
    const { given, queryFn } = answers();
    const fetched = queryClient.fetchQuery({ queryKey: ['not shown'], queryFn });
    const told = queryClient.invalidateQueries({ queryKey: ['not shown'], refetchType: 'none' });
    given[0]?.('before the change');
    await Promise.all([fetched, told]);
    expect(queryClient.getQueryState(['not shown'])?.isInvalidated).toBe(true);
    expect(given).toHaveLength(1);
  });
});
