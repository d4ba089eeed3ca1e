import { type Json } from '#kernel/json.js';
import { type TaughtDocument } from '#ports/correction-learner.js';
import { type Evidence, type ExtractionResult } from '#ports/extractor.js';
import { stepsInProcess } from '#adapters/mistral/testing/in-process.js';
import { asPdf, MADE_LAYOUTS } from '../testing/made-layouts.js';
import { pageOf } from '../testing/made-page.js';
import { LearnerInProcess } from '../testing/learner-in-process.js';
import { learnedFrom } from '../testing/taught.js';
import { applyCorrections } from './apply-corrections.js';
import { Effort } from './effort.js';
import { LEARNING } from './limits.js';
import { lookOf } from './look.js';
import { likeness, marksOf } from './marks.js';

const letter = (number: string, total: string, more: readonly string[] = []) => [
  'Werkhof Ahrens|Gewerbepark Nord',
  `Vorgang ${number}|Baustelle Kiel`,
  'Leistung Umfang Preis',
  ...more,
  `Zwischenwert ${total}`,
  'Sparkasse Kiel Steuernummer Inhaber',
];
const result = (lines: readonly string[], extraction: Record<string, Json> = {}, sure = 0.9): ExtractionResult => ({
  docType: 'invoice',
  docTypeConfidence: 1,
  language: 'de',
  pages: [{ width: 600, height: 800 }],
  extraction,
  confidence: Object.fromEntries(Object.keys(extraction).map((path) => [path, sure])),
  evidence: Object.fromEntries(
    Object.keys(extraction).map((path): [string, Evidence] => [
      path,
      { page: 0, box: [0, 0, 1, 1], source: 'text-layer' },
    ]),
  ),
  look: lookOf([pageOf(lines)]),
  text: lines.join('\n'),
  engine: 'local/1',
  processingTime: 1,
});
const taught = (
  lines: readonly string[],
  values: Record<string, Json>,
  corrected = Object.keys(values),
): TaughtDocument => ({
  docType: 'invoice',
  look: lookOf([pageOf(lines)]),
  values,
  corrected,
});

describe('the fingerprint of a layout', () => {
  const marks = (lines: readonly string[]) => marksOf(pageOf(lines));

  it('is alike for two documents of a layout, whatever is on them', () => {
    const rows = ['Copper pipe', 'Oak board', 'Steel hinge'];
    expect(likeness(marks(letter('A-1', '9,00')), marks(letter('B-2', '7,50', rows)))).toBeGreaterThan(0.6);
  });

  it('is not alike for the same words in other places, or for a few words', () => {
    const words = letter('A-1', '9,00').join(' ').replaceAll('|', ' ').split(' ');
    expect(likeness(marks(letter('A-1', '9,00')), marks(words.reverse()))).toBeLessThan(0.35);
    expect(likeness(marks(['Rechnung Datum Betrag']), marks(['Rechnung Datum Betrag']))).toBe(0);
  });

  it('holds for a page that lies elsewhere in its picture', () => {
    const page = pageOf(letter('A-1', '9,00'));
    const moved = {
      ...page,
      words: page.words.map((word) => ({ ...word, box: word.box.map((at) => at + 40) as never })),
    };
    expect(likeness(marksOf(page), marksOf(moved))).toBeGreaterThan(0.9);
  });

  it('shows none of the words', () => {
    expect(marks(letter('A-1', '9,00')).join(' ')).not.toMatch(/ahrens|kiel/i);
  });
});

