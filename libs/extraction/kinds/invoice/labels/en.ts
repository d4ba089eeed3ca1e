/** English, folded (lower case, no accents). */
import { type LabelsIn } from '../../../layout/labels.js';
import { type InvoiceLabel } from './names.js';

export const en: LabelsIn<InvoiceLabel> = {
  title: 'invoice | tax invoice | credit note',
  invoiceNumber: `
    invoice number | invoice no | invoice # | invoice num | invoice id | inv no | inv # | inv number
    tax invoice no | bill no | bill number | credit note no | credit note number | document number
    receipt # no | receipt no | statement no | folio no | folio number | folio #
    | invoice nr | invoice ref | invoice reference | tax invoice # | tax invoice number | document no
    | document # | doc no | doc number | bill # | bill id | account of fees no
  `,
  invoiceDate: `
    invoice date | date of invoice | date of issue | issue date | issued on | issued | billing date | bill date
    tax date | tax point | tax point date | date issued | invoice dated | document date | statement date | date | dated
  `,
  dueDate:
    'due date | payment due | payment due date | due on | due by | pay by | payable by | date due | payment date | due | deadline | payment deadline',
  purchaseOrder: `
    purchase order | purchase order no | purchase order number | po number | po no | po # | p.o. number
    p.o. no | p.o. | po | your order | your order no | customer po | customer order | order reference | order ref
    your reference | your ref | customer reference | reference | buyer's order no | buyer order no
    | your order number | your order ref | your po | your po no | your po number | customer po no
    | customer po number | customer po # | customer order no | customer order number | customer's order no
    | cust po | cust po no | cust po number | client po | po ref | po reference | purchase order ref | buyer's reference
    | buyer reference | your p.o. no
  `,
  vatId: `
    vat no | vat number | vat id | vat reg no | vat registration no | vat registration number | vat reg | tax id
    tax number | ein | gst no | gstin | gstin/uin | gst reg no | gst id no | abn | vat/tin | tin | company vat
  `,
  customerVatId: `
    customer vat | customer vat no | customer vat number | customer vat id | your vat no | your vat number
    your vat id | client vat | buyer vat
  `,
  iban: 'iban | iban code | bank account | account number iban',
  bic: 'bic | swift | swift code | bic/swift | swift/bic | bic code | bic swift',
  paymentTerms: 'payment terms | terms of payment | terms | payment term',
  currency: 'currency | invoice currency',
  subtotal: `
    subtotal | sub total | sub-total | net total | total net | net amount | total excl vat | total ex vat
    total excluding vat | total exc vat | total before tax | amount before tax | taxable amount
    total excluding tax | total without vat | amount excl vat | net | total (excl. vat) | total exclusive of vat
    total untaxed | untaxed amount | charges | charges before tax
  `,
  tax: `
    tax | sales tax | vat | vat amount | total vat | total tax | tax total | tax amount | taxes | gst | hst
    pst | qst | igst | cgst | sgst | integrated tax | central tax | state tax | total gst | sst | service tax | vat total | estimated tax
  `,
  total: `
    total | grand total | invoice total | total amount | total incl vat | total inc vat | total including vat
    total including tax | gross total | total gross | gross amount | amount total | total invoice
    total for this invoice | invoice amount | total invoice amount | total (incl. vat) | total inc tax
    total inclusive | total value | total charges | total current charges | total new charges | total price | net total payable | total usd | total eur
  `,
  due: `
    amount due | balance due | total due | residual | residual amount | total amount due | please pay
    amount payable | total payable | payable amount | balance | amount to pay | to pay | outstanding balance
    net payable | payment due amount | amount owing | total amount payable | outstanding amount | amount outstanding | balance outstanding
  `,
  prepaid: `
    prepaid | prepaid amount | deposit | amount paid | paid | payments received | less paid | already paid
    down payment | paid amount | payment received | total paid | paid to date
    advance deposit | advance paid | amount received
  `,
  otherAmount: `
    discount | shipping | shipping & handling | shipping cost | freight | total discount | total quantity
    total qty | total weight | withholding tax | withholding | tds | discount amount | unit price | rounding | round off | rounding adjustment
    balance brought forward | brought forward | balance forward | balance carried forward | previous balance | prior balance
    balance on your last bill | balance from your last bill | balance from last bill | last bill | opening balance | previous bill | arrears
  `,
  otherNumber: `
    customer number | customer no | customer id | customer # | account number | account no | client id
    order number | order no | order # | order id | sales order | delivery note | delivery note no | contract no
    project | reference no | ref | page | quote no | sort code | our reference | our ref | cin | company no
    company number | registration no | registered number | service tax # | fsn
  `,
  otherDate: `
    delivery date | ship date | shipping date | order date | date of delivery | service date | billing period
    period | from | to | date of birth | date of supply | due from
  `,
  phone: 'phone | tel | telephone | telephone no | phone no | mobile | fax | tel/fax | tel & fax',
  email: 'email | e-mail | mail',
};
