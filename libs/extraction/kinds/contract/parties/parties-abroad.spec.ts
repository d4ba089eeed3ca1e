import { layOut } from '../../../layout/layout.js';
import { pageOf } from '../../../testing/made-page.js';
import { kindOf } from '../../all.js';
import { assemble } from '../../../reading/found.js';
import { readingOf } from '../../../reading/reading.js';

const parties = (language: string, lines: string[]) =>
  assemble(kindOf('contract').fields(readingOf(layOut([pageOf(lines)]), language))).extraction['parties'];

describe('the parties of a contract in another language', () => {
  it.each([
    [
      'es',
      [
        'REUNIDOS|SEP 2021',
        'De una parte, DON MAX MUSTRO, mayor de edad, y DOÑA EVA MUSTRA, mayor de edad (en adelante,',
        '«la parte arrendadora»).',
        'De otra parte, DOÑA ADA EJEMPLO, mayor de edad (en adelante, «la arrendataria»).',
      ],
      ['MAX MUSTRO', 'EVA MUSTRA', 'ADA EJEMPLO'],
    ],
    [
      'de',
      ['Zwischen', 'der Firma Larkspur GmbH, Mühlweg 1, 12345 Ulm,', 'und', 'Herrn Max Muster, geboren 1980,', 'wird'],
      ['Larkspur GmbH', 'Max Muster'],
    ],
    [
      'de',
      [
        '1. Eva Muster, geboren am 3. Mai 1970,',
        '2. Max Muster, geboren am 4. Mai 1971,',
        '3. Larkspur GmbH',
        'gründen',
      ],
      ['Eva Muster', 'Max Muster'],
    ],
    [
      'nl',
      ['De ondergetekenden:', '1. Larkspur B.V., hierna: verkoper;', 'en', '2. de heer B. Muster, hierna: koper;'],
      ['Larkspur B.V.', 'B. Muster'],
    ],
    [
      'es',
      [
        'CONTRATO DE SERVICIOS',
        'De una parte, LARKSPUR, S.L., en adelante EL CLIENTE;',
        'y de otra, HAVRE, S.A., en adelante EL PROVEEDOR.',
      ],
      ['LARKSPUR, S.L.', 'HAVRE, S.A.'],
    ],
    [
      'it',
      [
        'tra i signori:',
        '- Bruno Prova, nato a Imola, di seguito «Locatore»;',
        '− Larkspur S.r.l., di seguito «Conduttore»;',
      ],
      ['Bruno Prova', 'Larkspur S.r.l.'],
    ],
    [
      'de',
      [
        'zwischen der',
        'Larkspur Feinguss GmbH & Co. KG',
        'Hafenstraße 17, 12345 Elmstadt, vertreten durch die Larkspur Verwaltungs-GmbH',
        '– nachfolgend „Auftraggeber“ genannt –',
        'und',
        'Herrn Dipl.-Ing. Max Muster',
        'Ahornweg 3, 12345 Elmstadt',
        '– nachfolgend „Auftragnehmer“ genannt –',
        '– gemeinsam auch „die Parteien“ –',
      ],
      ['Larkspur Feinguss GmbH & Co. KG', 'Max Muster'],
    ],
    [
      'de',
      ['Zwischen den Eheleuten Eva Muster und Max Muster (Vermieter) und der Larkspur Apotheke OHG (Mieterin) wird'],
      ['Eva Muster', 'Max Muster', 'Larkspur Apotheke OHG'],
    ],
    [
      'de',
      ['Zwischen Larkspur GmbH, Elmstadt, nachfolgend Vermieter genannt, und Frau Eva Muster, im Folgenden: Mieterin'],
      ['Larkspur GmbH', 'Eva Muster'],
    ],
    [
      'fr',
      [
        'ENTRE LES SOUSSIGNÉES :',
        'La société LARKSPUR MATÉRIAUX, au capital de 10 000 euros, représentée par Madame Eva Muster,',
        'Ci-après dénommée « la Société », D’une part, ET :',
        'Monsieur Max Muster, demeurant à Elmville, ci-après dénommé « le Candidat »',
      ],
      ['LARKSPUR MATÉRIAUX', 'Max Muster'],
    ],
    [
      'es',
      [
        'REUNIDOS',
        'DE UNA PARTE, D. Max Muster, en nombre y representación de la mercantil LARKSPUR, S.A. (en adelante, el “Titular”).',
        'DE OTRA PARTE, D.ª Eva Muster, mayor de edad (en adelante, la “Consultora”).',
      ],
      ['LARKSPUR, S.A.', 'Eva Muster'],
    ],
    [
      'it',
      [
        'TRA',
        'Larkspur & C. S.n.c., in persona del Sig. Max Muster (di seguito, la “Parte Divulgante”)',
        'E Harbour Essiccatori S.r.l., con sede legale in Elmo (di seguito, la “Parte Ricevente”)',
      ],
      ['Larkspur & C. S.n.c.', 'Harbour Essiccatori S.r.l.'],
    ],
    [
      'nl',
      [
        'De ondergetekenden:',
        '1. de besloten vennootschap met beperkte aansprakelijkheid Larkspur B.V., hierna te noemen: "Verstrekker"; en',
        '2. de heer Max van der Muster, wonende te Elm, hierna te noemen: "Ontvanger";',
      ],
      ['Larkspur B.V.', 'Max van der Muster'],
    ],
    [
      'de',
      [
        'Vertraulichkeitsvereinbarung',
        'Die Larkspur Rohrbau AG, Hafenstraße 17, 12345 Elmstadt, nachstehend „Larkspur“,',
        'und',
        'die Gebr. Muster Ges.m.b.H. & Co KG, Ahornweg 3, Elmstadt, nachstehend „Muster“,',
        'beide nachstehend auch „Partner“, schließen die folgende Vereinbarung:',
      ],
      ['Larkspur Rohrbau AG', 'Gebr. Muster Ges.m.b.H. & Co KG'],
    ],
    [
      'fr',
      [
        'Entre',
        'La Commune de Saint-Elme, représentée par son maire, Mme Eva Autre, ci-',
        'après « le Client », et',
        'M. Max Muster, entrepreneur, ci-après « le Prestataire »,',
      ],
      ['Commune de Saint-Elme', 'Max Muster'],
    ],
    [
      'es',
      [
        'CONVENIO QUE CELEBRAN POR UNA PARTE LARKSPUR, S.A. DE C.V., EN LO SUCESIVO “LA EMPRESA”,',
        'REPRESENTADA POR EL LIC. CY OTRO, Y POR LA OTRA EL C. MAX MUSTER, EN LO SUCESIVO “EL RECEPTOR”.',
      ],
      ['LARKSPUR, S.A. DE C.V.', 'MAX MUSTER'],
    ],
    [
      'nl',
      [
        'Tussen:',
        '1. Larkspur BV, gevestigd te Elm, vertegenwoordigd door Cy Ander,',
        'en',
        '2. de echtgenoten Eva Muster en Max Muster, wonende te Elm,',
        'hierna samen "de partijen", wordt overeengekomen:',
      ],
      ['Larkspur BV', 'Eva Muster', 'Max Muster'],
    ],
    [
      'de',
      [
        'Elmtown Stempel',
        'abgeschlossen zwischen',
        'Betrieb: Larkspur Parkett Ges.m.b.H. , Mühlweg 1 – im Folgenden „Betrieb“',
        'und',
        'Praktikant*in: Eva Muster, geb. 1. Mai 2002 – im Folgenden „Praktikantin“',
      ],
      ['Larkspur Parkett Ges.m.b.H.', 'Eva Muster'],
    ],
    [
      'de',
      [
        'zwischen',
        'Larkspur Kasse, Bern, vertreten durch Cy Other',
        '– Vermieterin –',
        'und',
        'Atelier Muster AG, Elm, sowie Max Muster, Ulm,',
        '– Mieter –',
        'wird vereinbart: 1. Sie heben den Vertrag auf. 2. Mit Erfüllung ist alles beglichen.',
      ],
      ['Larkspur Kasse', 'Atelier Muster AG', 'Max Muster'],
    ],
    [
      'fr',
      [
        'ENTRE : Max Muster, domicilié à Elmville (Québec) G0X 1C0, ci-après nommé « le Mandant »;',
        'ET : Gestion immobilière Larkspur inc., ayant son siège à Elmville (Québec), ci-après nommée « la Mandataire ».',
        '1. OBJET. Il donne. 2. DUREE DU CONTRAT. Un an.',
      ],
      ['Max Muster', 'Gestion immobilière Larkspur inc.'],
    ],
    [
      'de',
      [
        'zwischen',
        '1. Eva Muster, Mühlweg 1, 12345 Ulm',
        '2. Max Muster, Mühlweg 1, 12345 Ulm',
        '- nachfolgend Darlehensgeber -',
        'und',
        'Larkspur Brauerei GmbH, Ulm - nachfolgend Darlehensnehmerin -',
      ],
      ['Eva Muster', 'Max Muster', 'Larkspur Brauerei GmbH'],
    ],
    [
      'de',
      ['Die Unterzeichnenden', 'a) Eva Muster, Ulm,', 'b) Max Beispiel, Ulm,', 'errichten eine Gesellschaft.'],
      ['Eva Muster', 'Max Beispiel'],
    ],
    [
      'de',
      [
        'Vor mir, dem Notar, erschienen heute:',
        '1. Frau Eva Muster, Ulm,',
        '2. Herr Max Beispiel, Ulm.',
        'Sie erklären:',
      ],
      ['Eva Muster', 'Max Beispiel'],
    ],
    [
      'es',
      [
        'REUNIDOS',
        'De una parte, como ARRENDADORA, D.ª Eva Muster Ruiz, mayor de edad,',
        'y de otra, como ARRENDATARIOS, D. Max Ejemplo Gil y D.ª Ana Prueba Sol, mayores de edad, ACUERDAN',
      ],
      ['Eva Muster Ruiz', 'Max Ejemplo Gil', 'Ana Prueba Sol'],
    ],
    [
      'es',
      [
        'Entre los suscritos a saber: LARKSPUR ALIMENTOS S.A.S., con NIT 900, quien se denominará EL PROVEEDOR,',
        'y FUNDACIÓN DEL PUERTO, con NIT 800, quien se denominará EL CLIENTE, se celebra el contrato.',
      ],
      ['LARKSPUR ALIMENTOS S.A.S.', 'FUNDACIÓN DEL PUERTO'],
    ],
    [
      'fr',
      [
        'Entre les soussignés :',
        "La SAS Larkspur Boulangerie, dont le siège est à Lyon, représentée par M. Cy Autre, d'une part,",
        "Et Mademoiselle Eva Muster, demeurant à Lyon, d'autre part,",
      ],
      ['SAS Larkspur Boulangerie', 'Eva Muster'],
    ],
    [
      'it',
      ['Il sig. Max Esempio, nato a Elmo,', 'e', "l'Associazione Culturale Larkspur, con sede in Elmo,", 'convengono:'],
      ['Max Esempio', 'Associazione Culturale Larkspur'],
    ],
    [
      'pl',
      [
        'zawarta w Elmowie pomiędzy:',
        'Larkspur Sp. z o.o. z siedzibą w Elmowie, zwaną dalej „Zleceniodawcą”,',
        'a',
        'Ewą Przykład, zamieszkałą w Elmowie, zwaną dalej „Zleceniobiorcą”,',
      ],
      ['Larkspur Sp. z o.o.', 'Ewą Przykład'],
    ],
  ])('%s: %s', (language, lines, names) => {
    expect(parties(language, lines)).toEqual(names);
  });

  it('are not who is named over the word that opens them', () => {
    const stamp = ['MARCA DA BOLLO', 'Elmtown', 'tra:', '- Larkspur S.r.l., di seguito "locatore";'];
    expect(parties('it', [...stamp, '- illeggibile, di seguito "conduttore";'])).toEqual(['Larkspur S.r.l.']);
  });

  it('are not a couple alone that begins a line', () => {
    const lines = [
      'Vermieter:|Eva Muster und Max Muster',
      'Mieter:|Larkspur Rad GmbH',
      'Dem Mieter (Mieter) steht es zu.',
    ];
    expect(parties('de', lines)).toEqual(['Eva Muster', 'Max Muster', 'Larkspur Rad GmbH']);
  });
});
