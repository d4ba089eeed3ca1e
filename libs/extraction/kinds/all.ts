/**
 * Every type of document the engine knows; `npm run generate` writes what the rest of Recto must know of them. Where
 * two types say as much for themselves the earlier one wins, and what nobody claims is the last.
 */
import { type DocType } from '#ports/extractor.js';
import { type Kind } from '../kind/kind.js';
import { bankStatement } from './bank-statement/bank-statement.js';
import { contract } from './contract/contract.js';
import { form } from './form/form.js';
import { idCard } from './id-card/id-card.js';
import { invoice } from './invoice/invoice.js';
import { receipt } from './receipt/receipt.js';
import { shippingLabel } from './shipping-label/shipping-label.js';
import { unknown } from './unknown/unknown.js';

export const KINDS: readonly Kind<DocType>[] = [
  invoice,
  receipt,
  contract,
  idCard,
  shippingLabel,
  bankStatement,
  form,
  unknown,
];

const BY_NAME = new Map(KINDS.map((kind) => [kind.name, kind]));

export function kindOf(docType: DocType): Kind<DocType> {
  const kind = BY_NAME.get(docType);
  if (!kind) throw new Error(`No kind of document is called ${docType}.`);
  return kind;
}

/** It is what no type with words of its own claimed. */
export const isUnclaimed = (docType: DocType): boolean => kindOf(docType).cues.length === 0;
