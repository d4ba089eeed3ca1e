/** What forms everywhere ask for. Such a text is a label with or without a colon, and never the value of another. */
import { fold } from '../../layout/fold.js';

const PROMPT =
  /^(?:(?:first|middle|last|full|company|your|contact|project|brand|product)? ?name|address|street|city|state|zip(?: code)?|postcode|country|telephone|tel|phone|fax|e-?mail|date(?: of \w+)?|title|subject|signature|signed|to|from|cc|department|dept|company|client|number|amount|quantity|qty|total|position|location|type|status|reference|account|area code|plaintiff|defendant|first|middle|last|brand|product|project|program|purpose|description|comments|remarks|supplier|vendor|market|region|division|district|(?:approved|prepared|requested|reported|submitted) by|nom|adresse|ville|name|anschrift|ort|datum|telefon)\.?$/;
const BEGINS_PROMPT = /^(?:names?|dates?|signatures?|titles?|numbers?|types?|address(?:es)?) (?:of|and|for|or) /;

export const isPrompt = (text: string): boolean => PROMPT.test(fold(text.trim()));

/** "P.O. Box #", "Name of spouse", "Zip.": it asks for something, so it answers nothing. */
export function asks(text: string): boolean {
  const folded = fold(text.replace(/[()[\]]/g, '').trim());
  return PROMPT.test(folded) || BEGINS_PROMPT.test(folded) || /\p{L}\s?(?:#|no\.)$/u.test(folded) || /\?$/.test(folded);
}
