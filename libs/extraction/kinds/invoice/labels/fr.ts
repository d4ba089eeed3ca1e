/** French, folded (lower case, no accents). */
import { type LabelsIn } from '../../../layout/labels.js';
import { type InvoiceLabel } from './names.js';

export const fr: LabelsIn<InvoiceLabel> = {
  title: "facture | avoir | note d'honoraires",
  invoiceNumber: `
    facture n° | facture no | n° facture | n° de facture | no de facture | numero de facture | numero facture
    n° de la facture | facture numero | avoir n° | n° avoir | n° d'avoir | ref facture | reference facture
    facture nr | facture # | numero de la facture | note d'honoraires n°
    | n° piece | n° de piece | piece n° | numero de piece | n° document | document n° | numero de document
    | n° fact | fact. n° | facture ref | note n° | n° de note | numero avoir
  `,
  invoiceDate: `
    date de facture | date de la facture | date facture | date de facturation | date d'emission | facture du
    emise le | date facturation | date emission | date de l'avoir
  `,
  dueDate: `
    date d'echeance | echeance | date echeance | a payer avant le | date limite de paiement | payable le
    a regler avant le | date de paiement | reglement au
  `,
  purchaseOrder: `
    n° bon de commande | n° de bon de commande | bon de commande | n° commande | n° de commande
    numero de commande | votre commande | votre reference | reference commande | ref commande | commande n°
    reference de commande
    | commande client | votre commande n° | n° commande client | vos references | vos ref | v/ref | v/réf
    | reference client | votre n° de commande | bon de commande n°
  `,
  vatId: `
    n° tva | tva intracommunautaire | n° tva intracommunautaire | numero de tva | n° de tva | tva intra
    n° tva intra | id tva | code tva | identifiant tva
  `,
  customerVatId:
    'n° tva client | tva client | votre n° tva | n° tva du client | votre n° de tva | votre tva | tva acheteur',
  iban: 'code iban',
  bic: 'code bic',
  paymentTerms: 'conditions de paiement | conditions de reglement | modalites de paiement | condition de paiement',
  currency: 'devise | monnaie',
  subtotal: `
    montant hors tva | total htva | total hors tva | montant htva | htva | montant hors taxe | montant hors taxes | total ht | total h.t | montant ht
    total hors taxes | total hors taxe | sous-total | sous total | net ht | montant total ht | total net ht
    base ht | total (ht) | montant h.t | total general ht
  `,
  tax: `
    total tva | tva | montant tva | total taxes | total des taxes | t.v.a | montant de la tva | tva totale
    dont tva | montant t.v.a | total de la tva
  `,
  total: `
    total ttc | montant ttc | total t.t.c | total general | montant total | montant total ttc | total facture
    total toutes taxes comprises | total (ttc) | montant de la facture | total general ttc | montant t.t.c
    total eur ttc | total tvac | montant tvac | tvac | total de la facture | net ttc | montant facture
  `,
  due: `
    net a payer | solde a payer | reste a payer | montant a payer | solde du | total a payer | a payer
    montant du | solde | net a payer ttc | somme a payer | montant preleve | reste du
  `,
  prepaid: `
    acompte | acomptes | deja paye | deja regle | acompte verse | montant paye | acompte recu | acomptes verses
    montant deja paye
  `,
  otherAmount: `
    remise | frais de port | port | livraison | total remise | capital | au capital de | eco-participation
    prix unitaire | arrondi | frais d'expedition
    solde precedent | ancien solde | solde anterieur | solde reporte | report de solde | solde de votre derniere facture
  `,
  otherNumber: `
    n° client | n° de client | code client | numero client | numero de client | reference client | ref client
    n° compte | compte | siret | siren | siren/siret | rcs | r.c.s | ape | naf | n° contrat | n° de contrat
    contrat | n° bon de livraison | bon de livraison | n° bon de vente | n° bon de reception | devis | n° devis
    n° de facture associee | facture liee | ref projet | nos references | vos references | reference | ref
    n° de compte | facture associee | facture d origine | notre reference | page | ref marche
  `,
  otherDate: `
    date de livraison | date de commande | date livraison | date de debut de prestation
    date de fin de prestation | date de facture associee | periode | date debut | date fin | date de prestation
    date commande | periode du
  `,
  email: 'courriel',
};
