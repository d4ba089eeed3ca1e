import { type LabelsIn } from '../../../layout/labels.js';
import { type StatementHeading, type StatementLabel } from './names.js';

export const labels: LabelsIn<StatementLabel> = {
  holder: 'titular | titular de la cuenta',
  period: 'periodo',
  opening: 'saldo inicial | saldo anterior',
  closing: 'saldo final | saldo actual | nuevo saldo',
  carried: 'suma y sigue | suma anterior',
  currency: 'divisa | moneda',
  other: 'total cargos | total abonos',
};

export const headings: LabelsIn<StatementHeading> = {
  date: 'fecha | fecha operacion | fecha valor | f valor',
  description: 'concepto | descripcion | movimiento',
  amount: 'importe',
  debit: 'cargo | cargos | debe',
  credit: 'abono | abonos | haber',
  balance: 'saldo',
};
