/** Indonesian and Malay, folded (lower case, no accents). */
import { type LabelsIn } from '../../../layout/labels.js';
import { type IdLabel } from './names.js';

export const id: LabelsIn<IdLabel> = {
  whole: 'nama | nama penuh',
  number: 'nik | no kad pengenalan | nomor sim | no pasport',
  birth: 'tarikh lahir | tanggal lahir | tgl lahir',
  issue: 'tarikh dikeluarkan | tanggal penerbitan',
  expiry: 'berlaku hingga | berlaku s d | tarikh tamat',
  validity: 'tempoh',
  place: 'tempat lahir',
  placeAndBirth: 'tempat tgl lahir | tempat/tgl lahir | tempat tanggal lahir',
  nationality: 'kewarganegaraan | warganegara',
  sex: 'jenis kelamin | jantina',
  address: 'alamat',
  other: 'agama | pekerjaan | status perkawinan | gol darah | kel desa | kel/desa | kecamatan | rt rw | rt/rw',
};
