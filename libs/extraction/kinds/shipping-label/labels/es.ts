/** Spanish, folded (lower case, no accents). */
import { type LabelsIn } from '../../../layout/labels.js';
import { type LabelName } from './names.js';

export const es: LabelsIn<LabelName> = {
  recipient: 'destinatario | destinataria | para | destino | entregar a | direccion de entrega',
  sender: 'remitente | remite',
  tracking: `
    numero de seguimiento | guia | guia no | guia nro | numero de guia | no de guia | n° de seguimiento | codigo de envio | n° de envio | numero de envio | localizador
    seguimiento | expedicion
  `,
  reference: 'referencia | ref cliente | referencia cliente | pedido | n° pedido',
  weight: 'peso | peso bruto | peso total',
  date: 'fecha | fecha de envio | fecha envio',
  carrier: 'transportista | transporte | paqueteria | mensajeria',
  service: 'servicio | tipo servicio | tipo de servicio | tipo de envio',
  other: 'telefono | fecha de entrega | zona | observaciones',
};
