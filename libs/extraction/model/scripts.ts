/** Scripts by their characters. */

const EAST_ASIAN = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u;

/** Some of it is Chinese or Japanese. */
export const isEastAsian = (text: string): boolean => EAST_ASIAN.test(text);
