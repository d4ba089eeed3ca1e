import { countsInThousandths } from './thousandths.js';

describe('money with three decimals', () => {
  it('is where it is counted so, and most figures end so', () => {
    expect(countsInThousandths('السالمية، الكويت\nقهوة 1.250\nالمجموع 3.750')).toBe(true);
  });

  it('is not where figures end in hundredths, or elsewhere', () => {
    expect(countsInThousandths('الكويت\nفاتورة 1,250.00\nالمجموع 3,750.00')).toBe(false);
    expect(countsInThousandths('Harbour GmbH\nMenge 1.250\nMenge 3.750')).toBe(false);
  });
});
