/** What the labels and the headings of a bank statement name. */
export const LABEL_NAMES = ['holder', 'period', 'opening', 'closing', 'carried', 'currency', 'iban', 'other'] as const;
export type StatementLabel = (typeof LABEL_NAMES)[number];

export const HEADING_NAMES = ['date', 'description', 'amount', 'debit', 'credit', 'balance'] as const;
export type StatementHeading = (typeof HEADING_NAMES)[number];
