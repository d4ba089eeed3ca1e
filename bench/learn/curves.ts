/**
 * What was said beside what was right, a panel for each type of document, as SVG: a dot is a tenth of the scale, as
 * large as the values in it are many; on the line it says what is so.
 */
import { binsOf, calibrationError, type Said } from '#extraction/scoring/calibration-error.js';

export interface Curve {
  readonly title: string;
  readonly values: readonly Said[];
}

const [SIDE, GAP, TOP, LEFT, COLUMNS] = [200, 52, 44, 46, 3];
/** Pixels of the dot of a bin that holds every value. */
const LARGEST = 16;
const TICKS = [0, 0.5, 1];

export function curvesSvg(curves: readonly Curve[]): string {
  const rows = Math.ceil(curves.length / COLUMNS);
  const [width, height] = [LEFT + COLUMNS * (SIDE + GAP), rows * (SIDE + TOP + GAP)];
  const panels = curves.map((curve, index) => {
    const [x, y] = [LEFT + (index % COLUMNS) * (SIDE + GAP), TOP + Math.floor(index / COLUMNS) * (SIDE + TOP + GAP)];
    return `<g transform="translate(${x} ${y})">\n${panel(curve)}\n</g>`;
  });
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}" font-family="sans-serif" font-size="12">`,
    `<rect width="${width}" height="${height}" fill="#fff"/>`,
    ...panels,
    '</svg>\n',
  ].join('\n');
}

function panel({ title, values }: Curve): string {
  const error = calibrationError(values)?.toFixed(3) ?? 'none';
  const dots = binsOf(values).flatMap(({ count, said, right }) => {
    if (count === 0) return [];
    const radius = Math.max(2, LARGEST * Math.sqrt(count / values.length)).toFixed(1);
    const place = `cx="${across(said)}" cy="${up(right)}" r="${radius}"`;
    return [
      `<circle ${place} fill="#2563eb" fill-opacity="0.6"><title>${count} values: said ${percent(said)}, right ${percent(right)}</title></circle>`,
    ];
  });
  const ticks = TICKS.flatMap((tick) => [
    `<text x="${across(tick)}" y="${SIDE + 16}" text-anchor="middle" fill="#555">${tick}</text>`,
    `<text x="-8" y="${up(tick) + 4}" text-anchor="end" fill="#555">${tick}</text>`,
  ]);
  return [
    `<text x="0" y="-22" font-weight="bold" fill="#111">${title}</text>`,
    `<text x="0" y="-7" fill="#555">${values.length} values, error ${error}</text>`,
    `<rect width="${SIDE}" height="${SIDE}" fill="#f6f7f9" stroke="#ccc"/>`,
    `<path d="M0 ${SIDE}L${SIDE} 0" stroke="#999" stroke-dasharray="4 4"/>`,
    ...dots,
    ...ticks,
    `<text x="${SIDE / 2}" y="${SIDE + 32}" text-anchor="middle" fill="#555">said</text>`,
    `<text transform="translate(-30 ${SIDE / 2}) rotate(-90)" text-anchor="middle" fill="#555">right</text>`,
  ].join('\n');
}

const across = (part: number): number => Math.round(part * SIDE);
const up = (part: number): number => SIDE - across(part);
const percent = (part: number): string => `${(part * 100).toFixed(1)} %`;
