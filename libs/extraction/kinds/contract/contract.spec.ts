import { layOut } from '../../layout/layout.js';
import { pageOf } from '../../testing/made-page.js';
import { kindOf } from '../all.js';
import { assemble } from '../../reading/found.js';
import { readingOf } from '../../reading/reading.js';

const told = (...lines: string[]) => assemble(kindOf('contract').fields(readingOf(layOut([pageOf(lines)]), 'en')));
const read = (...lines: string[]) => told(...lines).extraction;

describe('the first day of a contract', () => {
  it('is found over a line break', () => {
    expect(
      read('AGREEMENT', 'made and entered into effective as of the 10 th day of', 'January, 2007, by and between'),
    ).toMatchObject({
      effective_date: '2007-01-10',
    });
  });

  it('is the one it is effective from, whenever it was signed', () => {
    const line = 'This Agreement, dated as of November 8, 2016, but effective as of July 14, 2016, is between';
    expect(read('AGREEMENT', line)).toMatchObject({ effective_date: '2016-07-14' });
  });

  it('is the one it takes effect on, whenever it was made', () => {
    const made = 'This Service Agreement is made on 20 March 2026 between Hollis Bindery Ltd and Saltmarsh Ltd.';
    const force = ['takes effect on', 'applies from', 'shall come into force on', 'enters into effect from'];
    for (const words of force) {
      expect(read('AGREEMENT', made, `This Agreement ${words} 1 April 2026 and ends on 31 March 2027.`)).toMatchObject({
        effective_date: '2026-04-01',
      });
    }
  });

  it('is not the day of another agreement it speaks of', () => {
    expect(
      read(
        'April 6, 2014',
        'Larkspur, Inc.',
        'Reference is made to that certain Non-Disclosure Agreement, dated December 20, 2013.',
      ),
    ).toMatchObject({ effective_date: '2014-04-06' });
    expect(
      read(
        'The Company references the employment agreement dated February 29, 2004.',
        'This agreement is entered into this 24th day of February, 2005.',
      ),
    ).toMatchObject({ effective_date: '2005-02-24' });
  });
});

describe('the first day of a contract in other languages', () => {
  it.each([
    ['Diese Vereinbarung tritt mit Wirkung zum 1. März 2019 in Kraft.', '2019-03-01'],
    ['Das Mietverhältnis beginnt am 01.03.2019.', '2019-03-01'],
    ['Fait à Elmtown, le 1 mars 2019, en deux exemplaires.', '2019-03-01'],
    ['Lo firman en Elmtown, Utopia, el día 1 de marzo de 2019.', '2019-03-01'],
    ['El acuerdo entrará en vigor el 1 de marzo de 2019.', '2019-03-01'],
    ["L'accordo è stipulato in data 1 marzo 2019.", '2019-03-01'],
    ['Deze overeenkomst treedt in werking op 1 maart 2019.', '2019-03-01'],
  ])('is the one of %s', (line, day) => {
    expect(read('AGREEMENT', '14.01.2018 x', line)).toMatchObject({ effective_date: day });
  });
});

describe('a contract that begins when the last party has signed', () => {
  it('does so on the last day beside a signature', () => {
    const line =
      'This Agreement is made between Larkspur Ltd and Harbour Ltd and effective on the date last signed below.';
    const signed = read('AGREEMENT', line, 'Visited on May 30, 2020.', 'Date: June 3, 2020', 'Date: June 11, 2020');
    expect(signed).toMatchObject({ effective_date: '2020-06-11' });
  });
});

describe('the last day of a contract', () => {
  const office = 'Larkspur Tools LLC, 12 Mill Lane, Salem, OR 97301';

  it('has its day and month in the order its first day has them in', () => {
    expect(
      read('AGREEMENT', office, 'This Agreement is effective as of 03/01/2026 and this Agreement ends on 02/03/2027.'),
    ).toMatchObject({ effective_date: '2026-03-01', expiration_date: '2027-02-03' });
  });

  it('has them in that order over a line break, too', () => {
    expect(
      read(
        'AGREEMENT',
        office,
        'This Agreement is effective as of 03/01/2026 and this Agreement ends on',
        '02/03/2027.',
      ),
    ).toMatchObject({ expiration_date: '2027-02-03' });
  });
});

