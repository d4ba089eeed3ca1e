/** Products that only one carrier sells: they name it where nothing else does. Folded. */
import { fold } from '../../../layout/fold.js';

const PRODUCTS: readonly (readonly [carrier: string, product: RegExp])[] = [
  ['UPS', /\b(?:next day air|2nd day air|3 day select|surepost|worldwide (?:saver|expedited))\b/],
  [
    'FedEx',
    /\b(?:priority overnight|standard overnight|first overnight|smart ?post|ground economy|international connect plus)\b/,
  ],
  ['USPS', /\b(?:ground advantage|priority mail|media mail|library mail|parcel select|first-class (?:mail|package))\b/],
  ['DHL', /\b(?:express worldwide|express easy|economy select|jetline|sprintline|warenpost|kleinpaket|europaket)\b/],
  ['GLS', /\b(?:euro ?business ?parcel|flex ?delivery ?service|shop ?(?:delivery|return) ?service)\b/],
  ['Royal Mail', /\b(?:special delivery guaranteed|tracked (?:24|48)|signed for)\b/],
  ['Parcelforce', /\bexpress ?(?:9|10|am|24|48)\b(?![:.])/],
  ['PostNord', /\b(?:mypack (?:home|collect)|varubrev)\b/],
  ['Posti', /\bpostipaketti\b/],
  ['Posten', /\b(?:servicepakke|pakke i postkassen)\b/],
  ['PostNL', /\bbrievenbuspak(?:je|ket)\b/],
  ['bpost', /\bbpack\b/],
  ['Chronopost', /\bchrono ?(?:10|13|18|relais|express|classic)\b/],
  ['Correos', /\bpaq (?:premium|estandar|today|ligero|azul|retorno)\b/],
  ['Poste Italiane', /\bposte ?delivery\b/],
  ['Poczta Polska', /\bpocztex\b/],
  ['InPost', /\bpaczkomat\b/],
  ['Česká pošta', /\bbalik (?:do ruky|na postu)\b/],
  ['Swiss Post', /\bpostpac\b/],
  ['Canada Post', /\b(?:xpresspost|expedited parcel)\b/],
  ['Correios', /\bsedex\b/],
  ['Japan Post', /\b(?:yu-?pack|letter ?pack)\b/],
  ['Blue Dart', /\b(?:dart (?:apex|surfaceline)|bharat dart)\b/],
];

export const ownerOfProduct = (text: string): string | undefined =>
  PRODUCTS.find(([, product]) => product.test(fold(text)))?.[0];
