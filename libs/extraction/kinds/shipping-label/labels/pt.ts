/** Portuguese, folded (lower case, no accents). */
import { type LabelsIn } from '../../../layout/labels.js';
import { type LabelName } from './names.js';

export const pt: LabelsIn<LabelName> = {
  recipient: `
    destinatario | entregar em | entrega | para | endereco de entrega | endereco entrega | entregar a
    local de entrega
  `,
  sender: 'remetente | expedidor | remetido por | morada de devolucao',
  tracking: `
    codigo de rastreio | numero de objeto | rastreio | rastreamento | codigo de rastreamento | objeto
    n° do objeto | guia | n° de guia | guia n° | envio | n° envio | numero de envio | conhecimento | awb
  `,
  reference: `
    nf | nota fiscal | pedido | referencia | ref cliente | n° do pedido | numero do pedido | encomenda
    n° encomenda | fatura | pedido n° | n° pedido | pack id | venda id | id da venda
  `,
  weight: 'peso | peso bruto | peso kg | peso total | peso real',
  date: 'data | data de envio | data postagem | data de postagem | data de expedicao | postagem',
  carrier: 'transportadora | transportador',
  service: 'servico | servico contratado | modalidade | tipo de servico',
  other: `
    telefone | volumes | volume | conteudo | observacoes | obs | contrato | rota | recebedor | assinatura
    documento
  `,
};
