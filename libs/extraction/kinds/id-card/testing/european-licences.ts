/** Fronts of European licences and permits: field numbers of the licence directive, or few labels. */
import { type MadeCard } from './made-card.js';

export const EUROPEAN_LICENCES: readonly MadeCard[] = [
  {
    name: 'British driving licence',
    drawing: `
      120,10,11 DRIVING LICENCE
      40,10,9 UK
      150,40,10 1. SAMPLE
      150,52,10 2. MISS ADA MEREDYTH
      150,64,10 3. 11.03.1976 UNITED KINGDOM
      150,76,10 4a. 19.01.2013
      260,76,10 4c. DVLA
      150,88,10 4b. 18.01.2023
      150,100,10 5. SAMPL753116AM9IJ 35
      150,130,8 8. 12 MILL LANE, LEEDS, LS1 4AB
      150,145,10 9. AM/A/B1/B/f/k/l/n/p`,
    truth: {
      subtype: 'driver_license',
      surname: 'SAMPLE',
      given_names: 'ADA MEREDYTH',
      birth_date: '1976-03-11',
      issue_date: '2013-01-19',
      expiry_date: '2023-01-18',
      document_number: 'SAMPL753116AM9IJ 35',
      address: '12 MILL LANE, LEEDS, LS1 4AB',
      issuing_country: 'GBR',
    },
  },
  {
    name: 'German driving licence',
    drawing: `
      120,10,11 FÜHRERSCHEIN
      260,10,8 BUNDESREPUBLIK DEUTSCHLAND
      150,40,10 1. Beispiel
      150,52,10 2. Ada
      150,64,10 3. 12.08.64 Berlin
      150,76,10 4a. 19.01.13
      230,76,10 4c. Landratsamt
      150,88,10 4b. 18.01.28
      150,100,10 5. B072RRE2I55
      150,130,10 9. AM/B/L`,
    truth: {
      subtype: 'driver_license',
      surname: 'Beispiel',
      given_names: 'Ada',
      birth_date: '1964-08-12',
      birth_place: 'Berlin',
      issue_date: '2013-01-19',
      expiry_date: '2028-01-18',
      document_number: 'B072RRE2I55',
      issuing_country: 'DEU',
    },
  },
  {
    name: 'residence permit',
    drawing: `
      150,10,9 RESIDENCE PERMIT
      350,10,11 ZU1234567
      20,30,8 UNITED KINGDOM
      150,34,6 Name
      150,42,10 SAMPLE ADA
      150,58,6 Valid until
      150,66,10 31.12.2027
      150,82,6 Place & date of issue
      150,90,10 LEEDS 05.06.2021
      150,106,6 Type of permit
      150,114,10 SETTLEMENT`,
    truth: {
      subtype: 'residence_permit',
      document_number: 'ZU1234567',
      expiry_date: '2027-12-31',
      issue_date: '2021-06-05',
      issuing_country: 'GBR',
    },
  },
];
