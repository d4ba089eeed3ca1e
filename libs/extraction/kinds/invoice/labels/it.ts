/** Italian, folded (lower case, no accents). */
import { type LabelsIn } from '../../../layout/labels.js';
import { type InvoiceLabel } from './names.js';

export const it: LabelsIn<InvoiceLabel> = {
  title: 'fattura | nota di credito',
  invoiceNumber: `
    numero fattura | fattura n | fattura n° | documento n | documento n° | n fattura | n° fattura | fattura numero | nr fattura | fattura nr
    | numero documento | n° documento | doc. n° | documento numero | fatt. n | fatt. n° | nr. documento
    | num. fattura | parcella n | parcella n° | numero fatt | nota n°
  `,
  invoiceDate: 'data fattura | data della fattura | data di emissione | data emissione | data documento | data',
  dueDate: 'data di scadenza | scadenza | scadenze | data scadenza | scadenza pagamento',
  purchaseOrder: `
    ordine d'acquisto | numero ordine | vostro ordine | rif ordine | ordine n | vs ordine
    | ordine cliente | ordine n° | ordine numero | n° ordine | ns ordine cliente | riferimento ordine
    | vs riferimento | vostro riferimento | rif. vs. ordine | ordine di acquisto | vs. ordine
  `,
  vatId:
    'partita iva | p.iva | p. iva | p iva e c.f | p iva e cod fisc | p iva c f | codice fiscale e partita iva | part. iva | p.i. | cod fiscale | codice fiscale',
  customerVatId: 'p iva cliente | partita iva cliente',
  paymentTerms: 'termini di pagamento | condizioni di pagamento | modalita di pagamento',
  currency: 'valuta',
  subtotal: 'imponibile | totale imponibile | totale netto | totale senza iva | subtotale | totale iva esclusa',
  tax: 'imposta | totale iva | totale imposta | importo iva | imposte',
  total: `
    totale | totale fattura | importo totale | totale documento | totale ivato | totale iva inclusa
    totale complessivo | totale generale
  `,
  due: 'totale da pagare | netto a pagare | importo da pagare | da pagare | saldo da pagare | totale dovuto',
  prepaid: 'acconto | gia pagato | pagato',
  otherAmount: `
    sconto | spese di spedizione | arrotondamento | ritenuta d'acconto | ritenuta | bollo | imposta di bollo
    saldo precedente | saldo anteriore | bollette precedenti
  `,
  otherNumber: 'codice cliente | cod cliente | ddt',
  otherDate: 'data di consegna | data ordine',
};
