/** Russian. */
import { type LabelsIn } from '../../../layout/labels.js';
import { type IdLabel } from './names.js';

export const ru: LabelsIn<IdLabel> = {
  surname: 'фамилия',
  given: 'имя | имя отчество | имя и отчество',
  number: 'номер документа | номер паспорта | паспорт no | номер',
  birth: 'дата рождения',
  issue: 'дата выдачи',
  expiry: 'дата окончания срока действия | действителен до | действительно до | срок действия',
  place: 'место рождения',
  nationality: 'гражданство',
  sex: 'пол',
  address: 'место жительства | адрес регистрации | адрес',
  other: 'отчество | кем выдан | орган выдавший документ | код подразделения',
};
