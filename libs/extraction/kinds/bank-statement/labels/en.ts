import { type LabelsIn } from '../../../layout/labels.js';
import { type StatementHeading, type StatementLabel } from './names.js';

export const labels: LabelsIn<StatementLabel> = {
  holder: 'account holder | account name | account owner | name of account',
  period: 'statement period | period | for the period | statement from | statement dates',
  opening:
    'opening balance | balance brought forward | previous balance | starting balance | beginning balance | start balance',
  closing: 'closing balance | new balance | ending balance | end balance | balance carried forward | current balance',
  carried: 'brought forward | carried forward | carried over | page total | subtotal',
  currency: 'currency | account currency',
  iban: 'iban',
  other:
    'total paid in | total paid out | total debits | total credits | total withdrawals | total deposits | overdraft limit | payments in | payments out | interest rate',
};

export const headings: LabelsIn<StatementHeading> = {
  date: 'date | booking date | transaction date | value date | posted',
  description:
    'description | details | payment details | transaction | transactions | particulars | narrative | payment type and details',
  amount: 'amount | transaction amount',
  debit: 'debit | debits | paid out | money out | withdrawals | withdrawal | payments out | out',
  credit: 'credit | credits | paid in | money in | deposits | deposit | payments in | in',
  balance: 'balance | running balance',
};
