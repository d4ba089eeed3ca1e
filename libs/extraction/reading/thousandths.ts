/** Whether the money of a page has three decimals: "12.500" of Kuwait's dinars is twelve and a half. */
import { hasThousandths } from '../normalise/amounts.js';
import { currencyOfPlace } from '../regions/currencies.js';

/** Behind a point or a comma. */
const THREE = /\d[.,]\d{3}(?![\d.,])/g;
const TWO = /\d[.,]\d{2}(?![\d.,%])/g;

/** More of its figures end so than in hundredths, and it is from where money does. */
export function countsInThousandths(text: string): boolean {
  const [three, two] = [text.match(THREE)?.length ?? 0, text.match(TWO)?.length ?? 0];
  return three > two && hasThousandths(currencyOfPlace(text));
}
