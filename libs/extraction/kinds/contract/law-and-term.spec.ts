import { layOut } from '../../layout/layout.js';
import { pageOf } from '../../testing/made-page.js';
import { kindOf } from '../all.js';
import { assemble } from '../../reading/found.js';
import { readingOf } from '../../reading/reading.js';

const read = (...lines: string[]) =>
  assemble(kindOf('contract').fields(readingOf(layOut([pageOf(lines)]), 'en'))).extraction;

describe('the law a contract names before it says that it governs', () => {
  it.each([
    ['The laws of the State of Ohio govern this letter, though Larkspur remains subject to Maryland law.', 'Ohio'],
    ['New York law, without reference to its conflicts principles, governs this letter.', 'New York'],
    ['This letter is subject to Swiss law.', 'Switzerland'],
    ['Swiss law is applicable.', 'Switzerland'],
    ['This letter shall be governed by the Laws of Kenya.', 'Kenya'],
    ['This letter is governed by the laws of Western Australia.', 'Western Australia'],
    ['This letter, like the Laws of Utopia, is short.', 'Utopia'],
    ['Although the Plan is governed by the laws of Ohio, this letter is governed by the laws of Ireland.', 'Ireland'],
    ['Le contrat est régi par les lois en vigueur dans la province de Québec.', 'Québec'],
    ['Washington State law governs this form.', 'Washington'],
    ["This contract shall be subject to the laws of the People's Republic of China.", 'China'],
    ['The formation and interpretation of this contract shall be governed by PRC law.', 'China'],
    ['This letter is deemed made in Nevada and will be interpreted according to the laws of such State.', 'Nevada'],
    ['It is entered into in Virginia and shall be construed in accordance with its laws.', 'Virginia'],
    ['It is intended that the laws of the state of Georgia should govern this letter.', 'Georgia'],
    ['Applicable law|Belgium', 'Belgium'],
    ['16. Which law. Ohio law, and the Ohio courts, regardless of conflict-of-laws rules.', 'Ohio'],
    ['Las partes se someten a las leyes federales de los Estados Unidos Mexicanos.', 'México'],
    ['Es gilt ausschließlich das Recht der Bundesrepublik Deutschland.', 'Deutschland'],
    ['Le présent accord est soumis au droit français.', 'France'],
    ['El presente acuerdo se regirá por la legislación española.', 'España'],
    ['Il presente accordo è regolato dalla legge italiana.', 'Italia'],
    ['Op deze overeenkomst is Nederlands recht van toepassing.', 'Nederland'],
  ])('in %s', (line, law) => {
    expect(read('AGREEMENT', line)).toMatchObject({ governing_law: law });
  });

  it('is not a law that is only spoken of', () => {
    expect(read('AGREEMENT', 'She teaches Swiss law at a school.')).not.toHaveProperty('governing_law');
  });
});

