/** Turkish, folded (lower case, no accents). */
import { type LabelsIn } from '../../../layout/labels.js';
import { type IdLabel } from './names.js';

export const tr: LabelsIn<IdLabel> = {
  surname: 'soyadi',
  given: 'adi',
  number: 'seri no | belge no | pasaport no',
  birth: 'dogum tarihi',
  issue: 'verilis tarihi | duzenleme tarihi',
  expiry: 'son gecerlilik | son gecerlilik tarihi | gecerlilik tarihi',
  place: 'dogum yeri',
  nationality: 'uyrugu | uyruk',
  sex: 'cinsiyeti | cinsiyet',
  address: 'adres',
  other: 'anne adi | ana adi | baba adi | veren makam | imzasi',
};
