import { isPerson, nameAt } from './party-name.js';
import { signers } from './signatures.js';

describe('the name of a party', () => {
  it.each([
    ['Larkspur Tools, Inc., a Delaware corporation', 'Larkspur Tools, Inc.'],
    ['Harbour Joinery Co., Ltd. (“Harbour”)', 'Harbour Joinery Co., Ltd.'],
    ['the Saltmarsh Trust Company of America, with offices', 'Saltmarsh Trust Company of America'],
    ['Mill & Lane Bank, N.A. and', 'Mill & Lane Bank, N.A.'],
    ['Town of Elmtown, Virginia, a municipal corporation', 'Town of Elmtown, Virginia'],
    ['Harbour Computing (Pty) Ltd of 12 Quay Road', 'Harbour Computing (Pty) Ltd'],
    ['Sample, Other & Quay, LLP, a partnership', 'Sample, Other & Quay, LLP'],
    ['St. Elmo Holdings LLC d/b/a Elmo', 'St. Elmo Holdings LLC'],
    ['Hollis and Daughters Ltd, whose office is', 'Hollis and Daughters Ltd'],
    ['Ada Example, a resident of Salem', 'Ada Example'],
    ['Mr. Ben Q. Sample, III (the “Employee”)', 'Ben Q. Sample, III'],
    ['Ada Example and Larkspur Tools, Inc.', 'Ada Example'],
    ['Ben C. van den Sample (“Executive”)', 'Ben C. van den Sample'],
    ['Ada ter Sample and', 'Ada ter Sample'],
    ['Ada Example, M.D., an individual', 'Ada Example'],
    ['Larkspur Ltd. The parties agree', 'Larkspur Ltd'],
    ['LARKSPUR TOOLS (HK) LIMITED, a company', 'LARKSPUR TOOLS (HK) LIMITED'],
    ['Larkspur (Southern Isles) Trading Ltd. (“Larkspur”)', 'Larkspur (Southern Isles) Trading Ltd.'],
    ['Larkspur (Supplier) and', 'Larkspur'],
    ['Larkspur Sun & Spa Trading, LLC, a', 'Larkspur Sun & Spa Trading, LLC'],
    ['ADA EXAMPLE of The Mill, Elmtown', 'ADA EXAMPLE'],
    ['THE TRUSTEES OF ELMTOWN COLLEGE Registration number 12', 'THE TRUSTEES OF ELMTOWN COLLEGE'],
    ['ADA EXAMPLE, Jr., an individual', 'ADA EXAMPLE, Jr.'],
    ['SAP Larkspur Ltd, a', 'SAP Larkspur Ltd'],
    ['Agaves Larkspur, S.A. de C.V., con domicilio', 'Agaves Larkspur, S.A. de C.V.'],
    ['Larkspur Sp. z o.o., Elmtown', 'Larkspur Sp. z o.o.'],
    ['Larkspur ApS and', 'Larkspur ApS'],
    ['Larkspur Radhaus UG (haftungsbeschränkt), Ulm', 'Larkspur Radhaus UG (haftungsbeschränkt)'],
    ['Larkspur Dolci S.n.c. di Prova & Esempio, con sede', 'Larkspur Dolci S.n.c. di Prova & Esempio'],
    ['Biscuits du Moulin, SAS au capital de 90 000 €', 'Biscuits du Moulin'],
    ['Mme Ada Example, demeurant', 'Ada Example'],
    ['ADA EXAMPLE of P.O. Box 12 Elmtown', 'ADA EXAMPLE'],
    ['Larkspur AS and', 'Larkspur AS'],
    ['SAS Larkspur Conseil, dont', 'SAS Larkspur Conseil'],
    ['Larkspur Muri di Prova & C. s.a.s., Elm', 'Larkspur Muri di Prova & C. s.a.s.'],
    ['Verein zur Rettung der Bienen e.V., Ulm', 'Verein zur Rettung der Bienen e.V.'],
    ['Elmtown College The College', 'Elmtown College'],
    ['Ben Sample & Cy Other', 'Ben Sample'],
    ['Larkspur Wetland Trust CLG seeks', 'Larkspur Wetland Trust CLG'],
    ['Larkspur Kontor eG Ulm', 'Larkspur Kontor eG'],
    ['LARKSPUR DOLCI S.N.C. DI PROVA E ESEMPIO, con sede', 'LARKSPUR DOLCI S.N.C. DI PROVA E ESEMPIO'],
    ['LARKSPUR. LIME & STONE COMPANY, INC., a', 'LARKSPUR. LIME & STONE COMPANY, INC.'],
  ])('begins %s: %s', (text, name) => {
    expect(nameAt(text, 0)?.name).toBe(name);
  });

  it('holds an "and" before its form of company when another party is named already', () => {
    expect(nameAt('Elm River Telegraph and Telephone Company (“Elm”)', 0, true)?.name).toBe(
      'Elm River Telegraph and Telephone Company',
    );
  });

  it('is none where no capital stands', () => {
    expect(nameAt('a corporation', 0)).toBeUndefined();
  });

  it.each([
    ['Ada Example', true],
    ['Ben van Sample', true],
    ['Larkspur Holdings', false],
    ['Larkspur', false],
  ])('%s is a person: %s', (name, person) => {
    expect(isPerson(name)).toBe(person);
  });
});

describe('who signs', () => {
  it('is who does so for themselves, not an officer for a company', () => {
    const end = 'LARKSPUR: ASSOCIATE: BY: /s/ Cy Officer /s/ Ada Example Cy Officer Ada Example Vice President';
    expect(signers(end).map(({ name }) => name)).toEqual(['Ada Example']);
  });

  it('may be told by the caption of a line', () => {
    expect(signers('Employee: Ada Example Date: 1 May 2026').map(({ name }) => name)).toEqual(['Ada Example']);
  });
});
