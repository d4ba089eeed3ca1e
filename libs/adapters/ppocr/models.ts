/** The models of one generation, loaded: one finds lines of text, one reads them. */
import { readFile } from 'node:fs/promises';
import { type ModelFiles } from './chosen-models.js';
import { type Generation } from './generation.js';
import { Model } from './model.js';
import { charactersOf } from './onnx-characters.js';
import { type Alphabet, alphabetOf } from './read-line.js';

export interface Models {
  readonly generation: Generation;
  readonly detector: Model;
  readonly recogniser: Model;
  readonly alphabet: Alphabet;
}

export async function loadModels({ generation, characters, ...files }: ModelFiles): Promise<Models> {
  const [detector, recogniser, names] = await Promise.all([
    Model.open(files.detector),
    Model.open(files.recogniser),
    characters === undefined ? inside(files.recogniser) : listed(characters),
  ]);
  return { generation, detector, recogniser, alphabet: alphabetOf(['', ...names, ' '], generation.latin) };
}

async function listed(file: string): Promise<string[]> {
  return (await readFile(file, 'utf8')).replace(/\n$/, '').split('\n');
}

async function inside(recogniser: string): Promise<string[]> {
  const characters = charactersOf(await readFile(recogniser));
  if (!characters) throw new Error(`${recogniser} does not say which characters it writes.`);
  return characters;
}
