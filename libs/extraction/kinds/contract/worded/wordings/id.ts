import { type Wording } from './wording.js';

/** Indonesian, and Malay; their letters tell no language, so what contracts in them say does. */
export const id: Wording = {
  languages: ['id', 'ms'],
  title:
    'perjanjian~(?: \\p{L}+)*|surat perjanjian(?: \\p{L}+)*|kontrak(?: \\p{L}+)*|nota kesepahaman|pakta integritas',
  between:
    'antara|oleh dan antara|yang bertanda tangan(?: di)? ?(?:di)? ?bawah ini|kami yang bertanda tangan|para pihak',
  and: 'dan',
  called:
    '(?:yang )?(?:untuk )?selanjutnya(?: (?:dalam perjanjian ini|akan|di sini))?(?: (?:disebut|dalam perjanjian ini disebut))?(?: (?:juga|sebagai|dengan))?(?: dengan)?|(?:dalam hal ini )?disebut(?: sebagai| juga)?|selaku|sebagai|selanjutnya',
  roles:
    'pihak (?:pertama|kedua|ketiga|i|ii|penyewa|yang menyewakan|pemberi|penerima|pengungkap)|pemberi (?:kerja|pinjaman|sewa|lisensi|kuasa|tugas|waralaba|informasi)|penerima (?:kerja|pinjaman|sewa|lisensi|kuasa|tugas|waralaba|informasi)|penyewa|penjual|pembeli|karyawan|pekerja|klien|pelanggan|penyedia(?: jasa| layanan)?|pengguna(?: jasa)?|konsultan|kontraktor|pemilik|peminjam|kreditur|debitur|distributor|agen|prinsipal|pemasok|majikan|tuan rumah|pengendali data|prosesor data|vendor',
  together: 'para pihak|bersama-sama|secara bersama-sama',
  leads: 'tuan|nyonya|nona|bapak|ibu|saudara|saudari|sdr|tn|ny|nama|dan|dan ii|pihak',
  goesOn:
    'berkedudukan|beralamat~|bertempat tinggal|suatu perseroan|sebuah perseroan|sebuah perusahaan|suatu badan hukum|badan hukum|yang didirikan|dalam hal ini|diwakili|nik|npwp|alamat|jabatan|pekerjaan|tempat|lahir|selanjutnya|yang selanjutnya|bertindak|pemegang|no|nomor|warga negara|didirikan',
  actsFor: 'bertindak (?:untuk dan )?(?:atas nama|mewakili)|mewakili',
  names: 'nama(?: lengkap| perusahaan)?|perusahaan|nama badan usaha',
  begins:
    'mulai berlaku|berlaku efektif|berlaku sejak|tanggal (?:efektif|mulai|berlaku)|efektif (?:sejak|pada)|mulai bekerja|berlaku (?:mulai|terhitung)|terhitung sejak|dimulai',
  made: 'hari ini|dibuat~|ditandatangani~',
  until: '(?:sampai )?(?:dengan|s d|hingga|sampai)(?: dengan)?(?: tanggal)?|dan berakhir (?:pada )?(?:tanggal)?',
  lasts:
    'jangka waktu(?: \\p{L}+)?|masa (?:sewa|berlaku|kontrak|perjanjian|kerja)|selama|berlaku (?:selama|untuk)|untuk (?:jangka )?waktu',
  other:
    'kerahasiaan|rahasia|garansi|jaminan|percobaan|pembayaran|diperpanjang|perpanjangan|pengakhiran|berakhirnya|pemberitahuan|pemeliharaan|setelah (?:perjanjian )?berakhir~|persaingan|selambat-lambatnya|paling lambat|sebelum',
  units: 'tahun|bulan|minggu',
  numbers: {
    1: 'satu',
    2: 'dua',
    3: 'tiga',
    4: 'empat',
    5: 'lima',
    6: 'enam',
    10: 'sepuluh',
    12: 'dua belas',
    24: 'dua puluh empat',
    36: 'tiga puluh enam',
  },
  laws: [
    [
      'Indonesia',
      'hukum (?:negara )?(?:republik )?indonesia|hukum (?:yang berlaku )?di (?:wilayah )?(?:negara )?(?:kesatuan )?(?:republik )?indonesia|peraturan perundang-undangan (?:yang berlaku di )?(?:republik )?indonesia',
    ],
    ['Malaysia', 'undang-undang malaysia'],
  ],
};
