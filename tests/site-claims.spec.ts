/** What the public site promises, held against what the product does; and what it promised once and nobody keeps. */
import { globSync, readFileSync } from 'node:fs';
import { MOST_OPEN } from '#contexts/bulk/application/most-open.js';
import { MOST_AT_ONCE } from '#contracts/bulk-jobs.js';
import { LONGEST_WAIT, UPLOAD_MAX_BYTES } from '#contracts/documents.js';
import { KEPT_MS, MOST_FILES } from '#domain/bulk/bulk-export.js';
import { MOST_KEYS } from '#domain/identity/api-keys.js';
import { MOST_ENDPOINTS } from '#domain/webhooks/endpoints.js';
import { LIMITS } from '#extraction/model/limits.js';
import { DOCUMENT_LIMITS } from '#kernel/document-limits.js';
import { MONTHLY_CREDITS } from '#kernel/plans.js';
import { PLAN_CREDITS } from '../web/src/entities/billing/plan-words.js';
import { TOOLS } from '../web/src/site/api/agent-tools.js';
import { EVERY_PLAN, OFFERS } from '../web/src/site/landing/plans.js';

/** Pages, plans and terms; the articles speak of the world. */
const texts = globSync([
  'web/src/site/{api,landing,layout,legal}/**/*.{ts,tsx}',
  'web/src/site/content/{terms,privacy}.md',
  'web/src/site/content/public-pages.ts',
  'web/src/entities/billing/plan-words.ts',
])
  .filter((file) => !/[.]spec[.]/.test(file))
  .map((file) => ({ file, text: readFileSync(file, 'utf8').replace(/\s+/g, ' ') }));
const textOf = (name: string) => texts.find(({ file }) => file.endsWith(name))!.text;

