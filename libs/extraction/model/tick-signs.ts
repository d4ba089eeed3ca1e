/** Boxes to tick as words of a page, as text layers have them too. */
export const TICKED_SIGN = '☒';
export const EMPTY_SIGN = '☐';
