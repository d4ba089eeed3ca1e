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
