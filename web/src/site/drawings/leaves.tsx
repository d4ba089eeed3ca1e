/**
 * Six documents in small. Grey strokes are text; what stands on the highlighter is what is read. Always paper, in a
 * dark room too.
 */
import type { ReactNode } from 'react';

type Box = readonly [x: number, y: number, width: number, height: number];

interface LeafProps {
  readonly marks: readonly Box[];
  /** Lines of text: x, y, length. */
  readonly text: readonly (readonly [number, number, number])[];
  readonly children?: ReactNode;
}

function Leaf({ marks, text, children }: LeafProps) {
  return (
    <svg viewBox="0 0 120 156" aria-hidden="true" fill="none" strokeLinecap="round">
      <path d="M.5.500h119v155H.5z" fill="var(--raised)" stroke="var(--line)" />
      {marks.map(([x, y, width, height]) => (
        <rect key={`${x} ${y}`} x={x} y={y} width={width} height={height} fill="var(--mark)" />
      ))}
      <g stroke="var(--ink)" strokeWidth="2" opacity=".55">
        {text.map(([x, y, length]) => (
          <path key={`${x} ${y}`} d={`M${x} ${y}h${length}`} />
        ))}
      </g>
      {children}
    </svg>
  );
}

const Bars = ({ x, y, height, widths }: { x: number; y: number; height: number; widths: readonly number[] }) => (
  <g fill="var(--ink)">
    {widths.map((width, at) => (
      <rect
        key={at}
        x={x + widths.slice(0, at).reduce((sum, before) => sum + before + 1.6, 0)}
        y={y}
        width={width}
        height={height}
      />
    ))}
  </g>
);

export function InvoiceLeaf() {
  return (
    <Leaf
      marks={[
        [8, 10, 44, 12],
        [78, 24, 34, 10],
        [70, 124, 42, 13],
      ]}
      text={[
        [12, 16, 36],
        [82, 16, 22],
        [82, 29, 26],
        [12, 34, 30],
        [12, 41, 24],
        ...[64, 76, 88, 100].flatMap((y): [number, number, number][] => [
          [12, y, 42],
          [66, y, 8],
          [94, y, 14],
        ]),
        [74, 118, 12],
        [94, 118, 14],
        [74, 130.5, 12],
        [92, 130.5, 16],
      ]}
    >
      <path d="M10 54h100M10 109h100" stroke="var(--ink)" strokeWidth="1" />
    </Leaf>
  );
}

export function ReceiptLeaf() {
  return (
    <svg viewBox="0 0 120 156" aria-hidden="true" fill="none" strokeLinecap="round">
      <path
        d="M22 1h76v148l-6.300 5-6.400-5-6.300 5-6.400-5-6.300 5-6.300-5-6.400 5-6.300-5-6.300 5-6.400-5-6.300 5-6.300-5z"
        fill="var(--raised)"
        stroke="var(--line)"
      />
      <path d="M38 10h44v13H38zM28 32h36v11H28zM28 112h64v13H28z" fill="var(--mark)" />
      <path
        d="M43 16.500h34M32 37.500h28M32 56h26M80 56h8M32 67h32M80 67h8M32 78h22M80 78h8M32 102h18M80 102h8M32 118.500h22M76 118.500h12M42 138h36"
        stroke="var(--ink)"
        strokeWidth="2"
        opacity=".55"
      />
      <path d="M30 90h60" stroke="var(--ink)" strokeDasharray="2 4" />
    </svg>
  );
}

export function ContractLeaf() {
  return (
    <Leaf
      marks={[
        [10, 34, 50, 10],
        [40, 62, 34, 10],
        [54, 98, 52, 10],
      ]}
      text={[
        [34, 16, 52],
        [14, 39, 42],
        [66, 39, 38],
        [14, 48, 92],
        [14, 57, 70],
        [14, 67, 20],
        [44, 67, 26],
        [80, 67, 26],
        [14, 76, 92],
        [14, 85, 54],
        [14, 103, 34],
        [58, 103, 44],
        [14, 112, 60],
        [14, 144, 34],
        [72, 144, 34],
      ]}
    >
      <path
        d="M16 138c6-10 8-8 8-2s4-8 8-6 4 4 10 2M74 137c4-6 10-10 9-3s8-6 12-3 4 1 8 0"
        stroke="var(--accent)"
        strokeWidth="1.500"
      />
    </Leaf>
  );
}

