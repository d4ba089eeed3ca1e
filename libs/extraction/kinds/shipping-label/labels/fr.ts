/** French, folded (lower case, no accents). */
import { type LabelsIn } from '../../../layout/labels.js';
import { type LabelName } from './names.js';

export const fr: LabelsIn<LabelName> = {
  recipient: "destinataire | livrer a | adresse de livraison | a l'attention de | dest",
  sender: 'expediteur | exp | adresse de retour',
  tracking: `
    colis nr | numero de suivi | n° de suivi | no de suivi | n° de colis | no de colis | n° colis | colis
    n° d'envoi | numero d'envoi | suivi | bordereau
  `,
  reference: `
    ref client | reference client | ref expediteur | ref exp | ref dest | reference destinataire
    n° de commande | commande | votre reference
  `,
  weight: 'poids',
  date: "date d'expedition | date expediee | date de depot | date d'envoi | expedie le",
  carrier: 'transporteur',
  service: 'produit | prestation',
  other: 'date de livraison',
};
