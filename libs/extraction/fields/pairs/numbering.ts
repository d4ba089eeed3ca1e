/** How forms number what they ask for, in front of the label: "4. Name", "(D.1) Name", "4 NAME" without its dot. */
export const NUMBERED = /^(?:\d{1,2}(?:[.)]\s*|\s(?=\p{Lu}))|\(\p{Lu}?\.?\d{0,2}\)\s*)/u;

/** A label without its number and remarks. */
export const bareLabel = (text: string): string =>
  text
    .replace(NUMBERED, '')
    .replace(/\([^)]*\)/g, '')
    .trim();
