/**
 * Words that are frequent in the names of shops and in their addresses, folded, to mend what was misread. Kinds of
 * streets, quarters and trades, regions and large cities: never the names of companies.
 */
import { phrases } from '../../../layout/labels.js';
import { CITIES } from '../../../regions/cities.js';
import { MALAYSIAN_PLACES } from '../../../regions/malaysia.js';

/** For addresses that were torn apart or misread; also of two words. */
export const PLACE_WORDS: readonly string[] = [
  ...phrases(`
    street|avenue|boulevard|square|highway|terrace|crescent|building|ground|industrial|centre|centro|centrum|central|shopping|complex
    strasse|level|floor|office
  `),
  ...MALAYSIAN_PLACES,
  ...CITIES,
];

export const TRADE_WORDS = phrases(
  `enterprise|enterprises|trading|restaurant|restoran|restaurante|ristorante|bakery|bakeries|confectionery|kitchen|hardware|
  stationery|stationers|bookstore|bookstores|bookshop|pharmacy|pharmacie|farmacia|supermarket|hypermarket|supermarkt|supermarche|minimart|market|
  marketing|boutique|holdings|services|solutions|industries|industrial|international|company|syarikat|perniagaan|florist|garage|
  machinery|electrical|electronics|furniture|fashion|lighting|department|machineries|automobile|petroleum|mart|retail`.replace(
    /\n\s*/g,
    '',
  ),
);
