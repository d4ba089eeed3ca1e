/** Spanish, folded (lower case, no accents). */
import { type LabelsIn } from '../../../layout/labels.js';
import { type IdLabel } from './names.js';

export const es: LabelsIn<IdLabel> = {
  // In Catalan, Galician and Basque beside it.
  surname: 'apellidos | primer apellido | apellido | apellido s | cognoms | apelidos | abizenak',
  given: 'nombre | nombres | nombre s | primer nombre',
  number: `
    numero | idesp | dni num | dni | numero de documento | numero documento | numero de licencia
    no de licencia | licencia no | num documento | nº documento | nº de documento | numero de cedula | documento
    no documento | documento nº
  `,
  birth: 'fecha de nacimiento | nacimiento | fecha nacimiento | f nacimiento | nacido el',
  issue: `
    fecha de expedicion | expedicion | emision | fecha de emision | fecha emision | fecha expedicion | expedida
    fecha de otorgamiento
  `,
  expiry: `
    valido hasta | fecha de caducidad | fecha de validez | valido hasta el | validez | vence | vencimiento
    fecha de vencimiento | fecha vencimiento | caducidad | valida hasta | fecha de expiracion
  `,
  place: 'lugar de nacimiento | lugar nacimiento',
  placeAndBirth: 'lugar y fecha de nacimiento | fecha y lugar de nacimiento',
  nationality: 'nacionalidad',
  address: 'domicilio | direccion | lugar de domicilio',
  sex: 'sexo',
  other: `
    num soport | num soporte | soporte | nif | estatura | tipo | autoridad | firma
    documento nacional de identidad | nombre del padre | nombre de la madre | padre | madre | hijo de | hija de
    curp | tipo de sangre | antiguedad | grupo sanguineo | clase | categoria
  `,
  whole: 'nombre completo | nombres y apellidos | nombre y apellidos | nombre y apellido',
  validity: 'vigencia',
};
