/** Whose "¥" it is: China writes its yuan so, too. */
import { currencyOfPlace } from '../../regions/currencies.js';

/** @param code of the sign, `JPY` where "¥" stands */
export const yenOrYuan = (code: string, text: string): string =>
  code === 'JPY' && currencyOfPlace(text) === 'CNY' ? 'CNY' : code;