it.each([
  ['files of any length', /however many pages/i],
  [
    'an extraction or analytics that only some plans have',
    /\b(basic|advanced) (OCR|AI|extraction|analytics|security)/i,
  ],
  ['support that nobody gives', /\bpriority\b|telephone|phone support|24\/7/i],
  ['a price nobody has agreed to, thanks or a first place', /price for your volume|thank you by name|those first/i],
  [
    'more of the API than programs reach',
    /(whatever|everything) the screens (can )?do|with live events|listen to .api.events/i,
  ],
  ['models and integrations made to measure', /custom (AI )?(models?|integrations?)/i],
  ['more than the plans have', /unlimited (access|documents for)/i],
  ['letters that are not sent', /one click|every letter|each letter/i],
  ['a source without a place', /open[- ]source|meant to be checked/i],
  ['mails that are not sent', /thirty days|30 days'? (mail|by mail)|mail you (at least )?(30|thirty)/i],
])('it does not promise %s', (_what, words) => {
  expect(texts.filter(({ text }) => words.test(text)).map(({ file }) => file)).toEqual([]);
});

it('says as many pages of a document as are read, and as many documents as a plan has', () => {
  expect(textOf('pricing.tsx')).toContain(`one file of up to ${LIMITS.pages} pages`);
  expect(textOf('pricing.tsx')).toContain(`free with ${MONTHLY_CREDITS.free} documents a month`);
  for (const { plan, documents } of OFFERS) {
    const credits = MONTHLY_CREDITS[plan];
    expect(documents).toBe(PLAN_CREDITS[plan]);
    expect(PLAN_CREDITS[plan]).toContain(credits === null ? 'nlimited' : credits.toLocaleString('en'));
  }
});

it('names for one plan only what the server tells plans apart by: documents a month', () => {
  const told = OFFERS.map((offer) => Object.keys(offer).sort());
  expect(new Set(told.flat())).toEqual(new Set(['plan', 'name', 'for', 'price', 'documents', 'popular']));
  // Every rule that asks for the plan is in these two files of billing, and both ask for its credits.
  const asking = globSync('libs/{domain,contexts}/**/*.ts').filter(
    (file) => !/[.]spec[.]/.test(file) && /MONTHLY_CREDITS\[/.test(readFileSync(file, 'utf8')),
  );
  expect(asking.every((file) => file.includes('/billing/'))).toBe(true);
  for (const feature of EVERY_PLAN) expect(feature).not.toMatch(/support|basic|advanced|custom|priority/i);
});

describe('figures of the front page are those of the documents they were measured into', () => {
  const measured = textOf('measured.tsx');
  const accuracy = readFileSync('docs/accuracy.md', 'utf8');
  /** F1 over the validation set, of a row of the table. */
  const f1 = (row: string) => Number(new RegExp(`[|] ${row} +[|][^|]+[|][^|]+[|] ([\\d.]+)`).exec(accuracy)?.[1]);
  const shown = (what: string) => Number(new RegExp(`figure: '(\\d+)%', what: msg\\('${what}'\\)`).exec(measured)?.[1]);

  it('how often totals and dates of receipts are right', () => {
    expect(shown('Totals on receipts')).toBe(Math.floor(f1('receipts: total')));
    expect(shown('Dates on receipts')).toBe(Math.floor(f1('receipts: date')));
    for (const article of ['invoice-ocr-guide', 'receipt-automation-accounting']) {
      const text = readFileSync(`web/src/site/content/${article}.md`, 'utf8');
      expect(text).toContain(`${shown('Totals on receipts')}% of totals`);
      expect(text).toContain(`${shown('Dates on receipts')}% of dates`);
    }
  });

  it('how often a value that is said to be sure is right', () => {
    const right = /said to be at least 0[.]95 sure, ([\d.]+) % are right/.exec(accuracy)?.[1];
    expect(shown('Sure, and right')).toBe(Math.floor(Number(right)));
  });

  it('how many languages are read', () => {
    const rows = readFileSync('docs/languages.md', 'utf8').match(/^[|] [a-z]{2} [|]/gm);
    expect(measured).toContain(`clean print in ${rows?.length} languages`);
    const labelled = (kind: string) =>
      globSync(`libs/extraction/kinds/${kind}/labels/??.ts`).map((file) => file.slice(-'de.ts'.length));
    const both = labelled('invoice').filter((language) => labelled('receipt').includes(language));
    const elsewhere = 'ms ja zh vi ko az af sw tl ar he th'.split(' ').map((language) => `${language}.ts`);
    expect(both.filter((language) => !elsewhere.includes(language))).toHaveLength(24);
    expect(measured).toContain('labels in twenty-four European languages');
  });
});

it('names each tool that agents have, and no other', () => {
  const offered = globSync('libs/agents/*.ts').flatMap((file) =>
    [...readFileSync(file, 'utf8').matchAll(/registerTool\(\s*'([a-z_]+)'/g)].map(([, name]) => name),
  );
  expect(TOOLS.map(([name]) => name).toSorted()).toEqual(offered.toSorted());
});

it('says the limits that the server has', () => {
  const limits = textOf('limits.tsx');
  const number = (of: number) => of.toLocaleString('en');
  const { values, extractionBytes, editsPerHour, openProposals } = DOCUMENT_LIMITS;
  expect(KEPT_MS).toBe(24 * 60 * 60_000);
  for (const row of [
    ['A file', `${UPLOAD_MAX_BYTES / 1024 ** 2} MB, ${LIMITS.pages} pages`],
    ['A held answer', `${LONGEST_WAIT} seconds`],
    ['Documents in one job', number(MOST_AT_ONCE)],
    ['Jobs under way', `${MOST_OPEN} of a kind in a workspace`],
    ['Files of jobs', `for a day, the newest ${MOST_FILES} of a workspace`],
    ['Values of a document', `${number(values)}, ${extractionBytes / 1024} KB in all`],
    ['Edits of a document', `${editsPerHour} an hour`],
    ['Open proposals', `${openProposals} on a document`],
    ['API keys', `${MOST_KEYS} in a workspace`],
    ['Webhooks', `${MOST_ENDPOINTS} in a workspace`],
  ])
    expect(limits).toContain(`['${row[0]}', '${row[1]}']`);
});
