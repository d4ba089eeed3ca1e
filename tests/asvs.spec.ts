/** docs/asvs.md against itself and the code: each number once, each test under the name it has, the sums right. */
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const PAGE = 'docs/asvs.md';
const VERDICTS = ['holds', 'does not', 'does not apply'];
/** Requirements of levels 1 and 2 by section, in ASVS 5.0.0: those of level 3 come last in theirs, or have it alone. */
const LINES = {
  ...{ '6.1': 3, '6.2': 12, '6.3': 4, '6.4': 4, '6.5': 5, '6.6': 3, '6.8': 4 },
  ...{ '7.1': 3, '7.2': 4, '7.3': 2, '7.4': 5, '7.5': 2, '7.6': 2 },
  ...{ '8.1': 2, '8.2': 3, '8.3': 1, '8.4': 1, '9.1': 3, '9.2': 4 },
  ...{ '10.1': 2, '10.2': 2, '10.3': 4, '10.4': 11, '10.5': 5, '10.6': 2, '10.7': 3 },
};
const numbers = Object.entries(LINES).flatMap(([section, count]) =>
  Array.from({ length: count }, (_, n) => `${section}.${n + 1}`),
);

const page = readFileSync(PAGE, 'utf8');
const cells = (line: string) =>
  line
    .split('|')
    .slice(1, -1)
    .map((cell) => cell.trim());
const tables = page
  .split('\n')
  .filter((line) => line.startsWith('| '))
  .map(cells);
const lines = tables
  .filter(([number]) => /^\d+\.\d+\.\d+$/.test(number!))
  .map(([number = '', , verdict = '', where = '']) => ({ number, verdict, where }));

describe('the page about ASVS', () => {
  it('has each line once, in order, with one of three words', () => {
    expect(lines.map(({ number }) => number)).toEqual(numbers);
    expect(lines.filter(({ verdict }) => !VERDICTS.includes(verdict))).toEqual([]);
  });

  it('says where each stands, and with what holds that some test holds it, or that none does', () => {
    const bare = lines.filter(({ verdict, where }) => {
      if (where === '') return true;
      return verdict === 'holds' && !/\.spec\]|\.md[#)]|nothing to test|Nothing tests it/.test(where);
    });
    expect(bare).toEqual([]);
  });

  it('names tests that are there, by their names', () => {
    const named = lines.flatMap(({ number, where }) => {
      let file = '';
      return [...where.matchAll(/\]\(([^)]+\.spec\.ts)\)|“([^”]+)”/g)].flatMap(([, path, name]) => {
        if (path !== undefined) file = join('docs', path);
        return name === undefined ? [] : [{ number, file, name }];
      });
    });
    expect(named.length).toBeGreaterThan(60);
    expect(named.filter(({ file, name }) => !readFileSync(file, 'utf8').includes(name))).toEqual([]);
  });

  it('counts right', () => {
    const count = (of: typeof lines) => [
      of.length,
      ...VERDICTS.map((one) => of.filter((line) => line.verdict === one).length),
    ];
    const sums = tables
      .filter(([title]) => /^(V\d|All)/.test(title!))
      .map(([title = '', ...sums]) => [title, ...sums.map(Number)]);
    expect(sums).toHaveLength(6);
    for (const [title, ...sum] of sums) {
      const [, chapter] = /^V(\d+)/.exec(String(title)) ?? [];
      const of = chapter === undefined ? lines : lines.filter(({ number }) => number.startsWith(`${chapter}.`));
      expect([title, ...sum]).toEqual([title, ...count(of)]);
    }
  });
});

it('hides every password that is typed, and lets password managers in', () => {
  const sources = globSync('web/src/**/*.tsx').map((file) => ({ file, text: readFileSync(file, 'utf8') }));
  const fields = sources.flatMap(({ file, text }) =>
    [...text.matchAll(/<PasswordInput\b[^]*?\/>/g)].map(([field]) => ({ file, field })),
  );
  expect(fields.length).toBeGreaterThan(8);
  const isOfOperator = (file: string) => file.endsWith('operator/components/token-form.tsx');
  expect(
    fields.filter(({ file, field }) => !isOfOperator(file) && !/autoComplete="(current|new)-password"/.test(field)),
  ).toEqual([]);
  // No other field is for one, and nowhere is pasting looked at.
  const others = /<(Input|input)\b[^>]*register\('\w*password'\)|onPaste/i;
  expect(sources.filter(({ text }) => others.test(text)).map(({ file }) => file)).toEqual([]);
  const input = sources.find(({ file }) => file.endsWith('ui/input.tsx'))?.text;
  expect(input).toContain("type={shown ? 'text' : 'password'}");
});