describe('what a contract is worth', () => {
  it.each([
    ['USD 48,000 (United States dollars)', 48000],
    ['EUR 5,000.00 orally agreed', 5000],
    ['EUR 12.50 per unit', undefined],
    ['EUR 12.50 per units', undefined],
    ['EUR 900 monthly', undefined],
    ['EUR 900 je Monat', undefined],
    ['EUR 90 al mese', undefined],
  ])('in %s is %s', (sum, value) => {
    expect(read('AGREEMENT', `The purchase price is ${sum}.`)['contract_value']).toBe(value);
  });
});

describe('the parties to a contract', () => {
  it('may be made so by their short names alone', () => {
    expect(
      read(
        'NON-DISCLOSURE AGREEMENT',
        'The Trustees of the Elmtown College, a public corporation (hereinafter referred to as "ELMTOWN") and',
        'Larkspur Tools, Inc., with offices at 12 Mill Lane (hereinafter referred to as "COMPANY") each possess',
      ),
    ).toMatchObject({ parties: ['The Trustees of the Elmtown College', 'Larkspur Tools, Inc.'] });
  });

  it('sign a letter as companies; who signs for them is no party', () => {
    expect(
      read(
        'Dear Ada:',
        'In connection with a possible transaction you will keep the information confidential.',
        'Very truly yours, LARKSPUR TOOLS, INC. By: /s/ Ada Example Name: Ada Example Title: President',
        'AGREED: HARBOUR JOINERY CORP. By: /s/ Ben Sample Name: Ben Sample Title: Manager',
      ),
    ).toMatchObject({ parties: ['LARKSPUR TOOLS, INC.', 'HARBOUR JOINERY CORP.'] });
  });

  it('are told apart at a comma after the short name', () => {
    const parties =
      'by and between Larkspur plc, a public limited company (“Larkspur”), Ada Example, an individual (“Ada”)';
    expect(read('AGREEMENT', parties)).toMatchObject({ parties: ['Larkspur plc', 'Ada Example'] });
  });
});

describe('a preamble that dates the contract before its parties', () => {
  it.each(['made this 3rd day of May, 2004, by', 'entered into on May 3, 2004 by', 'executed at Elmtown by'])(
    '%s',
    (made) => {
      expect(read('AGREEMENT', `This Agreement is ${made} Larkspur Works and Ada Example.`)).toMatchObject({
        parties: ['Larkspur Works', 'Ada Example'],
      });
    },
  );
});

describe('more than two parties', () => {
  it('are all given where the preamble lists them', () => {
    const parties =
      'by and among (1) Larkspur plc, represented by Mr. Cy Other (“Larkspur”); (2) Harbour Ltd (“Harbour”); and (3) Ada Example.';
    expect(read('AGREEMENT', parties)).toMatchObject({ parties: ['Larkspur plc', 'Harbour Ltd', 'Ada Example'] });
  });

  it('are not what two names joined by "and" are, if they are called one', () => {
    const works =
      'between QUAY VALVE AND FITTING WORKS, a Utopian corporation ("Employer"), and ADA EXAMPLE ("Employee").';
    expect(read('AGREEMENT', works)).toMatchObject({ parties: ['QUAY VALVE AND FITTING WORKS', 'ADA EXAMPLE'] });
  });
});

