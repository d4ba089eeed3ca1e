/**
 * What a contract says of one of its dates: that it begins then, that it was made then, or something that is no first
 * day of it. English, German, French, Spanish, Italian, Dutch. Pure; works on folded text.
 */

/** From the least to the most that a text says for a date as the contract's first day. */
export const SAID = {
  other: -1,
  nothing: 0,
  signed: 1,
  headed: 2,
  made: 3,
  lasts: 4,
  begins: 5,
  defined: 6,
} as const;
export type Said = keyof typeof SAID;

const any = (...parts: readonly string[]): string => `(?:${parts.join('|')})`;
/** The contract, as its own text calls it. */
const CONTRACT = any(
  String.raw`\b(?:this|the)\b(?: [^\s.;]+){0,5}? (?:agreement|lease|contract|deed|licen[cs]e|letter|document|settlement|amendment|addendum|memorandum|undertaking|tenancy|engagement|appointment|employment|arrangement|partnership|internship|placement)`,
  String.raw`(?:vertrag|vereinbarung|verhaltnis|nachtrag)\w*|\b(?:das praktikum|die gesellschaft)`,
  String.raw`\b(?:contrat|accord|convention|bail|avenant|engagement|presentes|stage|mandat|cession)`,
  String.raw`\b(?:contrato|acuerdo|convenio|arrendamiento)`,
  String.raw`\b(?:contratto|accordo|scrittura|locazione|incarico)`,
  String.raw`\w*(?:overeenkomst|contract)\b|\b(?:vennootschap|maatschap|stage|opdracht)\b`,
);
const EFFECT = any(
  String.raw`\beffective`,
  String.raw`\b(?:have|has|having|with|takes?|taking|comes? into|coming into|enters? into|in|into) (?:full )?(?:effect|force)`,
  String.raw`\bapplies|\bvalid`,
  String.raw`\btritt|\bmit wirkung|\bin kraft|\bwirksam|\bgultig|\bgilt`,
  String.raw`\beffets?|\ben vigueur`,
  String.raw`\ben vigor|\bregir(?:a)?|\befectos?|\bvigencia|\bvigente`,
  String.raw`\bdecorr(?:e|era|enza|enti)|\beffetto|\befficacia|\bin vigore|\bvigore`,
  String.raw`\bin werking|\btreedt|\bmet ingang|\bingaande|\bingegaan|\bgeldig|\bgaat in|\bgaat`,
);
/** How long it lasts begins then, as of a lease that was made before; or it is counted from then. */
const LASTS = any(
  String.raw`\b(?:years?|months?|jahre?n?|monate?n?|ans|annees?|mois|anos?|mes(?:es)?|ann[oi]|mes[ei]|jaar|jaren|maand(?:en)?)[),]* (?:from|ab|a (?:compter|partir|decorrere)|desde|contados|a contar|decorrenti|dal|vanaf)`,
  String.raw`\b(?:commenc|begin|start)\w*`,
  String.raw`\bbeginn\w*|\blauft`,
  String.raw`\b(?:commence|debute)\w*`,
  String.raw`\b(?:comen[cz]|inici|empez)\w*`,
  String.raw`\binizi\w*`,
  String.raw`\bvangt|\baanvang\w*`,
);
/** Between such a word and the date. */
const TO_DATE = String.raw`(?:[\s,:]+(?:as|of|from|on|upon|at|noon|midnight|and|is|the|this|date|with|binding|beginning|um|\d[\d:.]* ?(?:[ap]\.?m\.?|uhr)?|am|zum|ab|vom|mit|dem|a|compter|partir|du|au|le|la|el|dia|desde|de|del|dal|dalla|il|giorno|data|decorrere|op|van|per|aan|in)(?![\p{L}]))*[\s,:('’]*$`;

