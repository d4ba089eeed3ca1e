/** When a workspace should be told that its credits are nearly used up. */
import type { Credits } from './credits.js';

const LOW_FROM = 0.9;

export interface LowCredits {
  readonly granted: number;
  /** Reserved ones count as used. */
  readonly used: number;
  readonly left: number;
}

/** undefined: there are enough, or there is no end of them. */
export function lowCredits({ granted, extra, used, open }: Credits): LowCredits | undefined {
  if (granted === null) return undefined;
  const all = granted + extra;
  const taken = used + open.size;
  return taken >= all * LOW_FROM ? { granted: all, used: taken, left: Math.max(0, all - taken) } : undefined;
}
