/** Marks a text where it is written down, for whoever shows it to translate. */
export const msg = <Text extends string>(text: Text): Text => text;