describe('corrections of a layout', () => {
  it('teach where a value stands', () => {
    const lessons = [
      taught(letter('B-2', '7,50'), { invoice_number: 'B-2' }),
      taught(letter('A-1', '9,00'), { invoice_number: 'A-1' }),
    ];
    const next = applyCorrections(result(letter('C-3', '5,00'), { invoice_number: 'Kiel' }), lessons);
    expect(next.extraction).toEqual({ invoice_number: 'C-3' });
    expect(next.evidence.invoice_number).toMatchObject({ page: 0, source: 'learned' });
    expect(next.evidence.invoice_number!.box!.every((part) => part > 0 && part < 1)).toBe(true);
  });

  it('fill what is missing after one document, and replace nothing the engine is sure of', () => {
    const lessons = [taught(letter('A-1', '9,00'), { invoice_number: 'A-1', subtotal: 9 })];
    const next = applyCorrections(result(letter('C-3', '5,00'), { subtotal: 4.4 }), lessons);
    expect(next.extraction).toEqual({ subtotal: 4.4, invoice_number: 'C-3' });
    expect(next.confidence.invoice_number).toBeLessThan(0.8);
    expect(applyCorrections(result(letter('C-3', '5,00'), { subtotal: 4.4 }, 0.4), lessons).extraction.subtotal).toBe(
      5,
    );
  });

  it('have their dates in the order of day and month that is usual where the document comes from', () => {
    const job = (day: string) => [
      'Ahrens Works|Salem, OR 97301',
      'Job A-1|Pier 4',
      `Set up on ${day}`,
      'Keeper Holder',
    ];
    const lessons = [
      taught(job('03/25/2024'), { set_up: '2024-03-25' }),
      taught(job('04/26/2024'), { set_up: '2024-04-26' }),
    ];
    const next = { ...result(job('03/04/2024')), language: 'en' };
    expect(applyCorrections(next, lessons).extraction).toEqual({ set_up: '2024-03-04' });
  });

  it('are forgotten for newer ones', () => {
    const wrong = ['A-1', 'B-2', 'C-3'].map((number) => taught(letter(number, '9,00'), { invoice_number: 'Kiel' }));
    const right = ['E-5', 'D-4'].map((number) => taught(letter(number, '9,00'), { invoice_number: number }));
    expect(applyCorrections(result(letter('F-6', '1,00')), wrong).extraction.invoice_number).toBe('Kiel');
    expect(applyCorrections(result(letter('F-6', '1,00')), [...right, ...wrong]).extraction.invoice_number).toBe('F-6');
  });

  it('teach what never stands there', () => {
    const lessons = ['A-1', 'B-2'].map((number) => taught(letter(number, '9,00'), {}, ['purchase_order']));
    expect(applyCorrections(result(letter('C-3', '1,00'), { purchase_order: '4711' }), lessons).extraction).toEqual({});
    expect(
      applyCorrections(result(letter('C-3', '1,00'), { purchase_order: '4711' }), lessons.slice(1)).extraction,
    ).toEqual({
      purchase_order: '4711',
    });
  });

  it('give a constant that is nowhere on the page to the same sender only, and never for sure', () => {
    const lessons = ['A-1', 'B-2'].map((number) => taught(letter(number, '9,00'), { currency: 'CHF' }));
    const next = applyCorrections(result(letter('C-3', '1,00')), lessons);
    expect([next.extraction.currency, next.confidence.currency]).toEqual(['CHF', 0.5]);
    const sender = (text: string) =>
      text.replace('Werkhof Ahrens', 'Gartenbau Petersen').replace('Sparkasse Kiel', 'Volksbank Husum');
    expect(applyCorrections(result(letter('C-3', '1,00').map(sender)), lessons).extraction).toEqual({});
  });

  it('leave proofs, other types of documents and rows of tables alone', () => {
    const lessons = ['A-1', 'B-2'].map((number) =>
      taught(letter(number, '9,00'), { invoice_number: number, 'line_items.0.amount': 9 }),
    );
    const proof = result(letter('C-3', '1,00'), { invoice_number: 'X' });
    const exact = { ...proof, evidence: { invoice_number: { page: 0, source: 'e-invoice' as const } } };
    expect(applyCorrections(exact, lessons)).toEqual(exact);
    const receipt = { ...result(letter('C-3', '1,00')), docType: 'receipt' as const };
    expect(applyCorrections(receipt, lessons)).toEqual(receipt);
  });

  it('change nothing where there are none, nor for words nobody kept', () => {
    const untaught = result(letter('C-3', '1,00'), { subtotal: 1 });
    expect(applyCorrections(untaught, [])).toBe(untaught);
    const { look: _, ...blind } = untaught;
    expect(applyCorrections(blind, [taught(letter('A-1', '9,00'), { subtotal: 9 })])).toBe(blind);
  });
});

describe('lessons that are made to take long', () => {
  const learning = (lines: readonly string[], values: Record<string, Json>, effort = new Effort()) => {
    const lessons = ['4711', '4713'].map((number) =>
      taught([...lines, `Vorgang ${number}`], { ...values, invoice_number: number }),
    );
    return { ...applyCorrections(result([...lines, 'Vorgang 4712']), lessons, effort), effort };
  };
  const letters = Array.from({ length: 1_400 }, () => 'a');

  it.each([
    ['on one line', [letters.join(' ')]],
    ['in columns of one line', [letters.join('|')]],
    ['under each other', letters],
    ['as words of two letters, half of them labels', [letters.map((_, at) => (at % 2 ? 'ab' : 'aa')).join('|')]],
  ])('stay within what may be looked at: 1,400 letters %s, 200 values of 900 and more of them', (_name, lines) => {
    const long = Array.from({ length: 200 }, (_, at) => [`field_${at}`, 'a'.repeat(900 + at / 4)] as const);
    const { effort } = learning(lines, Object.fromEntries(long));
    expect(effort.spent).toBeLessThanOrEqual(LEARNING.steps);
  });

  it('leave out what is longer than any value that is looked for, and teach the rest', () => {
    const { extraction, effort } = learning([letters.join(' ')], { vendor_name: 'a'.repeat(1_401) });
    expect(extraction).toEqual({ invoice_number: '4712' });
    expect(effort.skipped).toBe(0);
    expect(effort.spent).toBeLessThan(300_000);
  });

  it('look for so many fields of a document and no more', () => {
    const many = Object.fromEntries(Array.from({ length: 500 }, (_, at) => [`field_${at}`, `W${at}`]));
    expect(learning(['Werk W1'], many).effort.skipped).toBe(501 - LEARNING.paths);
  });

  it('end where the effort does: what was found by then stays', () => {
    const lessons = [taught(letter('A-1', '9,00'), { invoice_number: 'A-1', subtotal: 9 })];
    const whole = new Effort();
    applyCorrections(result(letter('C-3', '5,00')), lessons, whole);
    const half = new Effort(whole.spent);
    expect(applyCorrections(result(letter('C-3', '5,00')), lessons, half).extraction).toEqual({
      invoice_number: 'C-3',
    });
    expect(half.skipped).toBe(1);
  });
});

describe('six invented layouts, three documents of each corrected', () => {
  it('are read right after that, and nothing else is', async () => {
    const steps = stepsInProcess();
    const read = async (layout: number, seed: number) => {
      const document = MADE_LAYOUTS[layout]!.make(seed);
      return { result: (await steps.read(asPdf(document), { maxPages: 0 })).local, truth: document.truth };
    };
    const layouts = MADE_LAYOUTS.map(({ name }, index) => ({ name, read: (seed: number) => read(index, seed) }));
    const report = await learnedFrom(new LearnerInProcess(), layouts, 3, 2);
    expect(report.asked).toBeGreaterThan(30);
    expect(report.right / report.asked).toBeGreaterThanOrEqual(0.95);
    expect(report.disturbed).toBe(0);
  });
});
