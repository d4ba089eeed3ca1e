/**
 * Documents as bars and credits as a stroke across each, day by day. What is pointed at is told to whoever shows it in
 * words.
 */
import type { UsageDay } from '#contracts/workspaces.js';
import type { PointerEvent } from 'react';
import { count } from '../../../lib/format.js';
import { classNames } from '../../../ui/class-names.js';
import { scaleOf, summaryOf } from '../model/history.js';

const HEIGHT = 112;
/** Of a day's width. */
const BAR = 0.62;
const STROKE = 0.86;

interface UsageChartProps {
  days: readonly UsageDay[];
  chosen: number | null;
  onChoose: (day: number | null) => void;
}

export function UsageChart({ days, chosen, onChoose }: UsageChartProps) {
  const top = scaleOf(days);
  const width = 100 / days.length;
  const height = (value: number) => (value / top) * HEIGHT;
  const point = (event: PointerEvent<SVGSVGElement>) => {
    const { left, width: all } = event.currentTarget.getBoundingClientRect();
    onChoose(Math.min(days.length - 1, Math.max(0, Math.floor(((event.clientX - left) / all) * days.length))));
  };
  return (
    <div className="relative pt-4">
      <span aria-hidden="true" className="absolute top-0 right-0 text-2xs text-ink-faint tabular">
        {count(top)}
      </span>
      <svg
        role="img"
        aria-label={summaryOf(days)}
        width="100%"
        height={HEIGHT + 1}
        className="block touch-pan-y overflow-visible"
        onPointerMove={point}
        onPointerDown={point}
        onPointerLeave={() => onChoose(null)}
      >
        <line x1="0" x2="100%" y1="0.5" y2="0.5" className="stroke-line" strokeDasharray="2 4" />
        {days.map(({ date, documents, credits }, index) => {
          const at = (part: number) => `${(index + (1 - part) / 2) * width}%`;
          const lit = index === chosen;
          return (
            <g key={date}>
              {lit && (
                <rect x={`${index * width}%`} y="0" width={`${width}%`} height={HEIGHT} className="fill-sunken" />
              )}
              {documents > 0 && (
                <rect
                  x={at(BAR)}
                  y={HEIGHT - Math.max(2, height(documents))}
                  width={`${width * BAR}%`}
                  height={Math.max(2, height(documents))}
                  className={classNames('transition-colors', lit ? 'fill-ink-faint' : 'fill-line-strong')}
                />
              )}
              {credits > 0 && (
                <rect
                  x={at(STROKE)}
                  y={HEIGHT - Math.max(2, height(credits)) - 1}
                  width={`${width * STROKE}%`}
                  height="2"
                  className="fill-ink"
                />
              )}
            </g>
          );
        })}
        <line x1="0" x2="100%" y1={HEIGHT + 0.5} y2={HEIGHT + 0.5} className="stroke-line-strong" />
      </svg>
    </div>
  );
}
