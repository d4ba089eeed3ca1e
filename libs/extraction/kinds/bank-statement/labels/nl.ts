import { type LabelsIn } from '../../../layout/labels.js';
import { type StatementHeading, type StatementLabel } from './names.js';

export const labels: LabelsIn<StatementLabel> = {
  holder: 'rekeninghouder | tenaamstelling | ten name van',
  period: 'periode',
  opening: 'beginsaldo | vorig saldo | oud saldo',
  closing: 'eindsaldo | nieuw saldo',
  carried: 'transport',
  currency: 'valuta | munt',
  other: 'totaal af | totaal bij',
};

export const headings: LabelsIn<StatementHeading> = {
  date: 'datum | boekdatum | rentedatum',
  description: 'omschrijving | mededeling',
  amount: 'bedrag',
  debit: 'af | debet',
  credit: 'bij | credit',
  balance: 'saldo',
};
