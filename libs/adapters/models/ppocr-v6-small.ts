/** PP-OCRv6 small: finds and reads lines in Chinese, Japanese and 45 languages in Latin script. */
import { type ModelSet } from './model-set.js';

/**
 * The languages in Latin script that its recogniser was trained to write and whose letters it does write. Vietnamese is
 * left out, because of its letters with two marks the alphabet has next to none; Slovak, because ľ and ť come out as l'
 * and t, also in clean print.
 */
const LATIN = (
  'afr aze bos cat ces cym dan deu eng est eus fin fra gle glg hrv hun ind isl ita kmr lat lav lit ltz mlt mri msa ' +
  'nld nor oci pol por que roh ron slv spa sqi srp_latn swa swe tgl tur uzb'
).split(' ');

export const DETECTOR = 'PP-OCRv6_det_small.onnx';
export const RECOGNISER = 'PP-OCRv6_rec_small.onnx';

export const PPOCR_V6_SMALL: ModelSet = {
  name: 'ppocr-v6-small',
  version: '3.10.0',
  languages: ['chi_sim', 'chi_tra', 'jpn', ...LATIN],
  licence: 'Apache-2.0',
  source: 'https://github.com/PaddlePaddle/PaddleOCR',
  pypi: { name: 'rapidocr', version: '3.10.0' },
  files: [
    {
      name: DETECTOR,
      sha256: '090f04abcd9d9a7498bc4ebf677e4cb9bdce1fe4197ddb7e529f1ef44e1ff94f',
      bytes: 9_929_594,
    },
    {
      name: RECOGNISER,
      sha256: '6f327246b50388f3c176ae304bd95767ea6dc0c9ae92153ef8cbe210b3c14884',
      bytes: 21_234_383,
    },
  ],
};

/** All that this version can install. */
export const KNOWN_MODELS: readonly ModelSet[] = [PPOCR_V6_SMALL];
