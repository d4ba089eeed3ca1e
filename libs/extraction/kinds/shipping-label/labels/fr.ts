/** French, folded (lower case, no accents). */
import { type LabelsIn } from '../../../layout/labels.js';
import { type LabelName } from './names.js';

export const fr: LabelsIn<LabelName> = {
  recipient: `
    destinataire | livrer a | adresse de livraison | a l'attention de | dest | livraison
    adresse destinataire | adresse du destinataire | livre a
  `,
  sender: `
    expediteur | exp | adresse de retour | adresse expediteur | adresse de l'expediteur | expedie par
    retour a | donneur d'ordre | en cas de non livraison retourner a | en cas de non distribution retour a
    si non distribue retour a | retourner a
  `,
  tracking: `
    colis nr | numero de suivi | n° de suivi | no de suivi | n° de colis | no de colis | n° colis | colis
    n° d'envoi | numero d'envoi | suivi | bordereau | n° d'expedition | no d'expedition | numero d'expedition
    n° de recepisse | recepisse | lettre de voiture | n° expedition | no exp | no envoi | n° envoi | tracking
  `,
  reference: `
    ref client | reference client | ref expediteur | ref exp | ref dest | reference destinataire
    n° de commande | commande | votre reference | ref | reference | ref exped | ref. commande | n° commande
    votre ref | ref cmd | bon de livraison | n° bl
  `,
  weight: 'poids | poids total | poids brut | poids kg | poids (kg)',
  date: `
    date d'expedition | date expediee | date de depot | date d'envoi | expedie le | date | date exp
    expedition du | edite le | imprime le | date enlevement | date d'enlevement
  `,
  carrier: 'transporteur | transport',
  service: 'produit | prestation | service | type de service | mode de livraison',
  other: `
    date de livraison | telephone | nb colis | nbre de colis | nombre de colis | contenu | instructions
    commentaire | port | tournee | contact | desc | etiquette | zone
  `,
};
