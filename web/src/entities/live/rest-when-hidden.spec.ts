import { jest } from '@jest/globals';
import { restWhenHidden } from './rest-when-hidden.js';

/** Another tab: the same channel, heard by all but the one that speaks. */
const page = Object.assign(new EventTarget(), { visibilityState: 'visible' });
const become = (visibilityState: string) => {
  page.visibilityState = visibilityState;
  page.dispatchEvent(new Event('visibilitychange'));
};
Object.assign(globalThis, { document: page });

describe('a tab', () => {
  let rested: number;
  let stop: () => void;
  beforeEach(() => {
    jest.useFakeTimers({ doNotFake: ['setImmediate', 'queueMicrotask', 'nextTick'] });
    become('visible');
    rested = 0;
    stop = restWhenHidden(() => (rested += 1));
  });
  afterEach(() => {
    stop();
    jest.useRealTimers();
  });

  it('rests when it was hidden for long, and not when it was looked at again', () => {
    become('hidden');
    jest.advanceTimersByTime(59_000);
    become('visible');
    jest.advanceTimersByTime(120_000);
    expect(rested).toBe(0);
    become('hidden');
    jest.advanceTimersByTime(60_000);
    expect(rested).toBe(1);
  });

  it('rests at once when it is hidden and another one opens', async () => {
    const heard = () =>
      new Promise<void>((resolve) => {
        const witness = new BroadcastChannel('recto-live');
        witness.onmessage = () => {
          witness.close();
          resolve();
        };
        restWhenHidden(() => undefined)();
      });
    await heard();
    expect(rested).toBe(0);
    become('hidden');
    await heard();
    expect(rested).toBe(1);
  });

  it('is left alone once it stopped', () => {
    become('hidden');
    stop();
    jest.advanceTimersByTime(120_000);
    expect(rested).toBe(0);
  });
});