describe('parties that only short names tell', () => {
  it('are those that stand before their short name, not the addressee further up', () => {
    expect(
      read(
        'Harbour Opportunity Fund III, L.P.',
        '12 Mill Lane, Elmtown',
        'You have asked Larkspur Mills Limited Partnership (“we” or the “Company”) for data so that',
        'Harbour Opportunity Fund III, L.P. (“you”) may decide.',
      ),
    ).toMatchObject({ parties: ['Larkspur Mills Limited Partnership', 'Harbour Opportunity Fund III, L.P.'] });
  });

  it('keeps the article that a company writes before its name', () => {
    const line = 'This Agreement is made by and between The Larkspur Company, Inc. and Harbour Joinery, LLC.';
    expect(read('AGREEMENT', line)).toMatchObject({ parties: ['The Larkspur Company, Inc.', 'Harbour Joinery, LLC'] });
  });

  it('may be persons in a role', () => {
    const line = 'The undersigned, Ada Example (the "Recipient"), agrees with Larkspur, Inc. (the "Owner") as follows.';
    expect(read('UNDERTAKING', line)).toMatchObject({ parties: ['Ada Example', 'Larkspur, Inc.'] });
  });
});

describe('parties that a form lists', () => {
  it('are those beside its labels', () => {
    expect(
      read('MUTUAL NDA', 'Party A Larkspur Tools, Inc.', 'Party B: Ada Example', 'Party A and Party B agree'),
    ).toMatchObject({
      parties: ['Larkspur Tools, Inc.', 'Ada Example'],
    });
  });
});

describe('parties beside their roles', () => {
  it('are those that a table lists', () => {
    expect(
      read(
        'Deed',
        'Discloser|Larkspur Tools Pty Ltd',
        'Recipient|Ada Example of 12 Mill Lane',
        'Guarantor: Ben Sample',
      ),
    ).toMatchObject({ parties: ['Larkspur Tools Pty Ltd', 'Ada Example', 'Ben Sample'] });
  });

  it('are no words that only begin with a role', () => {
    expect(read('Company Policy Handbook', 'Employee Benefits Overview')).not.toHaveProperty('parties');
  });
});

describe('the person a letter is written to', () => {
  const letter = (under: string[], signed: string) => [
    'Larkspur Tools, Inc.',
    'Ada Example',
    ...under,
    '12 Mill Lane',
    'Dear Ada:',
    'Your last day with Larkspur Tools, Inc. (the “Company”) will be soon.',
    signed,
  ];

  it('is a party if that person signs', () => {
    expect(read(...letter([], 'Ada Example'))).toMatchObject({ parties: ['Larkspur Tools, Inc.', 'Ada Example'] });
    expect(read(...letter([], 'Agreed'))).toMatchObject({ parties: ['Larkspur Tools, Inc.'] });
  });

  it('is none if written to for a company', () => {
    expect(read(...letter(['Senior Vice President'], 'Ada Example'))).toMatchObject({
      parties: ['Larkspur Tools, Inc.'],
    });
  });
});

describe('the law of a contract', () => {
  it('is that of the courts it submits to when it names none', () => {
    const line = 'The parties consent to the jurisdiction of the courts in the State of Michigan over any dispute.';
    expect(read('AGREEMENT', line)).toMatchObject({ governing_law: 'Michigan' });
  });
});

describe('the title of a contract', () => {
  const preamble = 'This Agreement is made between Larkspur Tools Ltd and Harbour Joinery Ltd.';

  it('is no line that names the file it was taken from', () => {
    expect(read('EX-4.2 3 dex42.htm FORM OF SUPPLY AGREEMENT', 'SUPPLY AGREEMENT', preamble)).toMatchObject({
      title: 'SUPPLY AGREEMENT',
    });
  });

  it('is left out where only such a line has one', () => {
    expect(read('supply-agreement.docx', preamble)).not.toHaveProperty('title');
  });
});

describe('the parties of a contract', () => {
  it('are as sure out of the signatures as out of the preamble', () => {
    const [first, second] = ['Larkspur Tools, Inc.', 'Harbour Joinery LLC'];
    const preamble = told('AGREEMENT', `This Agreement is made by and between ${first} and ${second}.`);
    const signed = told('AGREEMENT', `${first} By: (signature)`, `${second} By: (signature)`);
    expect([preamble, signed].map(({ extraction }) => extraction.parties)).toEqual([
      [first, second],
      [first, second],
    ]);
    expect(signed.confidence.parties).toBe(preamble.confidence.parties);
  });
});
