/** What the public site promises, held against what the product does; and what it promised once and nobody keeps. */
import { globSync, readFileSync } from 'node:fs';
import { LIMITS } from '#extraction/model/limits.js';
import { MONTHLY_CREDITS } from '#kernel/plans.js';
import { PLAN_CREDITS } from '../web/src/entities/billing/plan-words.js';
import { OFFERS } from '../web/src/site/landing/plans.js';

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
  for (const { plan, features } of OFFERS) {
    const credits = MONTHLY_CREDITS[plan];
    expect(features[0]).toBe(PLAN_CREDITS[plan]);
    expect(PLAN_CREDITS[plan]).toContain(credits === null ? 'nlimited' : credits.toLocaleString('en'));
  }
});
