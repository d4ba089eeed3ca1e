import { signers } from './signatures.js';

const names = (text: string) => signers(text).map(({ name }) => name);

describe('who signs', () => {
  it('is who is named beside a caption, and printed elsewhere', () => {
    expect(names('Ada Example agrees. Signed by the employee. Name: Ada Example')).toEqual(['Ada Example']);
  });

  it('is not who only sees it', () => {
    expect(names('Signed by Larkspur Ltd Witness Name: Cy Other. Witness: Name: Cy Other')).toEqual([]);
  });
});
