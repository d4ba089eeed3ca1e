import { once } from 'node:events';
import PDFDocument from 'pdfkit';
import { decode } from './decode.js';
import { filledIn } from './filled-in.js';

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
  const said = (...annotations: object[]) =>
    filledIn(annotations.map((each) => ({ rect, ...each }))).map(({ str }) => str);

  it('has a sign for each box to tick', () => {
    expect(said({ checkBox: true, fieldValue: 'Yes' }, { checkBox: true, fieldValue: 'Off' })).toEqual(['☒', '☐']);
    const radio = { radioButton: true, fieldValue: 'single' };
    expect(said({ ...radio, buttonValue: 'single' }, { ...radio, buttonValue: 'family' })).toEqual(['☒', '☐']);
  });

  it('has what was typed on the page, line under line', () => {
    const typed = { subtype: 'FreeText', textContent: ['Hull,', '3 June 2026'], textPosition: [2, 14] };
    const [first, second] = filledIn([{ rect, ...typed, defaultAppearanceData: { fontSize: 10 } }]);
    expect([first!.str, second!.str]).toEqual(['Hull,', '3 June 2026']);
    expect(first!.transform[5]! - second!.transform[5]!).toBeCloseTo(11.5);
  });

  it('is as wide as its letters, in however wide a field', () => {
    const [one] = filledIn([{ rect, fieldType: 'Tx', fieldValue: '7' }]);
    expect(one!.width).toBeLessThan(10);
  });

  it('has of choices what is shown of them', () => {
    const options = [
      { exportValue: 'a', displayValue: 'Rowing' },
      { exportValue: 'b', displayValue: 'Sailing' },
    ];
    expect(said({ fieldType: 'Ch', fieldValue: ['a', 'b'], options })).toEqual(['Rowing, Sailing']);
    expect(said({ fieldType: 'Ch', fieldValue: null, options })).toEqual([]);
  });

  it('is nothing that is hidden, secret, empty or no value', () => {
    const field = { fieldType: 'Tx', fieldValue: 'Ada Example' };
    expect(said(field)).toEqual(['Ada Example']);
    const link = { subtype: 'Link', textContent: ['Ada Example'] };
    const none = [{ annotationFlags: 2 }, { annotationFlags: 32 }, { password: true }, { fieldValue: ' ' }];
    expect(said(...none.map((each) => ({ ...field, ...each })), link, { fieldType: 'Sig' })).toEqual([]);
  });
});
