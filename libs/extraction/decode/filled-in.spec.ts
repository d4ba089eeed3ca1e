import { once } from 'node:events';
import PDFDocument from 'pdfkit';
import { decode } from './decode.js';
import { filledIn, notCovered } from './filled-in.js';

/** A form by a library that is not ours, filled in. */
async function filledForm(): Promise<Buffer> {
  const form = new PDFDocument({ size: 'A4', margin: 0 });
  const chunks: Buffer[] = [];
  form.on('data', (chunk: Buffer) => chunks.push(chunk));
  form.font('Helvetica').fontSize(10);
  for (const [at, label] of ['Name of the member', 'Section', 'Family membership'].entries())
    form.text(label, 60, 100 + at * 40, { lineBreak: false });
  form.initForm();
  form.formText('name', 200, 95, 200, 20, { value: 'Ada Example' });
  form.formCombo('section', 200, 135, 200, 20, { select: ['Rowing', 'Sailing'], value: 'Sailing' });
  form.formText('empty', 200, 215, 200, 20);
  form.end();
  await once(form, 'end');
  return Buffer.concat(chunks);
}

describe('what was filled into a PDF', () => {
  it('is words of its page, where it stands', async () => {
    const document = await decode(await filledForm(), 'pdf');
    await document.close();
    const words = document.pages[0]!.words!;
    const after = words.slice(words.findIndex(({ text }) => text === 'membership') + 1);
    expect(after.map(({ text }) => text)).toEqual(['Ada', 'Example', 'Sailing']);
    const [left, top, right, bottom] = after[0]!.box;
    expect([left >= 200, top >= 90, right <= 400, bottom <= 120]).toEqual([true, true, true, true]);
  });

  const rect = [100, 500, 300, 520] as const;
  const view = { transform: [1, 0, 0, -1, 0, 800], width: 600, height: 800 };
  const filled = (...annotations: object[]) =>
    filledIn(
      annotations.map((each) => ({ rect, ...each })),
      view,
    );
  /** What each field says: its words. */
  const said = (...annotations: object[]) => {
    const { words, fields } = filled(...annotations);
    return fields.map((_, at) => words.flatMap(({ field, text }) => (field === at ? text : [])).join(' '));
  };

  it('has a sign for each box to tick', () => {
    expect(said({ checkBox: true, fieldValue: 'Yes' }, { checkBox: true, fieldValue: 'Off' })).toEqual(['☒', '☐']);
    const radio = { radioButton: true, fieldValue: 'single' };
    expect(said({ ...radio, buttonValue: 'single' }, { ...radio, buttonValue: 'family' })).toEqual(['☒', '☐']);
  });

  it('hides the print that it is pasted over, where it has a ground of its own', () => {
    const word = (text: string, x: number) =>
      ({ text, box: [x, 285, x + 30, 295], confidence: 1, source: 'text-layer' }) as const;
    const print = [word('Before', 120), word('Beside', 320)];
    const note = { rect, subtype: 'FreeText', textContent: ['After'], color: [255, 255, 255] };
    const left = (annotation: object) => notCovered(print, [annotation], view).map(({ text }) => text);
    expect(left(note)).toEqual(['Beside']);
    expect(left({ ...note, color: null })).toEqual(['Before', 'Beside']);
    expect(left({ ...note, annotationFlags: 2 })).toEqual(['Before', 'Beside']);
    expect(left({ ...note, subtype: 'Highlight' })).toEqual(['Before', 'Beside']);
  });

  it('has the lines of a field, whether its appearance tells them apart or not', () => {
    const linesOf = (field: object) => new Set(filled({ fieldType: 'Tx', ...field }).words.map(({ box }) => box[1]));
    expect(linesOf({ fieldValue: '5 Ash Lane\rHull' }).size).toBe(2);
    expect(linesOf({ textContent: ['5 Ash Lane\rHull'], fieldValue: '5 Ash Lane\rHull' }).size).toBe(2);
    expect(linesOf({ textContent: ['5 Ash Lane', 'Hull'] }).size).toBe(2);
  });

  it('has what was typed on the page, line under line', () => {
    const typed = { subtype: 'FreeText', textContent: ['Hull,', '3 June 2026'], textPosition: [2, 14] };
    const { words, fields } = filled({ ...typed, defaultAppearanceData: { fontSize: 10 } });
    expect(words.map(({ text }) => text)).toEqual(['Hull,', '3', 'June', '2026']);
    expect(words[1]!.box[1] - words[0]!.box[1]).toBeCloseTo(11.5);
    expect(fields[0]!.value).toBe('Hull, 3 June 2026');
  });

  it('is as wide as its letters, in however wide a field', () => {
    const [one] = filled({ fieldType: 'Tx', fieldValue: '7' }).words;
    expect(one!.box[2] - one!.box[0]).toBeLessThan(10);
  });

  it('has of choices what is shown of them', () => {
    const options = [
      { exportValue: 'a', displayValue: 'Rowing' },
      { exportValue: 'b', displayValue: 'Sailing' },
    ];
    expect(said({ fieldType: 'Ch', fieldValue: ['a', 'b'], options })).toEqual(['Rowing, Sailing']);
    expect(said({ fieldType: 'Ch', fieldValue: null, options })).toEqual(['']);
  });

  it('is nothing that is hidden, secret, empty or no value', () => {
    const field = { fieldType: 'Tx', fieldValue: 'Ada Example' };
    expect(said(field)).toEqual(['Ada Example']);
    const link = { subtype: 'Link', textContent: ['Ada Example'] };
    const none = [{ annotationFlags: 2 }, { annotationFlags: 32 }, { password: true }];
    expect(said(...none.map((each) => ({ ...field, ...each })), link, { fieldType: 'Sig' })).toEqual([]);
    expect(said({ ...field, fieldValue: ' ' })).toEqual(['']);
  });

  it('tells each field, empty ones too, and what boxes answer one question', () => {
    const { fields } = filled(
      { fieldType: 'Tx', fieldName: 'name', fieldValue: '', alternativeText: ' Name of the member ' },
      { radioButton: true, fieldName: 'section', fieldValue: '1', buttonValue: '1' },
    );
    expect(fields).toEqual([
      { box: [100, 280, 300, 300], tick: false, value: '', name: 'name', hint: 'Name of the member' },
      { box: [100, 280, 300, 300], tick: true, value: '☒', name: 'section' },
    ]);
  });

  it('is one word where each letter has a place', () => {
    const comb = { fieldType: 'Tx', comb: true, maxLen: 10, fieldValue: 'ADA E', textContent: ['A D A   E'] };
    expect(filled(comb).fields[0]!.value).toBe('ADA E');
    const [word] = filled(comb).words;
    expect([word!.text, word!.box[2] - word!.box[0] > 50]).toEqual(['ADA', true]);
    expect(filled({ ...comb, fieldValue: 'old', textContent: ['N E W'] }).fields[0]!.value).toBe('NEW');
  });

  it('is a tick where a cross was typed over a box', () => {
    const cross = { subtype: 'FreeText', textContent: ['X'] };
    const { words, fields } = filled({ ...cross, rect: [100, 500, 112, 512] }, cross);
    expect(words.map(({ text }) => text)).toEqual(['☒', 'X']);
    expect(fields.map(({ tick }) => tick)).toEqual([true, false]);
  });

  it('stands where the page shows it that is turned', () => {
    const turned = { transform: [0, 1, 1, 0, 0, 0], width: 800, height: 600 };
    const field = { rect: [100, 127, 115, 400], fieldType: 'Tx', fieldValue: 'Ada', textPosition: [-4, 17] };
    const { words, fields } = filledIn([field], turned);
    expect(fields[0]!.box).toEqual([127, 100, 400, 115]);
    const [x0, y0, , y1] = words[0]!.box;
    expect([words[0]!.text, x0 >= 127, y0 >= 98, y1 <= 117]).toEqual(['Ada', true, true, true]);
  });
});
