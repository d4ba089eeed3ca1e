/** "Yes" and "No" in one word, as boxes to tick offer them. */
export const YES_OR_NO = /^(?:yes|no|ja|nein|nee|nej|nei|oui|non|s[iíì]|sim|n[aã]o|tak|nie)[.,:]?$/iu;
