/**
 * The description of the API before strangers' tools: linters find nothing, not even to warn of, and generators make
 * clients of it whose operations and types have names.
 */
import { execFile } from 'node:child_process';
import { readFile, writeFile } from 'node:fs/promises';
import { delimiter, dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import { openApi } from '#contracts/openapi/openapi.js';
import { describeWithBinary } from './server-binary.js';
import { tempFolder } from './temp-folder.js';

const BIN = 'api-judges/node_modules/.bin';
/** Only keeps them from hanging. */
const LONGEST_MS = 600_000;
const DESCRIPTION = 'openapi.json';

/** A suite about one judge, with `run` in a folder where the description lies. */
function judge(name: string, file: string, define: (path: string, bench: Bench) => void): void {
  describeWithBinary(file, name, (path) => {
    const folder = tempFolder();
    beforeEach(() => writeFile(folder.file(DESCRIPTION), JSON.stringify(openApi, null, 1)));
    define(path, {
      file: (name) => folder.file(name),
      run: async (command, ...args) => {
        // What it starts in turn lies beside it.
        const env = {
          ...process.env,
          PATH: `${dirname(path)}${delimiter}${process.env['PATH']}`,
          NO_COLOR: '1',
          CI: '1',
        };
        const options = { cwd: folder.path, timeout: LONGEST_MS, maxBuffer: 16_000_000, env };
        const said = await promisify(execFile)(command, args, options).catch(
          (failed: { stdout: string; stderr: string }) => ({ ...failed, stdout: `FAILED ${failed.stdout}` }),
        );
        return `${said.stdout}${said.stderr}`;
      },
    });
  });
}

interface Bench {
  file(name: string): string;
  /** Everything it says; begins with FAILED when it ended so. */
  run(command: string, ...args: readonly string[]): Promise<string>;
}

judge('redocly lint', `${BIN}/redocly`, (redocly, { run }) => {
  it('finds no error and nothing to warn of', async () => {
    const said = await run(redocly, 'lint', DESCRIPTION);
    expect(said).toContain('Your API description is valid');
    expect(said).not.toMatch(/FAILED|warning/i);
  });
});

judge('spectral', `${BIN}/spectral`, (spectral, { run, file }) => {
  it('finds nothing by spectral:oas', async () => {
    await writeFile(file('rules.json'), JSON.stringify({ extends: ['spectral:oas'] }));
    const said = await run(spectral, 'lint', DESCRIPTION, '--ruleset', 'rules.json', '--fail-severity', 'hint');
    expect(said.trim()).toBe("No results with a severity of 'hint' or higher found!");
  });
});

judge('swagger-parser', `${BIN}/redocly`, (redocly, { run, file }) => {
  it('validates it', async () => {
    const parser = join(dirname(redocly), '../@apidevtools/swagger-parser/lib/index.js');
    const program = `const { default: parser } = await import(${JSON.stringify(pathToFileURL(parser).href)});
      const { info } = await parser.validate(${JSON.stringify(file(DESCRIPTION))});
      console.log(info.title);`;
    expect((await run(process.execPath, '--input-type=module', '--eval', program)).trim()).toBe('Recto');
  });
});

judge('openapi-typescript', `${BIN}/openapi-typescript`, (generator, { run, file }) => {
  it('makes types with names', async () => {
    expect(await run(generator, DESCRIPTION, '--output', 'api.d.ts')).not.toMatch(/FAILED|warn/i);
    const types = await readFile(file('api.d.ts'), 'utf8');
    for (const name of ['Document', 'Extraction', 'Version', 'Problem', 'UploadResponse'])
      expect(types).toMatch(new RegExp(`^ {8}${name}: `, 'm'));
    expect(types).toMatch(/^ {4}uploadDocument: \{/m);
  });
});

judge('openapi-python-client', 'api-judges/python/bin/openapi-python-client', (generator, { run, file }) => {
  it('makes a client of named models and named calls, without a warning', async () => {
    // It knows text, JSON and bytes by their types, and no pictures or archives.
    const asBytes = { 'image/webp': 'application/octet-stream', 'application/gzip': 'application/octet-stream' };
    await writeFile(file('config.json'), JSON.stringify({ content_type_overrides: asBytes }));
    const args = ['--path', DESCRIPTION, '--output-path', 'client', '--meta', 'none', '--config', 'config.json'];
    expect(await run(generator, 'generate', ...args, '--fail-on-warning')).not.toMatch(/FAILED|warning/i);
    for (const name of ['models/document', 'models/extraction', 'models/version', 'models/upload_response'])
      expect(await readFile(file(`client/${name}.py`), 'utf8')).toMatch(
        /^class (Document|Extraction|Version|UploadResponse):/m,
      );
    expect(await readFile(file('client/api/documents/upload_document.py'), 'utf8')).toContain('UploadResponse');
  });
});
