/** English, folded (lower case, no accents). */
import { type LabelsIn } from '../../../layout/labels.js';
import { type ReceiptLabel } from './names.js';

export const en: LabelsIn<ReceiptLabel> = {
  total: `
    total | grand total | total amount | total due | amount due | balance due | net total | nett total
    total payable | total amount due | total incl gst | total inclusive gst | total inclusive of gst
    total (incl gst) | total with gst | total amt payable | total sales inclusive gst
    total sales (inclusive gst) | total sales incl gst | total sales | total inclusive | total incl
    total inc gst | net amt | nett amount | net amount | nett | amount payable | total rm | total (rm)
    total amt | bill total | bill amount | total bill | invoice total | total payment | total net amount
    total (inclusive of gst) | total amount (incl gst) | total inclusive gst @6% | balance | amount
    total (inc gst) | total price | order total | total sale | total amt incl gst @ 6% | total amount incl gst
    payment
  `,
  rounded: `
    total rounded | rounded total | round d total | total after rounding | rounded total (rm)
    total after rounding adj | total incl rounding | total (rounded) | nett total rounded | total after adj
    amount rounded
  `,
  rounding: 'rounding | rounding adj | rounding adjustment | round adj | rounding adjust | round | rounded',
  subtotal: `
    subtotal | sub total | sub-total | total excl gst | total excluding gst | total (excl gst)
    total exclude gst | total before tax | total (excluding gst) | total sales excl gst
    total sales (excluding gst) | total excl | taxable amount | amount excl gst | gross total
    total without gst | total ex gst | total exc gst
  `,
  tax: `
    tax | sales tax | gst | gst 6% | total gst | gst amount | add gst | vat | sst | service tax | gst payable
    tax amount | total tax | gst @6% | total gst 6% | taxes
  `,
  tip: 'tip | gratuity | tips',
  cash: `
    cash | cash tendered | tendered | cash received | paid | payment received | amount paid | visa | mastercard
    master card | master | debit | credit card | card | cash rm | amex | tender | paid amount | cheque
  `,
  change: 'change | change due | balance change',
  other: `
    discount | disc | total discount | total qty | total quantity | total item | total items | item count
    qty total | total saving | total savings | you saved | service charge | svc chg | serv charge | points
    total points | total disc | no of items | items | unit price | price | total no of items | total weight
    savings | deposit | voucher | taxable | gst summary | tax code | gst rate | no gst | total pcs
    total articles
  `,
  number: `
    receipt no | receipt number | receipt # | receipt | rcpt | rcpt no | rcpt # | invoice no | invoice number
    invoice # | inv no | inv # | bill no | bill # | bill | doc no | doc # | doc | document no | document | slip no
    slip | check # | check no | check | chk | chk # | chk no | ticket | ticket no | ticket # | sales no | sale no
    sale # | cash bill no | tax invoice no | invoice | inv | bill number | docket | docket no | docket # | si no
    si # | or no | or # | sales invoice no | official receipt no
  `,
  transaction: `
    trans no | tran # | tran no | tran | transaction no | transaction number | trans | trans # | transaction | transaction # | trx | trx no
    txn | txn no | txn # | trn | order no | order # | order number | order | ref no | trip no | trip # | job no
  `,
  taxId: `
    gst reg no | gst no | gst id | gst id no | gst reg | gst registration no | gst reg. # | gst reg id | vat no
    vat reg no | vat number | tax id | company reg no | co reg no | reg no | sst no | sst id | gst
  `,
  phone: 'tel | phone | telephone | tel no | hp | contact no | tel / fax | tel/fax',
  date: 'date | invoice date | bill date | date time | date/time | trans date | receipt date | issued',
};