export function IdCardLeaf() {
  return (
    <svg viewBox="0 0 120 156" aria-hidden="true" fill="none" strokeLinecap="round">
      <rect x="1" y="38" width="118" height="80" rx="6" fill="var(--raised)" stroke="var(--line)" />
      <path d="M46 51h40v11H46zM46 67h28v11H46zM8 97h104v15H8z" fill="var(--mark)" />
      <rect x="10" y="49" width="28" height="36" fill="var(--sunken)" stroke="var(--line-strong)" />
      <circle cx="24" cy="62" r="6" fill="var(--line-strong)" />
      <path d="M14 85c0-12 20-12 20 0z" fill="var(--line-strong)" />
      <path d="M50 56.500h32M50 72.500h20M50 86h40" stroke="var(--ink)" strokeWidth="2" opacity=".55" />
      <path
        d="M12 102h96M12 107.500h96"
        stroke="var(--ink)"
        strokeWidth="2"
        strokeDasharray="3 3"
        strokeLinecap="butt"
        opacity=".7"
      />
    </svg>
  );
}

export function LabelLeaf() {
  return (
    <Leaf
      marks={[
        [8, 48, 60, 34],
        [22, 132, 76, 11],
      ]}
      text={[
        [12, 14, 30],
        [12, 22, 38],
        [12, 30, 26],
        [14, 56, 44],
        [14, 65, 50],
        [14, 74, 36],
        [28, 138, 64],
      ]}
    >
      <path d="M4 40h112M4 90h112" stroke="var(--ink)" strokeWidth="1.500" />
      <path d="M82 10h28v22H82z" stroke="var(--ink)" strokeWidth="1.500" />
      <path d="M88 26v-8l8 8v-8M102 18v8" stroke="var(--ink)" strokeWidth="1.500" />
      <Bars
        x={14}
        y={98}
        height={28}
        widths={[2, 1, 3, 1, 1, 2, 4, 1, 2, 1, 3, 2, 1, 1, 4, 1, 2, 3, 1, 1, 2, 3, 1, 4, 1]}
      />
    </Leaf>
  );
}

export function FormLeaf() {
  return (
    <Leaf
      marks={[
        [10, 46, 48, 15],
        [64, 46, 46, 15],
        [10, 76, 100, 15],
      ]}
      text={[
        [12, 16, 56],
        [12, 40, 18],
        [66, 40, 22],
        [12, 71, 28],
        [28, 110, 50],
        [28, 124, 60],
        [28, 138, 34],
      ]}
    >
      <path d="M10 46h48v15H10zM64 46h46v15H64zM10 76h100v15H10z" stroke="var(--ink)" opacity=".6" />
      <path
        d="M14 56c5-6 6 2 11-3s6 3 12 0 6-2 10-1M68 56c4-5 8 2 12-2s8 2 14 0M14 86c8-6 8 2 16-3s10 4 18 0 10 2 22-1"
        stroke="var(--accent)"
        strokeWidth="1.500"
      />
      <path d="M12 106h8v8h-8zM12 120h8v8h-8zM12 134h8v8h-8z" stroke="var(--ink)" strokeWidth="1.200" />
      <path d="m13.500 124 2.500 2.500 5-7" stroke="var(--accent)" strokeWidth="2" />
    </Leaf>
  );
}

export const LEAVES = {
  invoice: InvoiceLeaf,
  receipt: ReceiptLeaf,
  contract: ContractLeaf,
  idCard: IdCardLeaf,
  label: LabelLeaf,
  form: FormLeaf,
} as const;
