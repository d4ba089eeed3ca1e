/** Dutch, folded (lower case, no accents). */
import { type LabelsIn } from '../../../layout/labels.js';
import { type LabelName } from './names.js';

export const nl: LabelsIn<LabelName> = {
  recipient: 'ontvanger | aan | bezorgadres | afleveradres | geadresseerde',
  sender: 'afzender | van | retouradres',
  tracking: 'zending | zendingsnummer',
  reference: 'referentie | kenmerk | klantreferentie | ordernummer | bestelnummer',
  date: 'verzenddatum',
  carrier: 'vervoerder',
  other: 'leverdatum | opmerking',
};
