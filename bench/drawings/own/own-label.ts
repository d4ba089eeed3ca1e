/** A shipping label drawn by those who write the rules: who sends, who receives, and what else is on it. */
import { type Drawing } from '../drawing.js';
import { type CodeFormat, type Pen } from '../paper/pen.js';
import { type Wear } from '../paper/wear.js';

export interface Party {
  readonly name: string;
  /** The person beside the company. */
  readonly person?: string;
  /** From building or street to postcode and town. */
  readonly lines: readonly string[];
  readonly country?: string;
}

interface Said {
  readonly to: Party;
  readonly postcode: string;
  readonly from?: Party;
  readonly tracking?: string;
  readonly carrier?: string;
  readonly reference?: string;
  readonly weight?: string;
}

interface Sheet {
  readonly lang?: string;
  readonly dpi?: number;
  readonly size?: readonly [number, number];
  readonly wear?: Wear;
}

/** Of a thermal printer, four inches by six, where nothing else is said. */
export function ownLabel(name: string, said: Said, draw: (pen: Pen) => void, sheet: Sheet = {}): Drawing {
  const { to, from, postcode, tracking, carrier, reference, weight } = said;
  const { lang = 'en', dpi = 203, size = [102, 152], wear = { thermal: true } } = sheet;
  return {
    name: `own-${name}`,
    docType: 'shipping_label',
    lang,
    sheet: size,
    dpi,
    wear,
    draw,
    truth: {
      fields: {
        ...(carrier && { carrier }),
        ...(tracking && { trackingNumber: tracking.replace(/[ .-]/g, '') }),
        ...(from && { senderName: from.name, senderAddress: addressOf(from) }),
        recipientName: to.name,
        recipientAddress: addressOf(to),
        recipientPostcode: postcode,
        ...(weight && { weight }),
        ...(reference && { reference }),
      },
      alt: { ...(from && alsoRight('sender', from)), ...alsoRight('recipient', to) },
      ...(tracking && { printed: { trackingNumber: tracking } }),
    },
  };
}

const addressOf = ({ lines, country }: Party): string => [...lines, ...(country ? [country] : [])].join(', ');

const alsoRight = (role: string, { person, lines, country }: Party): Record<string, readonly string[]> => ({
  ...(person && { [`${role}Name`]: [person] }),
  ...(country && { [`${role}Address`]: [lines.join(', ')] }),
});

/** All that is printed of a party, a line each. */
export const printed = ({ name, person, lines, country }: Party): string[] => [
  name,
  ...(person ? [person] : []),
  ...lines,
  ...(country ? [country] : []),
];

/** Bars, and centred under them what they say. */
export function bars(
  pen: Pen,
  text: string,
  [x, y, width, height]: readonly [number, number, number, number],
  { shown = text, format = 'Code128' as CodeFormat, size = 9 } = {},
): void {
  pen.code(format, text, x, y, width, height);
  if (shown) pen.text(shown, x + width / 2, y + height + 1, { size, align: 'center' });
}

export const BOLD = { face: 'sans bold' } as const;
/** The faces that ZPL's own fonts look like. */
export const NARROW = { face: 'sans bold', stretch: 0.78 } as const;
export const MONO = { face: 'type' } as const;
