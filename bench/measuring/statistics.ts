/** Order statistics; benchmarks on shared machines report medians, never means. */
export function quantile(values: readonly number[], q: number): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * q))] ?? NaN;
}

export const median = (values: readonly number[]): number => quantile(values, 0.5);

export type Point = readonly [x: number, y: number];

/** Of the line through them with the least squares; 0 of fewer than two. */
export function slopeOf(points: readonly Point[]): number {
  const mean = (of: (point: Point) => number) => points.reduce((sum, point) => sum + of(point), 0) / points.length;
  const [x, y] = [mean((point) => point[0]), mean((point) => point[1])];
  const spread = mean((point) => (point[0] - x) ** 2);
  return spread > 0 ? mean((point) => (point[0] - x) * (point[1] - y)) / spread : 0;
}
