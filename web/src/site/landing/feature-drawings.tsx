/**
 * A small drawing for each feature, in the pen of the logo: ink lines, and the highlighter where something was read.
 */
import type { ReactNode } from 'react';

function Drawing({ children }: { children: ReactNode }) {
  return (
    <svg
      viewBox="0 0 132 84"
      className="h-24 w-auto text-ink"
      aria-hidden="true"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.5"
      strokeLinecap="round"
      strokeLinejoin="round"
    >
      {children}
    </svg>
  );
}

const Leaf = ({ x = 2 }: { x?: number }) => <path d={`M${x} 3h36l14 14v64H${x}z`} fill="var(--raised)" />;

export function PlaceDrawing() {
  return (
    <Drawing>
      <Leaf />
      <path d="M10 44h36v12H10z" fill="var(--mark)" stroke="none" />
      <path d="M10 24h22M10 34h30M10 66h18" />
      <path d="M14 50h26" stroke="var(--on-mark)" />
      <path d="M46 50c18 0 14-18 34-18" stroke="var(--ink-faint)" />
      <path d="M84 24h42v16H84z" fill="var(--raised)" />
      <path d="M92 32h26" />
    </Drawing>
  );
}

export function SureDrawing() {
  return (
    <Drawing>
      {[14, 36, 58].map((y, row) => (
        <g key={y}>
          <path d={`M2 ${y}h28`} />
          <path d={`M42 ${y}h72`} stroke="var(--line-strong)" strokeWidth="5" opacity=".35" />
          <path
            d={`M42 ${y}h${[70, 62, 28][row]}`}
            strokeWidth="5"
            stroke={row === 2 ? 'var(--mark-line)' : 'var(--good)'}
          />
        </g>
      ))}
      <path d="m122 13 3 3 5-6M122 35l3 3 5-6" stroke="var(--good)" />
      <path d="M126 53v5m0 4v.2" stroke="var(--mark-line)" strokeWidth="2" />
    </Drawing>
  );
}

export function HistoryDrawing() {
  return (
    <Drawing>
      <path d="M10 12v60" stroke="var(--line-strong)" />
      {[12, 42, 72].map((y, at) => (
        <circle key={y} cx="10" cy={y} r="5" fill={at === 0 ? 'var(--mark)' : 'var(--raised)'} />
      ))}
      <path d="M26 12h34M26 42h34M26 72h34" />
      <path d="M76 42h24" stroke="var(--ink-faint)" />
      <path d="M72 42h32" stroke="var(--bad)" />
      <path d="M72 6h34v12H72z" fill="var(--mark)" stroke="none" />
      <path d="M76 12h26" stroke="var(--on-mark)" />
      <path d="M76 72h22" />
    </Drawing>
  );
}

export function FormatsDrawing() {
  return (
    <Drawing>
      <path d="M2 12h34v60H2z" fill="var(--raised)" />
      <path d="M15 30c-5 0-3 12-7 12 4 0 2 12 7 12M24 30c5 0 3 12 7 12-4 0-2 12-7 12" />
      <path d="M49 12h34v60H49z" fill="var(--raised)" />
      <path d="M49 27h34M49 42h34M49 57h34M60 12v60M72 12v60" stroke="var(--line-strong)" />
      <path d="M49 12h34v15H49z" fill="var(--mark)" />
      <path d="M60 12v15M72 12v15" />
      <path d="M96 12h34v60H96z" fill="var(--raised)" />
      <path d="m108 34-6 8 6 8M118 34l6 8-6 8" />
    </Drawing>
  );
}

export function LocalDrawing() {
  return (
    <Drawing>
      <path d="M2 10h86v52H2z" fill="var(--raised)" />
      <path d="M30 78h30M45 62v16" />
      <path d="M28 20h22l8 8v26H28z" />
      <path d="M33 36h20v7H33z" fill="var(--mark)" stroke="none" />
      <path d="M33 30h12M33 48h12" />
      <path d="M35 39.500h16" stroke="var(--on-mark)" />
      <path
        d="M104 46a9 9 0 0 1-1-18 12 12 0 0 1 22-2 9 9 0 0 1 2 18z"
        stroke="var(--ink-faint)"
        strokeDasharray="2 4"
      />
      <path d="m98 54 30-36" stroke="var(--ink-faint)" />
    </Drawing>
  );
}

export function DeletedDrawing() {
  return (
    <Drawing>
      <path d="M2 3h36l14 14v64H2z" strokeDasharray="3 4" stroke="var(--ink-faint)" />
      <path d="M10 28h18M10 38h30M10 48h24M10 58h28" stroke="var(--line-strong)" strokeDasharray="1 6" />
      <circle cx="82" cy="42" r="11" fill="var(--mark)" />
      <circle cx="79" cy="42" r="2.500" fill="currentColor" stroke="none" />
      <path d="M93 42h12M111 42h17v7M119 42v6" />
      <path d="m104 33 8 18" stroke="var(--bad)" />
    </Drawing>
  );
}
