import { type LabelsIn } from '../../../layout/labels.js';
import { type StatementHeading, type StatementLabel } from './names.js';

export const labels: LabelsIn<StatementLabel> = {
  holder: 'intestatario | intestato a | intestazione',
  period: 'periodo',
  opening: 'saldo iniziale | saldo precedente',
  closing: 'saldo finale | nuovo saldo | saldo contabile finale',
  carried: 'riporto | a riportare',
  currency: 'divisa | valuta del conto',
  other: 'totale entrate | totale uscite | totale addebiti | totale accrediti',
};

export const headings: LabelsIn<StatementHeading> = {
  date: 'data | data operazione | data contabile | valuta | data valuta',
  description: 'descrizione | causale | descrizione operazione',
  amount: 'importo',
  debit: 'addebiti | uscite | dare',
  credit: 'accrediti | entrate | avere',
  balance: 'saldo',
};
