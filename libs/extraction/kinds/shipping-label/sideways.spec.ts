import { type Turn } from '#kernel/page-size.js';
import { type Layout, layOut } from '../../layout/layout.js';
import { type Page } from '../../model/page.js';
import { turnedBy } from '../../model/pose.js';
import { pageOf } from '../../testing/made-page.js';
import { assemble } from '../../reading/found.js';
import { readingOf } from '../../reading/reading.js';
import { shippingLabelFields } from './fields.js';
import { sidewaysReadings } from './sideways.js';

const TO = ['DELIVER TO:', 'Ada Example', '4 Quay Street', 'Bristol BS1 2CD'];
const turned = (lines: readonly string[], turn: Turn = 90): Layout =>
  layOut([{ ...pageOf(lines, 'ocr'), pose: turnedBy(turn) }]);
const read = (page: Page, ...rereads: readonly Layout[]) =>
  assemble(shippingLabelFields(readingOf(layOut([page]), 'en', { rereads })));

describe('print on its side on a label', () => {
  it('names the sender, with a heading or without one, and its place is where it stands', () => {
    const block = ['Larkspur Tools Ltd', '12 Mill Lane', 'Leeds LS1 4AB'];
    for (const lines of [['Sender 0125-4471', ...block], ['FROM (SENDER)', ...block], block]) {
      const { extraction, evidence } = read(pageOf(TO, 'ocr'), turned(lines));
      expect(extraction).toMatchObject({
        recipient_name: 'Ada Example',
        sender_name: 'Larkspur Tools Ltd',
        sender_address: '12 Mill Lane, Leeds LS1 4AB',
      });
      // It runs up the left of the page.
      const [x0, y0, x1, y1] = evidence['sender_name']!.box!;
      expect(y1 - y0).toBeGreaterThan(x1 - x0);
    }
  });

  it('may be all there is of a label beside what to do with it', () => {
    const label = turned(['Larkspur Tools Ltd', '12 Mill Lane', 'Leeds LS1 4AB', 'GROUND RETURN', '', ...TO]);
    expect(read(pageOf(['Print this page, and fold it.'], 'ocr'), label).extraction).toMatchObject({
      recipient_name: 'Ada Example',
      sender_name: 'Larkspur Tools Ltd',
      service: 'GROUND RETURN',
    });
  });

  it('never takes the place of whom upright print names', () => {
    const both = ['FROM:', 'Larkspur Tools Ltd', '12 Mill Lane', 'Leeds LS1 4AB', '', ...TO];
    const other = ['Sender', 'Brookside Depot', '9 Dock Road', 'Hull HU1 3EF'];
    expect(read(pageOf(both, 'ocr'), turned(other)).extraction).toMatchObject({
      recipient_name: 'Ada Example',
      sender_name: 'Larkspur Tools Ltd',
      sender_address: '12 Mill Lane, Leeds LS1 4AB',
    });
  });

  it('has the address of whom upright print only names', () => {
    const depot = ['Sender', 'Brookside Depot', '9 Dock Road', 'Hull HU1 3EF'];
    expect(read(pageOf(['FROM: Larkspur', '', ...TO], 'ocr'), turned(depot)).extraction).toMatchObject({
      sender_address: '9 Dock Road, Hull HU1 3EF',
    });
  });

  it('is taken from a text layer that has it', async () => {
    const block = ['Larkspur Tools Ltd', '12 Mill Lane', 'Leeds LS1 4AB'];
    const sideways = [{ turn: 90, words: pageOf(block).words }] as const;
    const fails = () => Promise.reject(new Error('No picture is needed.'));
    const document = {
      pages: [{ width: 600, height: 800, words: [], sideways, picture: fails }],
      attachments: [],
      close: fails,
    };
    const ocr = { languages: () => [], read: fails, makeRoom: fails, close: fails };
    const rereads = await sidewaysReadings({ document, layout: layOut([pageOf(TO)]), readers: [], ocr });
    expect(read(pageOf(TO), ...rereads).extraction).toMatchObject({
      recipient_name: 'Ada Example',
      sender_name: 'Larkspur Tools Ltd',
    });
    expect(rereads[0]!.pages[0]).toMatchObject({ width: 800, height: 600, pose: turnedBy(90) });
  });

  it('does not say who receives without a heading', () => {
    const label = read(pageOf(['TRACKING NO: 1Z12345E0205271688'], 'ocr'), turned(TO.slice(1))).extraction;
    expect(label).not.toHaveProperty('recipient_name');
    expect(label).not.toHaveProperty('sender_name');
  });

  it('gives what upright print leaves open, and no more', () => {
    const side = turned(['Weight: 4.2 kg', 'Ship date: 2 May 2024']);
    expect(read(pageOf([...TO, 'Weight: 3.1 kg'], 'ocr'), side).extraction).toMatchObject({
      weight: '3.1 kg',
      ship_date: '2024-05-02',
    });
  });

  it('spoils no line of upright print', () => {
    const page = pageOf(TO, 'ocr');
    const [x0, y0, x1, y1] = page.words.at(-1)!.box;
    const speck = { ...page.words[0]!, text: '|', box: [x1 + 4, y0 - 30, x1 + 8, y1 + 30] as const };
    const spoiled: Page = { ...page, words: [...page.words, speck], sideways: [[x1 + 2, y0 - 40, x1 + 12, y1 + 40]] };
    expect(x0).toBeLessThan(x1);
    const { recipient_address } = read(spoiled, turned(['Weight: 4.2 kg'])).extraction;
    expect(recipient_address).toBe('4 Quay Street, Bristol BS1 2CD');
  });
});
