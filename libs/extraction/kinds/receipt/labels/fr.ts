/** French, folded (lower case, no accents). */
import { type LabelsIn } from '../../../layout/labels.js';
import { type ReceiptLabel } from './names.js';

export const fr: LabelsIn<ReceiptLabel> = {
  total: 'total ttc | net a payer | montant total | a payer | total a payer | montant | montant ttc | total euro',
  subtotal: 'sous-total | sous total | total ht',
  tax: 'tva | dont tva',
  tip: 'pourboire',
  cash: 'especes | carte | cb | carte bancaire',
  change: 'rendu | monnaie',
  other: "remise | nombre d'articles",
  number:
    'cb no | ticket n° | n° ticket | facture n° | n° facture | facture | n° de ticket | note n° | recu n° | n° recu',
  transaction: 'commande n° | commande | n° commande',
  taxId: 'n° tva | tva intra | siret',
};
