/** Spanish, folded (lower case, no accents). */
import { type LabelsIn } from '../../../layout/labels.js';
import { type LabelName } from './names.js';

export const es: LabelsIn<LabelName> = {
  recipient: `
    destinatario | dest | destinataria | para | destino | entregar a | direccion de entrega | entrega | consignatario
    entregar en | datos del destinatario | direccion entrega
  `,
  sender: `
    remitente | rem | rte | remite | remitido por | expedidor | datos del remitente | origen | devolver a
    en caso de devolucion | direccion remitente
  `,
  tracking: `
    numero de seguimiento | guia | guia no | guia nro | numero de guia | no de guia | n° de seguimiento
    codigo de envio | n° de envio | numero de envio | localizador | seguimiento | expedicion | envio
    n° envio | no envio | n° expedicion | num expedicion | numero de expedicion | rastreo | numero de rastreo
    no de rastreo | orden de transporte | folio
  `,
  reference: `
    referencia | ref cliente | referencia cliente | pedido | n° pedido | ref | referencia 1 | no pedido
    numero de pedido | orden | n° orden | orden de compra | numero de orden | albaran | n° albaran
    albaran cliente | ref. cli | doc | ref. cliente | orden de venta | nro de pedido | nro pedido
    nro. orden | referencia envio | pack id | venta id | id venta
  `,
  weight: 'peso | peso bruto | peso total | kilos | peso kg | peso fisico | peso real',
  date: `
    fecha | fecha de envio | fecha envio | fecha emision | fecha de emision | fecha impresion | fecha recogida
    fecha de salida
  `,
  carrier: 'transportista | transporte | paqueteria | mensajeria | agencia | courier | operador',
  service: `
    servicio | serv | tipo servicio | tipo de servicio | tipo de envio | producto | tipo de producto | modalidad
    metodo envio | metodo de envio
  `,
  other: `
    telefono | fecha de entrega | zona | observaciones | bultos | bulto | piezas | contenido | contacto | obs
    reembolso | portes | ruta | dice contener | valor declarado | forma de pago | nota | peso vol | peso volumen | peso volumetrico
  `,
};