const DEFINED = new RegExp(
  String.raw`${any('(?:effective|commencement|start|inception) date', 'vertragsbeginn|mietbeginn|inkrafttreten', "date d'(?:effet|entree en vigueur)|date de (?:debut|prise d'effet)", 'fecha de (?:inicio|efectos?|entrada en vigor)', 'data di (?:inizio|decorrenza|efficacia)', 'ingangsdatum|aanvangsdatum|startdatum')}["”“»'’)]*(?: (?:of|for|des|du|del|van) [^.;:]{3,40}?)?(?:[\s:–-]|\b(?:means|shall mean|is|shall be|will be|ist|est|sera|es|sera el|e|bedeutet))*(?:the|am|le|el|il|op|der)?[\s:]*$`,
  'u',
);
const DEFINED_AFTER =
  /^[^\p{L}\d.;]{0,3}\(\s*(?:(?:the|such date|hereinafter|hereafter|referred to|as|der|le|la|el|il|de|in seguito|ci-apres|en adelante|nachfolgend)[\s,:]+)*["“”„«'‘]\s?(?:[\w-]+ ){0,3}(?:(?:effective|commencement|start|inception) date|inkrafttreten|date d'|fecha de (?:inicio|efec|entrada)|data di (?:inizio|decorr|effic)|ingangsdatum)/u;
const BEGINS = new RegExp(EFFECT + TO_DATE, 'u');
const LASTS_FROM = new RegExp(LASTS + TO_DATE, 'u');
/** "from 1 May 2022 to 30 April 2024" */
const RANGE_FROM = /\b(?:from|between|vom|von|du|del?|desde el|dal|van)[\s:]*$/;
const RANGE_TO =
  /^,? (?:\([^)]*\) )?(?:to|until|till|through|and|bis|au|jusqu'au|al|hasta el|fino al|tot)\b[^.;\d]{0,25}\d/;
const OWN = new RegExp(
  String.raw`${CONTRACT}|\b(?:term|tenancy|laufzeit|mietzeit|duree|duracion|durata|duur|huur)\b`,
  'u',
);
/** "made this", "entered into as of", "dated for reference the" */
const ON = String.raw`(?: (?:and|entered into|executed|made|delivered|effective|for reference|in \w+|at [^.;]{3,40}|as|of|on|this|the|in|is))*\W*$`;
const MADE = new RegExp(
  String.raw`\b(?:made|entered into|executed|concluded)${ON}|(?:\bgeschlossen am|\bfait a [^.;]{2,40},? le|\b(?:conclue?|signee?|etablie?) le|\ben [^.;,]{2,40}(?:, [^.;,]{2,40})?, (?:a|el)(?: dia)?|\b(?:stipulat|sottoscritt|conclus)[oa] (?:in data|il)|\b(?:aangegaan|ondertekend|gesloten) (?:te \w+ )?op)\W*$`,
  'u',
);
const DATED = new RegExp(
  String.raw`\b(?:dated|as of|date of this [^.;]{3,30}|agreed|(?:parties|between)[^.;]{0,200} on)${ON}|^\W*date\b.{0,30}$`,
  'u',
);
const SIGNED =
  /(?:\b(?:dated?|signed(?: on)?|accepted|agreed|(?:execution|signature) date|datum|date|fecha|data)\W*|\p{L}{3,}, (?:(?:den|le|il|a|li|el|op) )?)$/u;

const DOCUMENT =
  'agreement|contract|lease|letter|application|order|order form|amendment|deed|licen[cs]e|policy|offer|proposal|plan|note|mortgage|resolution|invoice|quotation|report';
/** "This Agreement is entered into by and between Larkspur, Inc. and Ada Example as of …" */
const PARTIES_BEFORE = /\bthis\b[^;]{0,60}\b(?:made|entered into|executed|concluded|between)\b/;
/** "to the Supply Agreement dated …", "amended by Amendment No. 1 dated …", "its application dated …". */
const OTHER_DOCUMENT = new RegExp(
  String.raw`\b(?:to|under|of|in|by|with|from|amended|supplement\w*|replac\w*|supersed\w*|that|certain|prior|previous|original|existing|your|his|her|our|its|\p{L}+'s) (?:(?!this\b)[^\s.;]+ ){0,6}?(?:${DOCUMENT})(?: no\.? ?[\w-]+)?(?:,? \([^)]*\))?[^.;]{0,60}\b(?:dated?|of|made|signed|entered into|executed|effective)(?: (?:as|of|on))*\W*$`,
  'u',
);
/** "that certain Credit Facility, dated as of …": of whatever name. */
const OTHER_DATED =
  /\b(?:certain|prior|previous|original|existing|amend\w*|reference is made|references the|pursuant to|under the|your|his|her|\w+'s)\b[^.]{0,90}\bdated(?: as)?(?: of)?\W*$/;
/** "your employment ended effective …" */
const OF_OTHERS = /\b(?:terminat|resign|separat|retir|ended|appoint|promot|elect|amended)\w*\b[^.;]{0,40}$/;
/** "zum Liefervertrag vom …", "au contrat conclu le …", "con lettera del …". */
const OTHER_ABROAD =
  /(?:\b(?:zum|zur|gemass|aus|nach|unter|im|dem|durch|mit)\b (?:(?!dies|vorlieg)[^\s.;]+ ){0,4}?\p{L}*(?:vertrag\p{L}*|vereinbarung|auftrag|angebot|schreiben|antrag|bestellung|protokoll|beschluss)\b[^.;]{0,40}\b(?:vom|von|am)|\b(?:au|du|a la|de la|dans l[ea]|par|une?|d'une?|selon) (?:(?!present|dit)[^\s.;]+ ){0,3}?(?:contrat|accord|convention|bail|lettre|offre|devis|courrier|commande|acte|statuts?)\b[^.;]{0,40}\b(?:du|le)|\b(?:al|del|de la|en el|por|una?|con|segun) (?:(?!present)[^\s.;]+ ){0,3}?(?:contrato|acuerdo|convenio|oferta|carta|escritura|pedido|acta|poder)\b[^.;]{0,40}\b(?:del?|el|fecha|dia)|\b(?:al|del|dal|della|con|nel|una?|di) (?:(?!present)[^\s.;]+ ){0,3}?(?:contratto|accordo|lettera|offerta|atto|ordine|verbale|registrazione)\b[^.;]{0,40}\b(?:del|il|data)|\b(?:op|bij|van|aan|in|tot|de|het|een|volgens) (?:(?!deze|dit)[^\s.;]+ ){0,3}?\p{L}*(?:overeenkomst|contract|offerte|brief|akte|rapport|opdracht)\b(?:(?! (?:gaat|treedt) )[^.;]){0,40}\b(?:van|op|dd?))\W*$/u;
/** Under a heading or in it: "Mietvertrag vom 3. März 2021". */
const HEADING_OF =
  /(?:vertrag|vereinbarung|contrat|accord|convention|bail|contrato|acuerdo|contratto|accordo|overeenkomst|agreement|contract|deed)(?: (?:nr|no|n)?[.°º]? ?[\w/-]+)?,? (?:vom|du|van|del?|of)\W*$/;
const THIS = new RegExp(
  String.raw`\bthis\b[^.;]{0,80}\b(?:dated|made|entered into|executed|effective|as of)${ON}`,
  'u',
);
const SECOND_DOCUMENT = /\b(?:to|under|amend\w*|supplement\w*)\b (?:the |that |a |an )[^.;]{0,60}$/;
const OTHER_DAY = new RegExp(
  String.raw`\b(?:born|geb\.|geboren|nee? le|nacid[oa]|nat[oa]|date of birth|registered|granted|incorporated|otorgad[oa]|rilasciat[oa]|filed|fiscal|expir\w*|terminat\w*|end(?:s|ing)?|exhibit \d+|endet|payable|instal\w*|regulation|directive|verordnung|richtlinie|reglement|directiva|reglamento|regolamento|ley|loi|legge|gesetz|wet)\b[^.;]{0,30}$|\b(?:until|through|not later than|no later than|on or before|before|after|since|prior to|by|bis|jusqu'au|hasta|fino al|tot(?: en met)?)(?: (?:the|zum|el|close of business|noon|on|\d\w* [ap]m))*\W*$`,
  'u',
);
/** "on July 1, and this Agreement shall take effect as of that date" */
const BEGINS_THEN = new RegExp(
  String.raw`^[^.;]{0,60}${CONTRACT}\b[^.;]{0,40}\b(?:effect|effective|force) (?:as of|on|from) (?:that|such|which) (?:date|day)\b`,
  'u',
);
const OTHER_AFTER = /^[\s,)]*(?:filed|fiscal|expir|terminat|exhibit \d)/;

/**
 * @param before what stands before the date in its sentence, folded
 * @param after what stands after it, folded
 * @param early in the contract's opening, where what is effective is the contract though it is not named
 */
export function saidOf(before: string, after: string, early = false): Said {
  if (DEFINED_AFTER.test(after) || DEFINED.test(before)) return 'defined';
  if (BEGINS_THEN.test(after)) return 'begins';
  if (OTHER_AFTER.test(after)) return 'other';
  const other =
    (OTHER_DOCUMENT.test(before) || OTHER_DATED.test(before)) && (!THIS.test(before) || SECOND_DOCUMENT.test(before));
  if (other || OTHER_ABROAD.test(before)) return 'other';
  if (BEGINS.test(before)) return OF_OTHERS.test(before) ? 'other' : OWN.test(before) || early ? 'begins' : 'nothing';
  const lasts = LASTS_FROM.test(before) || (RANGE_FROM.test(before) && RANGE_TO.test(after));
  if (lasts) return OWN.test(before) && !OTHER_DAY.test(before) ? 'lasts' : 'nothing';
  if (MADE.test(before) || THIS.test(before)) return 'made';
  if (DATED.test(before)) return PARTIES_BEFORE.test(before) ? 'made' : 'headed';
  if (OTHER_DAY.test(before)) return 'other';
  if (HEADING_OF.test(before)) return 'headed';
  return SIGNED.test(before) ? 'signed' : 'nothing';
}

const TAKES_EFFECT = any(
  String.raw`\b(?:takes?|shall take|will take) effect`,
  String.raw`\b(?:comes?|enters?|come|enter) into (?:force|effect)`,
  String.raw`\b(?:becomes?|is|shall be(?:come)?|will be(?:come)?) effective (?!unless|only|against)`,
  String.raw`\btritt\b[^.;]{0,60}\bin kraft`,
  String.raw`\bprend(?:ra)? effet|\bentre(?:ra)? en vigueur`,
  String.raw`\bentrara en vigor|\bsurtira efectos`,
  String.raw`\bdecorre\b|\bdecorrera|\bha efficacia|\bavra efficacia|\bentra in vigore`,
  String.raw`\btreedt in werking|\bgaat in\b`,
);
const SUBJECT = any(
  String.raw`${CONTRACT}\b[^.;]{0,40}?`,
  String.raw`\b(?:it|er|sie|il|elle|esso|zij|hij)\b (?:shall |will )?`,
);
/** A clause that says when the contract begins, whether or not it gives a day. */
export const EFFECT_CLAUSE = new RegExp(
  String.raw`(?:${SUBJECT}${TAKES_EFFECT}|\beffective (?:as of|on|upon) the (?:date|day|last|later|latest)\b)[^.;]{0,160}`,
  'gu',
);
/** It begins on the day it was made. */
export const AS_MADE =
  /\b(?:on|from|as of|upon) (?:that date|its date|the date (?:hereof|first|of this|above|stated|set (?:out|forth) above|written)|signing|signature|execution|the day and year)|\bfirst (?:above |here|set |written)|\bdate hereof|\bunterzeichnung|\bsignature\b|\bfirma\b|\bsottoscrizione|\bondertekening/;
/** It begins once it is signed, or once the last party has signed. */
export const AS_SIGNED =
  /\b(?:last|later|latest)\b[^.;]{0,40}\b(?:sign|execut|date)|\b(?:both|all) (?:of the )?parties (?:have |has )?(?:sign|execut)|\b(?:sign\w*|execut\w*) by (?:both|all|each)|\b(?:signature|signing|unterzeichnung|unterschrift|firma|sottoscrizione|ondertekening)\b|\bletzten? (?:der |unterz|unters)/;
