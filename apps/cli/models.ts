/**
 * `recto models list | install | verify`: the models of PP-OCR that come with no package. Needs no server and no
 * stores.
 */
import { Command } from 'commander';
import { chosenModels } from '#adapters/ppocr/chosen-models.js';
import { installModels } from '#adapters/models/install-models.js';
import { type ModelSet } from '#adapters/models/model-set.js';
import { sourceAt, sourceOfPackage } from '#adapters/models/model-source.js';
import { ModelsFolder, type ModelState } from '#adapters/models/models-folder.js';
import { KNOWN_MODELS } from '#adapters/models/ppocr-v6-small.js';
import { ocrModelsDirFrom } from '#platform/config.js';
import { EXIT, EXIT_HELP, guarded, WrongUsage } from './at-work.js';

interface InstallSettings {
  readonly from?: string;
  readonly seconds: number;
  readonly force: boolean;
}

export function modelsCommand(): Command {
  const command = new Command('models').description('Models that read pictures better than those Recto comes with.');
  command
    .command('list')
    .description('What can be installed, what is, and which models read pictures now.')
    .option('--json', 'print JSON', false)
    .addHelpText('after', EXIT_HELP())
    .action(({ json }: { json: boolean }) => guarded(() => list(json)));
  command
    .command('install')
    .description('Install models: out of their own package by pip, or from where you say. What is whole already stays.')
    .argument('[name]', `which; one of ${KNOWN_MODELS.map(({ name }) => name).join(', ')}`, KNOWN_MODELS[0]!.name)
    .option('--from <place>', 'a wheel, zip or folder: https: or file: address, or a path')
    .option('--seconds <count>', 'how long it may take', Number, 600)
    .option('--force', 'install again what is whole', false)
    .addHelpText('after', EXIT_HELP())
    .action((name: string, settings: InstallSettings) => guarded((signal) => install(name, settings, signal)));
  command
    .command('verify')
    .description('Check every byte of what is installed.')
    .addHelpText('after', EXIT_HELP('something is damaged or missing'))
    .action(() => guarded(verify));
  return command;
}

const installed = () => new ModelsFolder(ocrModelsDirFrom(process.env));

async function list(json: boolean): Promise<number> {
  const folder = installed();
  const sets = await Promise.all(KNOWN_MODELS.map(async (set) => ({ set, found: await folder.stateOf(set) })));
  const { files } = await chosenModels(folder.path);
  const reads = files.generation.name;
  if (json) {
    const models = sets.map(({ set: { name, version, languages, licence, source }, found }) => {
      return { name, version, languages, licence, source, ...found };
    });
    console.log(JSON.stringify({ folder: folder.path, reads, models }, null, 2));
    return EXIT.ok;
  }
  console.log(`folder: ${folder.path}`);
  for (const { set, found } of sets) {
    const megabytes = set.files.reduce((sum, { bytes }) => sum + bytes, 0) / 1e6;
    const facts = `${set.languages.length} languages, ${megabytes.toFixed(0)} MB, ${set.licence}, ${set.source}`;
    console.log(`${set.name} ${set.version}: ${told(found)} (${facts})`);
  }
  console.log(`pictures are read by: PP-OCR ${reads}`);
  return EXIT.ok;
}

async function install(name: string, { from, seconds, force }: InstallSettings, stop: AbortSignal): Promise<number> {
  const set = known(name);
  if (!(seconds > 0)) throw new WrongUsage('--seconds must be a number above 0');
  const folder = installed();
  if (!force && (await folder.stateOf(set)).state === 'installed') {
    console.log(`${set.name} is installed already in ${folder.folderOf(set)}`);
    return EXIT.ok;
  }
  const late = AbortSignal.timeout(seconds * 1000);
  const signal = AbortSignal.any([stop, late]);
  try {
    const source = from === undefined ? await sourceOfPackage(set, signal) : await sourceAt(from, signal);
    await installModels(folder, set, source);
  } catch (error) {
    if (late.aborted) throw new Error(`it took longer than ${seconds} seconds`, { cause: error });
    throw error;
  }
  console.log(`${set.name} is installed in ${folder.folderOf(set)}`);
  return EXIT.ok;
}

async function verify(): Promise<number> {
  const folder = installed();
  const states = await Promise.all(KNOWN_MODELS.map(async (set) => ({ set, found: await folder.stateOf(set) })));
  for (const { set, found } of states) console.log(`${set.name} ${set.version}: ${told(found)}`);
  return states.every(({ found }) => found.state === 'installed') ? EXIT.ok : EXIT.bad;
}

function known(name: string): ModelSet {
  const set = KNOWN_MODELS.find((candidate) => candidate.name === name);
  if (!set) throw new WrongUsage(`there is no ${name}; known are ${KNOWN_MODELS.map((one) => one.name).join(', ')}`);
  return set;
}

const told = (found: ModelState): string =>
  found.state === 'damaged' ? `damaged: ${found.fault}` : found.state === 'installed' ? 'installed' : 'not installed';
