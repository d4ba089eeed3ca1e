import { layOut } from '../../../layout/layout.js';
import { turnedBy } from '../../../model/pose.js';
import { assemble } from '../../../reading/found.js';
import { readingOf } from '../../../reading/reading.js';
import { placedPage } from '../../../testing/placed-page.js';
import { shippingLabelFields } from '../fields.js';

const BLOCKS = `
  60,20,10 Bo Sample
  60,32,10 9 Mill Road
  60,44,10 Leeds LS1 4AB
  60,120,10 Ada Example
  60,132,10 4 Quay Street
  60,144,10 Bristol BS1 2CD`;

/** Headings that run up the left of a page of 288 by 432: each from so far above the foot, in a strip so far right. */
const upwards = (...headings: readonly (readonly [text: string, foot: number, right: number])[]) => {
  const page = placedPage(headings.map(([text, foot, right]) => `${432 - foot},${right},8 ${text}`).join('\n'));
  return layOut([{ ...page, pose: turnedBy(90), width: 432, height: 288 }]);
};

const read = (...rereads: readonly ReturnType<typeof layOut>[]) =>
  assemble(shippingLabelFields(readingOf(layOut([placedPage(BLOCKS)]), 'en', { rereads }))).extraction;

describe('headings on their side', () => {
  it('say whose the block beside them is', () => {
    expect(read(upwards(['SHIP TO', 50, 40], ['FROM', 150, 40]))).toMatchObject({
      recipient_name: 'Bo Sample',
      sender_name: 'Ada Example',
    });
    expect(read(upwards(['SENDER', 56, 40]))).toMatchObject({
      recipient_name: 'Ada Example',
      sender_name: 'Bo Sample',
    });
  });

  it('say so with what a cut left of the print beside', () => {
    expect(read(upwards(['DE SHIP TO', 66, 40]))).toMatchObject({ recipient_name: 'Bo Sample' });
  });

  it('give nobody the block that an upright heading gives the other', () => {
    const upright = layOut([placedPage(`60,8,10 TO:${BLOCKS}`)]);
    const { extraction } = assemble(
      shippingLabelFields(readingOf(upright, 'en', { rereads: [upwards(['FROM', 40, 40])] })),
    );
    expect(extraction).toMatchObject({ recipient_name: 'Bo Sample', sender_name: 'Ada Example' });
  });

  it('say nothing far from every block, or within other words', () => {
    for (const heading of [upwards(['SHIP TO', 50, 250]), upwards(['PLEASE SHIP TO', 90, 40])])
      expect(read(heading)).toMatchObject({ recipient_name: 'Ada Example' });
  });
});
