/**
 * Fronts of European identity cards: no machine-readable zone, labels in the language of the issuer and often in
 * others.
 */
import { type MadeCard } from './made-card.js';

export const EUROPEAN_IDENTITY_CARDS: readonly MadeCard[] = [
  {
    name: 'German identity card',
    drawing: `
      20,10,9 BUNDESREPUBLIK DEUTSCHLAND
      20,22,10 PERSONALAUSWEIS
      160,24,6 IDENTITY CARD / CARTE D'IDENTITÉ
      360,20,12 L01X00T47
      160,50,6 Name/Surname/Nom
      160,58,10 BEISPIEL
      160,74,6 Vornamen/Given names/Prénoms
      160,82,10 ADA MARIE
      160,98,6 Geburtstag/Date of birth
      300,98,6 Staatsangehörigkeit/Nationality
      160,106,10 12.08.1983
      300,106,10 DEUTSCH
      160,122,6 Geburtsort/Place of birth/Lieu de naissance
      160,130,10 BERLIN
      160,146,6 Gültig bis/Date of expiry
      160,154,10 31.10.2031
      330,154,12 938568`,
    truth: {
      subtype: 'id_card',
      document_number: 'L01X00T47',
      surname: 'BEISPIEL',
      given_names: 'ADA MARIE',
      birth_date: '1983-08-12',
      nationality: 'DEU',
      birth_place: 'BERLIN',
      expiry_date: '2031-10-31',
      issuing_country: 'DEU',
    },
  },
  {
    name: 'French identity card',
    drawing: `
      150,10,9 RÉPUBLIQUE FRANÇAISE
      150,22,8 CARTE NATIONALE D'IDENTITÉ / IDENTITY CARD
      150,40,6 NOM / Surname
      150,48,10 EXEMPLE
      150,62,6 Prénoms / Given names
      150,70,10 Ada, Marie
      150,84,6 SEXE / Sex
      230,84,6 NATIONALITÉ / Nationality
      370,84,6 DATE DE NAISS. / Date of birth
      150,92,10 F
      230,92,10 FRA
      370,92,10 13 07 1990
      150,106,6 LIEU DE NAISSANCE / Place of birth
      150,114,10 LYON
      150,150,6 N° DU DOCUMENT / Document No
      320,150,6 DATE D'EXPIR. / Expiry date
      150,158,10 X4RTBPFW4
      320,158,10 27 01 2031`,
    truth: {
      subtype: 'id_card',
      document_number: 'X4RTBPFW4',
      surname: 'EXEMPLE',
      given_names: 'Ada, Marie',
      sex: 'F',
      nationality: 'FRA',
      birth_date: '1990-07-13',
      birth_place: 'LYON',
      expiry_date: '2031-01-27',
      issuing_country: 'FRA',
    },
  },
  {
    name: 'Spanish identity card',
    drawing: `
      20,10,9 ESPAÑA
      120,10,8 DOCUMENTO NACIONAL DE IDENTIDAD
      150,40,6 APELLIDOS
      150,48,10 EJEMPLO
      150,60,10 MUESTRA
      150,74,6 NOMBRE
      150,82,10 ADA
      150,96,6 SEXO
      200,96,6 NACIONALIDAD
      150,104,10 F
      200,104,10 ESP
      150,118,6 FECHA DE NACIMIENTO
      150,126,10 01 02 1980
      150,140,6 NUM SOPORT
      250,140,6 VALIDEZ
      150,148,10 BAA000589
      250,148,10 01 02 2030
      20,170,8 DNI
      44,168,12 12345678Z`,
    truth: {
      subtype: 'id_card',
      document_number: '12345678Z',
      surname: 'EJEMPLO MUESTRA',
      given_names: 'ADA',
      sex: 'F',
      nationality: 'ESP',
      birth_date: '1980-02-01',
      expiry_date: '2030-02-01',
      issuing_country: 'ESP',
    },
  },
  {
    name: 'Italian identity card',
    drawing: `
      20,10,9 REPUBBLICA ITALIANA
      20,22,7 MINISTERO DELL'INTERNO
      200,22,8 CARTA DI IDENTITÀ / IDENTITY CARD
      380,10,11 CA00000AA
      150,44,6 COGNOME / SURNAME
      150,52,10 ESEMPIO
      150,66,6 NOME / NAME
      150,74,10 ADA
      150,88,6 LUOGO E DATA DI NASCITA / PLACE AND DATE OF BIRTH
      150,96,10 ROMA 30.12.1964
      150,110,6 SESSO / SEX
      230,110,6 STATURA / HEIGHT
      330,110,6 CITTADINANZA / NATIONALITY
      150,118,10 F
      230,118,10 165
      330,118,10 ITA
      150,132,6 EMISSIONE / ISSUING
      300,132,6 SCADENZA / EXPIRY
      150,140,10 20.12.2022
      300,140,10 30.12.2032`,
    truth: {
      subtype: 'id_card',
      document_number: 'CA00000AA',
      surname: 'ESEMPIO',
      given_names: 'ADA',
      birth_date: '1964-12-30',
      birth_place: 'ROMA',
      sex: 'F',
      nationality: 'ITA',
      issue_date: '2022-12-20',
      expiry_date: '2032-12-30',
      issuing_country: 'ITA',
    },
  },
  {
    name: 'Portuguese citizen card',
    drawing: `
      20,10,9 CARTÃO DE CIDADÃO
      160,12,6 CITIZEN CARD
      260,10,8 REPÚBLICA PORTUGUESA
      150,40,6 APELIDO(S) / SURNAME
      150,48,10 EXEMPLO
      150,62,6 NOME(S) / GIVEN NAME
      150,70,10 ADA MARIA
      150,84,6 SEXO / SEX
      220,84,6 ALTURA / HEIGHT
      310,84,6 NACIONALIDADE / NATIONALITY
      150,92,10 F
      220,92,10 1,65
      310,92,10 PRT
      150,106,6 DATA DE NASCIMENTO / DATE OF BIRTH
      150,114,10 10 10 1980
      150,128,6 N. DOCUMENTO / DOCUMENT NO
      320,128,6 DATA DE VALIDADE / EXPIRY DATE
      150,136,10 00000000 0 ZZ4
      320,136,10 13 10 2031`,
    truth: {
      subtype: 'id_card',
      document_number: '00000000 0 ZZ4',
      surname: 'EXEMPLO',
      given_names: 'ADA MARIA',
      sex: 'F',
      nationality: 'PRT',
      birth_date: '1980-10-10',
      expiry_date: '2031-10-13',
      issuing_country: 'PRT',
    },
  },
  {
    name: 'Polish identity card',
    drawing: `
      20,10,9 RZECZPOSPOLITA POLSKA / REPUBLIC OF POLAND
      20,22,8 DOWÓD OSOBISTY / IDENTITY CARD
      150,40,6 NAZWISKO / SURNAME
      150,48,10 PRZYKŁADOWA
      150,62,6 IMIONA / GIVEN NAMES
      150,70,10 ADA MARIA
      150,84,6 OBYWATELSTWO / NATIONALITY
      310,84,6 DATA URODZENIA / DATE OF BIRTH
      150,92,10 POLSKIE
      310,92,10 01.01.1990
      150,106,6 NUMER DOWODU / IDENTITY CARD NUMBER
      330,106,6 PŁEĆ / SEX
      150,114,10 ZZC900205
      330,114,10 K/F
      150,128,6 TERMIN WAŻNOŚCI / EXPIRY DATE
      150,136,10 01.03.2029`,
    truth: {
      subtype: 'id_card',
      document_number: 'ZZC900205',
      surname: 'PRZYKŁADOWA',
      given_names: 'ADA MARIA',
      nationality: 'POL',
      birth_date: '1990-01-01',
      sex: 'F',
      expiry_date: '2029-03-01',
      issuing_country: 'POL',
    },
  },
  {
    name: 'Dutch identity card',
    drawing: `
      20,10,9 KONINKRIJK DER NEDERLANDEN
      20,22,8 IDENTITEITSKAART
      180,22,6 IDENTITY CARD / CARTE D'IDENTITE
      360,20,11 SPECI2014
      150,40,6 naam/surname/nom
      150,48,10 Van der Voorbeeld
      150,62,6 voornamen/given names/prénoms
      150,70,10 Ada Liselotte
      150,84,6 nationaliteit/nationality/nationalité
      150,92,10 Nederlandse
      150,106,6 geboortedatum/date of birth
      300,106,6 persoonsnummer/personal no.
      150,114,10 10 MAA/MAR 1965
      300,114,10 999999990
      150,128,6 datum van afgifte/date of issue
      300,128,6 geldig tot/date of expiry
      150,136,10 15 JAN/JAN 2014
      300,136,10 15 JAN/JAN 2024
      150,150,6 geslacht/sex
      150,158,10 V/F`,
    truth: {
      subtype: 'id_card',
      document_number: 'SPECI2014',
      surname: 'Van der Voorbeeld',
      given_names: 'Ada Liselotte',
      nationality: 'NLD',
      birth_date: '1965-03-10',
      issue_date: '2014-01-15',
      expiry_date: '2024-01-15',
      sex: 'F',
      issuing_country: 'NLD',
    },
  },
];
