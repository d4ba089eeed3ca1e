/** Portuguese, folded (lower case, no accents). */
import { type LabelsIn } from '../../../layout/labels.js';
import { type InvoiceLabel } from './names.js';

export const pt: LabelsIn<InvoiceLabel> = {
  title: 'fatura',
  invoiceNumber: `
    fatura n° | fatura no | numero da fatura | n° da fatura | fatura nº | nº fatura | fatura numero
    nota fiscal n°
    | n° documento | documento n° | numero do documento | fatura-recibo n° | fatura recibo n°
    | fatura simplificada n° | n° do documento | recibo n° | n° fat
  `,
  invoiceDate: 'data da fatura | data de emissao | data emissao | data da emissao',
  dueDate: 'data de vencimento | vencimento | data vencimento | data limite de pagamento',
  purchaseOrder: `
    numero da encomenda | encomenda n° | ordem de compra | n° encomenda | sua referencia | pedido de compra
    | vossa encomenda | v/ encomenda | sua encomenda | requisicao | n° requisicao | requisicao n°
    | nota de encomenda | v/ requisicao | vossa requisicao | vossa referencia | v/ ref | v/ referencia
    | pedido do cliente | encomenda do cliente | pedido n°
  `,
  vatId: 'contribuinte | n° contribuinte | numero de contribuinte | nipc | cnpj',
  customerVatId: 'contribuinte cliente | nif do cliente',
  paymentTerms: 'condicoes de pagamento | prazo de pagamento',
  currency: 'moeda',
  subtotal: 'total sem iva | total iliquido | valor liquido | total liquido | incidencia | base tributavel',
  tax: 'valor iva | valor do iva | imposto | total de iva',
  total: `
    total com iva | valor total | total geral | total do documento | total documento | total da fatura
    montante total
  `,
  due: 'total em divida | valor a pagar | valor a receber | liquido a receber | total a liquidar',
  prepaid: 'adiantamento | pago | ja pago | valor pago',
  otherAmount: `
    desconto | portes | retencao | retencao na fonte | irs
    saldo anterior | fatura anterior | divida anterior
  `,
  otherNumber: 'numero de cliente | cod cliente | guia de remessa',
  otherDate: 'data de entrega | data da encomenda',
  phone: 'telefone',
};
