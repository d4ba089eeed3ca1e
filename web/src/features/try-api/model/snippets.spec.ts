/** Each run by what it is written for, with the network played by the spec. */
import { execFileSync, spawnSync } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describeAbsent } from '../../../../../tests/absent.js';
import { tempFolder } from '../../../../../tests/temp-folder.js';
import type { Call } from './call.js';
import { snippetOf } from './snippets.js';

const headers = { Authorization: 'Bearer recto_live_1' };
const ODD = `it's "$HOME", \`id\` \\ \n é 😀`;
const get: Call = { method: 'GET', url: 'https://recto.example/api/documents/a?wait=30', headers, answersFile: false };
const json: Call = {
  ...{ method: 'PUT', url: 'https://recto.example/api/documents/a', answersFile: false },
  headers: { ...headers, 'Content-Type': 'application/json', 'If-Match': '"2"' },
  json: JSON.stringify({ note: ODD, sure: true, none: null, of: [1.5, false, 'x'] }),
};
const NAME = `Ada's invoice.pdf`;
const upload: Call = {
  ...{ method: 'POST', url: 'https://recto.example/api/documents/upload', headers, answersFile: false },
  form: [
    ['file', new File(['%PDF'], NAME)],
    ['deleteAfterProcessing', 'true'],
  ],
};
const picture: Call = { ...get, url: 'https://recto.example/api/documents/a/pages/1', answersFile: true };

describe('a call of the API, elsewhere', () => {
  const folder = tempFolder();

  it('is the same in a shell, whatever is in it', () => {
    const said = (call: Call) =>
      execFileSync('sh', ['-c', `curl() { printf '%s\\n' "$@"; }; ${snippetOf('curl', call)}`], { encoding: 'utf8' });
    const key = '-H\nAuthorization: Bearer recto_live_1\n';
    expect([json, upload, picture].map(said)).toEqual([
      `-X\nPUT\n${json.url}\n${key}-H\nContent-Type: application/json\n-H\nIf-Match: "2"\n--data-raw\n${json.json}\n`,
      `-X\nPOST\n${upload.url}\n${key}-F\nfile=@${NAME}\n-F\ndeleteAfterProcessing=true\n`,
      `${picture.url}\n${key}-OJ\n`,
    ]);
  });

  const asked = (call: Call) => ({
    ...{ method: call.method, url: call.url, authorization: 'Bearer recto_live_1' },
    ...(call.json && { json: JSON.parse(call.json) as unknown }),
    ...(call.form && { file: NAME, deleteAfterProcessing: 'true' }),
    answered: call.answersFile ? 'written' : '200',
  });

  it('is the same in TypeScript', () => {
    writeFileSync(join(folder.path, NAME), '%PDF');
    const network = `
globalThis.fetch = async (url, { method = 'GET', headers, body }) => {
  const form = body instanceof FormData ? Object.fromEntries([...body].map(([k, v]) => [k, v.name ?? v])) : {};
  const json = typeof body === 'string' ? { json: JSON.parse(body) } : {};
  said = { method, url, authorization: headers.Authorization, ...json, ...form };
  return { status: 200, json: async () => ({}), arrayBuffer: async () => new TextEncoder().encode('webp').buffer };
};
let said;
const { log } = console;
console.log = (status) => log(JSON.stringify({ ...said, answered: String(status) }));`;
    const run = (call: Call) => {
      const end = call.answersFile
        ? `\n(await import('node:fs')).readFileSync('answer', 'utf8') === 'webp' && console.log('written');`
        : '';
      const module = [snippetOf('TypeScript', call)].flatMap((text) => {
        const imports = text.split('\n').filter((line) => line.startsWith('import '));
        const rest = text.split('\n').filter((line) => !line.startsWith('import '));
        return [...imports, network, ...rest, end];
      });
      const args = ['--input-type=module', '-e', module.join('\n')];
      return JSON.parse(execFileSync(process.execPath, args, { cwd: folder.path, encoding: 'utf8' })) as unknown;
    };
    for (const call of [get, json, upload, picture]) expect(run(call)).toEqual(asked(call));
  });

  const python = spawnSync('python3', ['--version']).status === 0;
  if (!python) describeAbsent('a call of the API in Python', 'there is no python3 on this machine');
  else
    it('is the same in Python', () => {
      writeFileSync(join(folder.path, NAME), '%PDF');
      mkdirSync(join(folder.path, 'played'));
      writeFileSync(
        join(folder.path, 'played', 'httpx.py'),
        `import json as text


class Answer:
    status_code = 200
    content = b"webp"

    def json(self):
        return {}


def request(method, url, *, headers, json=None, files=None, data=None, timeout):
    said = {"method": method, "url": url, "authorization": headers["Authorization"]}
    if json is not None:
        said["json"] = json
    if files:
        said |= {name: file.name for name, file in files.items()}
    said |= data or {}
    globals()["said"] = said
    return Answer()


def tell(answered):
    print(text.dumps({**said, "answered": answered}))
`,
      );
      const run = (call: Call) => {
        const told = snippetOf('Python', call).replace(/^print\(.*\)$/m, 'httpx.tell(str(answer.status_code))');
        const end = call.answersFile ? '\nopen("answer", "rb").read() == b"webp" and httpx.tell("written")' : '';
        const env = { ...process.env, PYTHONPATH: join(folder.path, 'played'), PYTHONDONTWRITEBYTECODE: '1' };
        // Without this an open file is told of.
        const args = ['-W', 'ignore', '-c', told + end];
        return JSON.parse(execFileSync('python3', args, { cwd: folder.path, encoding: 'utf8', env })) as unknown;
      };
      for (const call of [get, json, upload, picture]) expect(run(call)).toEqual(asked(call));
    });

  it('has what was typed where that is no JSON yet', () => {
    const unfinished = { ...json, json: '{"note": ' };
    expect(snippetOf('TypeScript', unfinished)).toContain(`body: "{\\"note\\": "`);
    expect(snippetOf('Python', unfinished)).toContain(`content="{\\"note\\": "`);
  });
});
