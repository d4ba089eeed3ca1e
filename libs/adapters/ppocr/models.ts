/** The models of one generation, loaded: one finds lines of text, one reads them. */
import { readFile } from 'node:fs/promises';
import { type ModelFiles } from './chosen-models.js';
import { type Generation } from './generation.js';
import { Model } from './model.js';
import { charactersOf } from './onnx-characters.js';
import { LEARNED_LETTERS } from './letters/learned.js';
import { alphabetOf, MeanOf, type Recogniser } from './read-line.js';

export interface Models {
  readonly generation: Generation;
  readonly detector: Model;
  readonly recogniser: Recogniser & { readonly model: Model };
}

export async function loadModels({ generation, characters, ...files }: ModelFiles): Promise<Models> {
  const [detector, model, names] = await Promise.all([
    Model.open(files.detector),
    Model.open(files.recogniser),
    characters === undefined ? inside(files.recogniser) : listed(characters),
  ]);
  const alphabet = alphabetOf(['', ...names, ' '], generation.latin);
  const recogniser = { model, mean: new MeanOf(), alphabet, longest: generation.longest, letters: LEARNED_LETTERS };
  return { generation, detector, recogniser };
}

async function listed(file: string): Promise<string[]> {
  return (await readFile(file, 'utf8')).replace(/\n$/, '').split('\n');
}

async function inside(recogniser: string): Promise<string[]> {
  const characters = charactersOf(await readFile(recogniser));
  if (!characters) throw new Error(`${recogniser} does not say which characters it writes.`);
  return characters;
}
