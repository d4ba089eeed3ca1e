/** Order statistics; benchmarks on shared machines report medians, never means. */
export function quantile(values: readonly number[], q: number): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * q))] ?? NaN;
}

export const median = (values: readonly number[]): number => quantile(values, 0.5);