describe('how long a contract runs', () => {
  it.each([
    ['The term of this Agreement is twenty-four (24) months.', '24 months'],
    ['The duties of secrecy shall cease ten (10) years after the last disclosure.', '10 years'],
    ['The promises in this letter hold for four(4)years from its date.', '4 years'],
    ['This deed ends 24 months later.', '24 months'],
    ['Diese Vereinbarung hat eine Laufzeit von fünf Jahren.', '5 Jahre'],
    ['Le présent accord restera en vigueur pendant une durée de trois (3) ans.', '3 ans'],
    ['Las obligaciones de confidencialidad tendrán una duración de cinco (5) años.', '5 años'],
    ["L'accordo resterà valido per 3 (tre) anni.", '3 anni'],
    ['Deze overeenkomst wordt aangegaan voor de duur van twee jaar.', '2 jaar'],
    ['14. Term. The NDA runs for 2 years from the Start Date.', '2 years'],
    ['8) Period. Larkspur is bound for five years as from today.', '5 years'],
    ['The initial term is three (3) years, renewing for terms of one year unless notice is given.', '3 years'],
    ['Larkspur appoints Ada for a term of three (3) years commencing on the date first written.', '3 years'],
    ['For three years after the visit the Visitor shall not use or disclose them.', '3 years'],
    ['Article 8 - Durée L’engagement est pris pour une durée de sept ans.', '7 ans'],
    ['Artikel 8 Looptijd De verklaring geldt voor een periode van drie jaar.', '3 jaar'],
    ['This Agreement expires sixty months after its date.', '60 months'],
    ['Term: Seven (7) years', '7 years'],
    ['The tenure of the Loan is 36 months.', '36 months'],
    ['4. Period of lease Eighteen (18) months', '18 months'],
    ['2 TERM AND RENEWAL 2.1 The initial term commences today and continues for six (6) months.', '6 months'],
    ['This Addendum applies for twenty-four (24) months from its date.', '24 months'],
    ['La locazione ha durata di anni 6 (sei), con inizio oggi.', '6 anni'],
    ['Il contratto avrà la durata di anni quattro.', '4 anni'],
    ['Das Praktikum wird für die Dauer von 20 Wochen abgeschlossen.', '20 Wochen'],
    ['De vennootschap is aangegaan voor de tijd van zeven jaar.', '7 jaar'],
    ['Article 2 – Étendue et durée de la cession Elle est consentie pour une durée de dix ans.', '10 ans'],
    ['Sponsorship period|Two years from the Start Date', '2 years'],
    ['NDA Term ☒ Expires 1 year from its date. Term of Confidentiality ☒ 3 years from its date.', '1 year'],
    ['This Agreement expires ☐ 1 year from its date ☒ 2 years from its date.', '2 years'],
    ['3 Laufzeit 3.1 Der Vertrag beginnt am 1. Januar 2025 und hat eine Laufzeit von vier Jahren.', '4 Jahre'],
    ['§ 7 Sie tritt zum 1. März 2019 in Kraft und hat eine Laufzeit von fünf Jahren.', '5 Jahre'],
  ])('%s', (line, term) => {
    expect(read('AGREEMENT', line)).toMatchObject({ term });
  });

  it('is the one it is limited to rather than that in which claims lapse', () => {
    const limited = 'Das Arbeitsverhältnis wird auf die Dauer von zwei Jahren befristet.';
    const lapse = '(1) Ansprüche aus dem Vertrag verfallen nach drei Monaten; dies gilt nicht für Löhne.';
    expect(read('AGREEMENT', limited, lapse)).toMatchObject({ term: '2 Jahre' });
    expect(read('AGREEMENT', lapse)).not.toHaveProperty('term');
  });

  it.each([
    ['Unless terminated, this Agreement will expire twenty-five (25) years after the Effective Date.', '25 years'],
    ['The term of this Agreement will be eleven (11) years.', '11 years'],
    ['This Agreement continues through the eighth (8th) anniversary hereof.', '8 years'],
    ['The term hereof shall end on the seventh anniversary of the Effective Date.', '7 years'],
    ['The term is a thirty-six (36) month period.', '36 months'],
    ['It shall remain in effect for six (6) years.', '6 years'],
  ])('may be told in words: %s', (line, term) => {
    expect(read('AGREEMENT', line)).toMatchObject({ term });
  });

  it('may stand before what it is the length of', () => {
    const kept = 'The stock is restricted for two years from issuance.';
    expect(read('AGREEMENT', 'The Company agrees to a one year engagement.', kept)).toMatchObject({ term: '1 year' });
  });

  it('is the length it runs rather than one that is counted from its end', () => {
    const runs = 'This Agreement shall continue for an initial period of four years.';
    const outlives = 'The obligations of secrecy survive for a period of three years following expiry.';
    expect(read('AGREEMENT', runs, outlives)).toMatchObject({ term: '4 years' });
    expect(read('AGREEMENT', outlives)).toMatchObject({ term: '3 years' });
  });

  it.each([
    'The Company shall write to the last known address on record for two years under this Agreement.',
    'For one year following the termination of her employment Ada shall not call on customers.',
    'Either party may end it by notice of three months.',
    'Notice period|Three months from receipt',
    'This Agreement may be terminated within two weeks.',
    'In accordance with the rules the records are valid for two years.',
  ])('is not told by %s', (line) => {
    expect(read('AGREEMENT', line)).not.toHaveProperty('term');
  });
});
