/** Dutch, folded (lower case, no accents). */
import { type LabelsIn } from '../../../layout/labels.js';
import { type LabelName } from './names.js';

export const nl: LabelsIn<LabelName> = {
  recipient: `
    ontvanger | aan | bezorgadres | afleveradres | geadresseerde | leveren aan | bezorgen bij | afleveren bij
    geleverd aan | bestemmeling | bestemmeling / destinataire
  `,
  sender: `
    afzender | afz | van | retouradres | verzender | retour | retour afzender | afzender / expediteur
    bij niet bestellen retour | indien onbestelbaar retour | indien onbestelbaar retour naar
  `,
  tracking: `
    zending | zendingsnummer | barcode | zendingnummer | trackingnummer | track & trace | pakketnummer
    colli nr | collinummer | vrachtbrief | vrachtbriefnummer
  `,
  reference: `
    referentie | kenmerk | klantreferentie | ordernummer | bestelnummer | uw referentie | uw ref | ons ref | order | klantnummer
    referentienummer | uw kenmerk | ons kenmerk | pakbon | pakbonnummer
  `,
  weight: 'gewicht | gewicht kg | brutogewicht',
  date: 'verzenddatum | datum | datum verzending | printdatum',
  carrier: 'vervoerder | transporteur | koerier',
  service: 'dienst | product | service',
  other: `
    leverdatum | opmerking | telefoon | inhoud | aantal | colli | aantal colli | rembours | handtekening
  `,
};
