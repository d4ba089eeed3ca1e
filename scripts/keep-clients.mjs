// Makes the types of the clients from the description of the API, by generators that .ci/services installs.
// `--check` writes nothing, names what is stale, and ends with 1 when something is.
// Names of clients behind it: only those.
import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { homedir, tmpdir } from 'node:os';
import { join } from 'node:path';
import { format, resolveConfig } from 'prettier';
import { description } from './clients/description.mjs';

const { RECTO_SERVERS_DIR, XDG_CACHE_HOME = join(homedir(), '.cache') } = process.env;
const tools = RECTO_SERVERS_DIR ?? join(XDG_CACHE_HOME, 'recto', 'servers');
/** It would not begin a member's name with an underscore, which a dictionary may. */
const UNDERSCORED = 'begins_with_underscore';
const MADE = 'Made by scripts/keep-clients.mjs from the description of the API.';

const CLIENTS = {
  typescript: {
    file: 'clients/typescript/src/api.ts',
    tool: 'api-judges/node_modules/.bin/openapi-typescript',
    args: (from, to) =>
      `${from} --output ${to} --root-types --root-types-no-schema-prefix --default-non-nullable false --array-length`,
    finish: async (text, file) => {
      // Of operations nothing is made.
      const wanted = text
        .replace(/\/\*\*[^]*?\*\/\n+/, `/** ${MADE} */\n`)
        .replace(/^export type \S+ = Record<string, never>;\n/gm, '')
        .replace(/^ +\w+: never;\n/gm, '');
      return format(wanted, { ...(await resolveConfig(file)), filepath: file });
    },
  },
  python: {
    file: 'clients/python/src/recto_client/api.py',
    tool: 'client-judges/python/bin/datamodel-codegen',
    args: (from, to) =>
      `--input ${from} --output ${to} --input-file-type openapi --output-model-type typing.TypedDict --formatters builtin ` +
      '--target-python-version 3.11 --use-standard-collections --use-union-operator --enum-field-as-literal all ' +
      `--use-field-description --disable-timestamp --openapi-scopes schemas --special-field-name-prefix ${UNDERSCORED}`,
    finish: (text) =>
      text
        .replaceAll(`${UNDERSCORED}_`, '_')
        .replace(/^(#.*\n)+/, `"""${MADE}"""\n`)
        // As of 3.11 the standard library has it.
        .replace(
          /^from typing import (.*)\n\nfrom typing_extensions import TypedDict\n/m,
          'from typing import $1, TypedDict\n',
        ),
  },
};

const check = process.argv.includes('--check');
const named = process.argv.slice(2).filter((arg) => arg !== '--check');
const folder = mkdtempSync(join(tmpdir(), 'recto-clients-'));
try {
  const from = join(folder, 'openapi.json');
  writeFileSync(from, JSON.stringify(description));
  for (const [name, { file, tool, args, finish }] of Object.entries(CLIENTS)) {
    if (named.length > 0 && !named.includes(name)) continue;
    const to = join(folder, file.endsWith('.py') ? 'api.py' : 'api.ts');
    execFileSync(join(tools, tool), args(from, to).split(' '), { stdio: ['ignore', 'ignore', 'inherit'] });
    const made = await finish(readFileSync(to, 'utf8'), file);
    if (!check) writeFileSync(file, made);
    else if (readFileSync(file, 'utf8') !== made) {
      process.exitCode = 1;
      console.log(`${file} is stale: node scripts/keep-clients.mjs`);
    }
  }
} finally {
  rmSync(folder, { recursive: true, force: true });
}
