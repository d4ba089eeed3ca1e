import { requestCounterContract } from '#ports/request-counter.contract.js';
import { MemoryRequestCounter } from './memory-request-counter.js';

requestCounterContract('MemoryRequestCounter', (clock) => {
  const counter = new MemoryRequestCounter(clock);
  return [counter, counter];
});
