/** What a document calls itself or its issuer, and so is nobody's name. */
export const isTitle = (text: string): boolean =>
  /licen[cs]e|permi[st]|identi[ft]|\bcard\b|passport|republi|australia|\busa\b/i.test(text);
