/**
 * The words that names of services are made of, in the languages of the labels, folded: what goes ("parcel", "lettre"),
 * how fast, by which way, how far, to where, and what is done with it there. A cell of such words alone is a service.
 */
import { fold } from '../../../layout/fold.js';
import { isCountry } from '../../../fields/vocabulary/names.js';
import { carrierIn } from './carriers.js';

const words = (list: string): Set<string> => new Set(fold(list).split(/\s+/).filter(Boolean));

/** Each of them may be all a service is called. */
const CORE = words(`
  express expres expreso expresso exprés standard standart estandar padrao normal economy eco economico economica
  economique priority prioritaire prioritario prioritaria premium basic basico classic clasico clasica overnight
  urgent urgente rapid rapido ground surface air aereo aerea terrestre road sea ocean rail speed regular expedited nextday sameday
  paket pakket pakke paketti paczka colis paquete paqueteria pacote pacco csomag balik siunta pakk paks
  encomienda messagerie mensajeria livraison entrega levering lieferung zustellung dostawa doreczenie doruceni
  kezbesites dorucenie pristatymas toimitus leverans domicile domicilio home hjem hjemme haus paczkomat pastomatas
  pakomats pakiautomaat pakiautomaadi locker pickup relay relais return returns retour retoure retouren retur devolucion devolucao reso zwrot
  tracked signed registered certified guaranteed freight ltl ftl pac standaard standar standart reguler ekonomi ekonomik
  ekonomiczna ekspres ekspress eilsendung spoed kilat hemat stuckgut sammelgut priorytetowa celere espresso
  посылка посилка пратка экспресс експрес стандарт эконом економ экономичный обычная ценная заказное бандероль
  адресна адресная доставка доставки τυποποιημενη εξπρες επιδοση παραδοση hraðsending heimsending pakki pakkaþjónusta
  vandaag heute oggi hoje dzis idag hempaket
  einschreiben recommande raccomandata aangetekend rekommenderat rekommanderet rekommandert polecony polecona doporucene
  ajanlott
`);
/** They go with others. */
const MORE = words(`
  parcel parcels package pkg pack packet letter lettre brief carta mail post door deur porta puerta address adresse
  adres depot point punto punkt shop store box small large medium next same first second one two three day days dag tag dia jour
  transit domestic local general national nacional nationale international internacional internationale internazionale intl europe europa
  european world worldwide global plus pro light lite smart select saver business privat private b2b b2c c2c cod
  service services servicio servizo svc servico servizio service class klasse tracking signature unterschrift firma
  kurier kurir courier kargo koti pika einwurf ruckschein pallet palette weekend samstag sabado morgen manana
  demain amanha jutro imorgen imorgon oficina sucursal agencia mercancia documento mini maxi suivi
  склад дверь двері отделение відділення офис офіс дом адрес до постамат поштомат курьер кур'єр международная
  σπιτι καταστημα οικον heim pósthús póstbox
  delivery deliver special guaranteed evening morning avond soir saturday noon am pm
  a de la le les al il lo do da di du des na no ne til till to of and with without avec sans con sin com sem mit ohne
  met zonder en et y e und og i w v z po za dla für pour para per por
`);
const TIME = /^(?:\d{1,2}(?:h|:\d{2}|am|pm)?|24\/7|1st|2nd|\d{1,2}-\d{1,2})$/;
const MOST_WORDS = 6;
/** Articles and prepositions are no second word. */
const GLUE = /^.{1,3}$/;

const isWord = (word: string): boolean => CORE.has(word) || MORE.has(word);

/** "Retourpakket", "Expresspaket", "parcelshop": languages that write two words as one do so of any. */
function halves(word: string): string[] {
  const cuts = Array.from({ length: Math.max(0, word.length - 2 * HALF + 1) }, (_, at) => at + HALF);
  const cut = isWord(word) ? undefined : cuts.find((at) => isWord(word.slice(0, at)) && isWord(word.slice(at)));
  return cut === undefined ? [word] : [word.slice(0, cut), word.slice(cut)];
}
const HALF = 4;

const partsOf = (text: string): string[] =>
  fold(text)
    .split(/[\s/+&,–—-]+|(?<=\p{L}{4})(?=\d)/u)
    .map((word) => word.replace(/^[.®™*]+|[.®™*]+$/g, ''))
    .filter(Boolean)
    .flatMap(halves);

/** Nothing but words of services, times and names of carriers. */
export function isAboutService(text: string): boolean {
  const said = partsOf(text);
  return (
    said.length > 0 &&
    said.length <= MOST_WORDS &&
    said.every((word) => isWord(word) || TIME.test(word) || isName(word))
  );
}

/** It is what carriers sell by itself ("Express"), or of two words ("B2C Smart Express"). */
export function isService(text: string): boolean {
  const said = partsOf(text);
  const whole = CORE.has(said[0] ?? '') || said.filter((word) => !GLUE.test(word)).length > 1;
  return isAboutService(text) && whole && said.some((word) => CORE.has(word));
}

const isName = (word: string): boolean => word.length > 2 && (carrierIn(word) !== undefined || isCountry(word));
