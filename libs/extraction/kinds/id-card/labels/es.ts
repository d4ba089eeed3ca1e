/** Spanish, folded (lower case, no accents). */
import { type LabelsIn } from '../../../layout/labels.js';
import { type IdLabel } from './names.js';

export const es: LabelsIn<IdLabel> = {
  surname: 'apellidos | primer apellido | apellido',
  given: 'nombre | nombres',
  number: 'numero | idesp | dni num | dni | numero de documento',
  birth: 'fecha de nacimiento | nacimiento',
  issue: 'fecha de expedicion | expedicion | emision',
  expiry: 'valido hasta | fecha de caducidad | fecha de validez | valido hasta el | validez | vence | vencimiento',
  place: 'lugar de nacimiento',
  placeAndBirth: 'lugar y fecha de nacimiento | fecha y lugar de nacimiento',
  nationality: 'nacionalidad',
  address: 'domicilio | direccion',
  sex: 'sexo',
  other: 'num soport | num soporte | soporte | nif | estatura | tipo | autoridad | firma',
};
