import { fold } from '../../../layout/fold.js';
import { type Said, saidOf } from './first-day-said.js';

/** Of a sentence with its date in brackets. */
function said(sentence: string, early = false): Said {
  const [before = '', after = ''] = fold(sentence).split(/\[.*\]/);
  return saidOf(before, after, early);
}

describe('what a contract says of a date', () => {
  it.each([
    'This Lease is dated 1 May 2022 but [1 June 2022] (the “Effective Date”)',
    'This Amendment is effective as of [1 June 2022] (the “Amendment Effective Date”)',
    'Effective Date means [1 June 2022]',
    'Effective Date: [1 June 2022]',
    'Mietbeginn: [1. Juni 2022]',
    'Date d’effet : [1er juin 2022]',
    'Fecha de inicio: [1 de junio de 2022]',
    'Data di decorrenza: [1 giugno 2022]',
    'Ingangsdatum: [1 juni 2022]',
  ])('its first day is defined: %s', (sentence) => expect(said(sentence)).toBe('defined'));

  it.each([
    'This Agreement shall come into force on [1 June 2022]',
    'This Lease is made and becomes effective this [1st day of June 2022]',
    'shall be paid on [1 June 2022], and this Agreement shall take effect as of that date (the “Effective Date”)',
    'De overeenkomst gaat in op [1 juni 2022]',
    'Der Vertrag tritt am [1. Juni 2022] in Kraft',
    'Le présent contrat prend effet à compter du [1er juin 2022]',
    'El presente contrato entrará en vigor el día [1 de junio de 2022]',
    'El contrato comienza a regir el [1 de septiembre de 2021]',
    'Il contratto, sottoscritto il 2 maggio 2022, decorre dal [1 giugno 2022]',
    'This Deed shall have effect from [1 June 2022]',
    'Diese Vereinbarung ist gültig ab dem [1. Juni 2022]',
    'Le présent accord est conclu avec effet au [1er juin 2022]',
    'De overeenkomst treedt per [1 juni 2022] in werking',
    'Deze overeenkomst, voor de duur van één jaar, gaat in op [1 juni 2022]',
  ])('it begins: %s', (sentence) => expect(said(sentence)).toBe('begins'));

  it('is taken for its first day without its name in the opening alone', () => {
    expect(said('and effective as of [1 June 2022]', true)).toBe('begins');
    expect(said('the new tariff is effective as of [1 June 2022]')).toBe('nothing');
    expect(said('The employment of Ada Example was terminated effective [1 June 2022]', true)).toBe('other');
  });

  it.each([
    'The initial term of this Lease is twelve months, beginning at noon on [June 1, 2022]',
    'Das Arbeitsverhältnis beginnt am [1. Juni 2022]',
    'Das Praktikum beginnt am [1. Juni 2022]',
    'De vennootschap vangt aan op [1 juni 2022]',
    'Le mandat commence le [1er juin 2022]',
    'The internship starts on [1 June 2022]',
    'The term of this Agreement is from [1 June 2022] to 31 May 2024',
    'Der Vertrag läuft vom [1. Juni 2022] bis 31. Mai 2024',
    'This Agreement is for a period of two (2) years from [1 June 2022]',
    'Le bail est consenti pour une durée de trois ans à compter du [1er juin 2022]',
    'El plazo de duración es de un año, a contar desde el día [1 de octubre de 2022]',
    'El contrato se pacta por un plazo de cinco años desde el [1 de junio de 2022]',
  ])('it lasts from then: %s', (sentence) => expect(said(sentence)).toBe('lasts'));

  it.each([
    'The Loan is repaid by monthly instalments, commencing [7 June 2022]',
    'The warranty is given for two years from [1 June 2022]',
    'The works are open from [1 June 2022] to 31 May 2024',
  ])('something else lasts from then: %s', (sentence) => expect(said(sentence)).toBe('nothing'));

  it.each([
    'This Agreement is made and entered into as of [1 June 2022]',
    'THIS JOINT VENTURE AGREEMENT, dated for reference the [1st day of June, 2022]',
    'This Agreement is entered into by and between Larkspur, Inc. and Harbour Ltd as of [1 June 2022]',
    'Fait à Elmtown, le [1er juin 2022]',
    'En Elmtown, a [1 de junio de 2022]',
    'L’accordo è stipulato in data [1 giugno 2022]',
  ])('it was made then: %s', (sentence) => expect(said(sentence)).toBe('made'));

  it.each(['Mietvertrag Nr. 12 vom [1. Juni 2022]', 'Software Licence Agreement dated [1 June 2022]'])(
    'it is headed so: %s',
    (sentence) => expect(said(sentence)).toBe('headed'),
  );

  it.each(['Signed on: [1 June 2022]', 'Elmtown, den [1. Juni 2022]', 'Elmtown, [1 giugno 2022]'])(
    'it was signed then: %s',
    (sentence) => expect(said(sentence)).toBe('signed'),
  );

  it.each([
    'This Amendment No. 2 to the Master Supply Agreement dated [1 June 2022]',
    'as amended by Amendment No. 1 dated [1 June 2022]',
    'the Borrower, by its application dated [1 June 2022]',
    'Reference is made to that certain Credit Facility, dated as of [1 June 2022]',
    'Nachtrag zum Liefervertrag vom [1. Juni 2022]',
    'Avenant au contrat de distribution conclu le [1er juin 2022]',
    'apoderado en virtud de escritura de poder otorgada el [1 de junio de 2022]',
    'con lettera del [1 giugno 2022]',
    'zoals omschreven in het opnamerapport van [1 juni 2022]',
    'Frau Ada Example, geboren am [1. Juni 1992]',
    'pursuant to Regulation (EU) 2022/1 of [1 June 2022]',
    'not later than [1 June 2022]',
    'shall calculate all dates after [1 June 2022]',
  ])('it is no day of this contract: %s', (sentence) => expect(said(sentence)).toBe('other'));
});
