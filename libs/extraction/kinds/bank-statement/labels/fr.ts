import { type LabelsIn } from '../../../layout/labels.js';
import { type StatementHeading, type StatementLabel } from './names.js';

export const labels: LabelsIn<StatementLabel> = {
  holder: 'titulaire | titulaire du compte | intitule du compte',
  period: 'periode | periode du',
  opening:
    'ancien solde | solde initial | solde precedent | solde de depart | solde au debut de la periode | ancien solde crediteur | ancien solde debiteur',
  closing:
    'nouveau solde | solde final | solde de fin | solde en fin de periode | nouveau solde crediteur | nouveau solde debiteur',
  carried: 'a reporter | report | solde reporte | sous total',
  currency: 'devise | monnaie du compte',
  other: 'total des mouvements | total des debits | total des credits | total des operations | decouvert autorise',
};

export const headings: LabelsIn<StatementHeading> = {
  date: 'date | date operation | date valeur | date de valeur | valeur',
  description:
    "libelle | nature de l'operation | nature des operations | operation | operations | designation | detail",
  amount: 'montant',
  debit: 'debit | debits',
  credit: 'credit | credits',
  balance: 'solde',
};
