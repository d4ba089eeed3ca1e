/**
 * A contract's fields from its sentences: parties from the preamble ("by and between X and Y"), first and last day,
 * governing law, term and value from the clauses that state them. Works on the running text; places lead back to the
 * words.
 */
import { tidy } from '../../normalise/text.js';
import { type Found } from '../../reading/found.js';
import { type Reading } from '../../reading/reading.js';
import { effectiveField } from './dates/effective.js';
import { expiryField } from './dates/expiry.js';
import { eastAsianFields, isInEastAsia } from './east-asian/fields.js';
import { lawField } from './law.js';
import { partyField } from './parties/parties.js';
import { running } from '../../layout/running.js';
import { termField } from './dates/term.js';
import { valueField } from './value.js';
import { wordedFields } from './worded/fields.js';
import { type ContractPath } from './schema.js';

export function contractFields(reading: Reading): Found<ContractPath>[] {
  if (isInEastAsia(reading)) return eastAsianFields(reading);
  const worded = wordedFields(reading);
  return [...worded, ...europeanFields(reading).filter(({ path }) => !worded.some((own) => own.path === path))];
}

function europeanFields(reading: Reading): Found<ContractPath>[] {
  const all = running(reading.layout.lines);
  return [
    ...titleField(reading),
    ...partyField(reading, all),
    ...effectiveField(reading, all),
    ...expiryField(reading, all),
    ...lawField(reading, all),
    ...termField(reading, all),
    ...valueField(reading, all),
  ];
}

/**
 * What a register or an archive prints over a page names the file that it took the contract from: "ex-10.htm FORM OF
 * AGREEMENT".
 */
const FILE_NAME = /\b[\w-]+\.(?:html?|txt|pdf|docx?|odt|rtf)\b/i;

function titleField(reading: Reading): Found<ContractPath>[] {
  const line = reading.layout.lines
    .slice(0, 15)
    .find(
      ({ text }) =>
        text.length < 90 &&
        !FILE_NAME.test(text) &&
        /(?:agreement|contract|vertrag|contrat|contratto|contrato|overeenkomst|umowa|undertaking)/i.test(text) &&
        !/\b(?:this|by and between)\b/i.test(text),
    );
  return line ? [{ path: 'title', value: tidy(line.text), confidence: 0.7, evidence: reading.place(line) }] : [];
}
