/** Fronts of American licences: by field numbers, by the labels of the AAMVA, and with names that nothing announces. */
import { type MadeCard } from './made-card.js';

export const AMERICAN_CARDS: readonly MadeCard[] = [
  {
    name: 'labels as letters',
    drawing: `
      20,10,14 CALIFORNIA
      200,10,10 DRIVER LICENSE
      150,34,12 DL I1234568
      150,50,9 EXP 08/31/2029
      300,50,8 CLASS C
      150,64,8 LN EXAMPLE
      150,76,8 FN ADA MARIE
      150,88,8 2570 24TH STREET
      150,98,8 ANYTOWN, CA 95818
      150,110,9 DOB 08/31/1977
      150,124,7 RSTR NONE
      300,140,8 SEX F
      350,140,8 HAIR BRN
      300,152,8 HGT 5'-05"
      150,170,7 DD 08/31/2024NNNAN/ANFD/YY
      330,170,7 ISS
      330,180,8 08/31/2024`,
    truth: {
      subtype: 'driver_license',
      document_number: 'I1234568',
      surname: 'EXAMPLE',
      given_names: 'ADA MARIE',
      address: '2570 24TH STREET, ANYTOWN, CA 95818',
      birth_date: '1977-08-31',
      sex: 'F',
      issue_date: '2024-08-31',
      expiry_date: '2029-08-31',
      issuing_state: 'CA',
      issuing_country: 'USA',
    },
  },
  {
    name: 'field numbers with their labels',
    drawing: `
      20,10,14 TEXAS
      200,10,10 DRIVER LICENSE
      120,34,9 4d DL: 12345678
      300,34,9 9 Class: C
      120,46,9 4a Iss: 05/20/2018
      300,46,9 4b Exp: 05/20/2026
      120,58,9 3 DOB: 05/20/1974
      120,72,9 1 EXAMPLE
      120,84,9 2 ADA MARIE
      120,96,9 8 12 MILL LANE
      130,108,9 AUSTIN, TX 78701-0000
      120,122,8 12 Restrictions: NONE
      120,136,9 15 Sex: F
      200,136,9 16 Hgt: 5'-06"
      280,136,9 18 Eyes: BLU
      120,150,8 5 DD: 12345678901234567890`,
    truth: {
      subtype: 'driver_license',
      document_number: '12345678',
      surname: 'EXAMPLE',
      given_names: 'ADA MARIE',
      address: '12 MILL LANE, AUSTIN, TX 78701-0000',
      birth_date: '1974-05-20',
      sex: 'F',
      issue_date: '2018-05-20',
      expiry_date: '2026-05-20',
      issuing_state: 'TX',
      issuing_country: 'USA',
    },
  },
  {
    name: 'names and address that nothing announces',
    drawing: `
      20,10,14 MASSACHUSETTS
      220,10,10 DRIVER'S LICENSE
      150,34,6 4a ISS
      230,34,6 4d NUMBER
      150,42,10 01/12/2016
      230,42,10 S99988801
      150,58,6 4b EXP
      230,58,6 3 DOB
      150,66,10 01/12/2021
      230,66,10 01/12/1959
      150,84,10 EXAMPLE
      150,96,10 ADA
      150,108,9 12 NORTH MILL STREET
      150,119,9 APT. 1
      150,130,9 SALEM, MA 01970-1748
      150,150,8 15 SEX M
      220,150,8 16 HGT 6'-04"`,
    truth: {
      subtype: 'driver_license',
      document_number: 'S99988801',
      surname: 'EXAMPLE',
      given_names: 'ADA',
      address: '12 NORTH MILL STREET, APT. 1, SALEM, MA 01970-1748',
      birth_date: '1959-01-12',
      sex: 'M',
      issue_date: '2016-01-12',
      expiry_date: '2021-01-12',
      issuing_state: 'MA',
      issuing_country: 'USA',
    },
  },
  {
    name: 'surname and given names in one line',
    drawing: `
      20,10,14 FLORIDA
      200,10,10 DRIVER LICENSE
      150,30,10 E514-172-80-844-0
      320,30,8 CLASS E
      150,50,9 1 EXAMPLE
      150,62,9 2 ADA MARIE
      150,74,9 8 12 MILL STREET
      160,86,9 TALLAHASSEE, FL 32399-6504
      150,100,8 DOB: 06-15-1980
      280,100,8 SEX: F
      150,112,8 ISSUED: 06-15-2017
      280,112,8 EXPIRES: 06-15-2025`,
    truth: {
      subtype: 'driver_license',
      document_number: 'E514-172-80-844-0',
      surname: 'EXAMPLE',
      given_names: 'ADA MARIE',
      address: '12 MILL STREET, TALLAHASSEE, FL 32399-6504',
      birth_date: '1980-06-15',
      sex: 'F',
      issue_date: '2017-06-15',
      expiry_date: '2025-06-15',
      issuing_state: 'FL',
      issuing_country: 'USA',
    },
  },
  {
    name: 'Canadian licence',
    drawing: `
      20,10,12 ONTARIO
      120,10,8 CANADA
      200,10,10 DRIVER'S LICENCE
      150,34,7 1,2 NAME/NOM
      150,42,10 EXAMPLE,
      150,54,10 ADA
      150,66,7 8 ADDRESS/ADRESSE
      150,74,9 12 MILL LANE
      150,85,9 TORONTO, ON, M5V 2T6
      150,98,7 4d NUMBER/NUMÉRO
      150,106,10 E1234-56789-01234
      150,120,7 4a ISS/DÉL
      270,120,7 4b EXP/EXP
      150,128,10 2019/07/14
      270,128,10 2024/07/14
      150,142,7 15 SEX/SEXE
      150,150,10 F
      270,142,7 3 DOB/DDN
      270,150,10 1981/07/14`,
    truth: {
      subtype: 'driver_license',
      document_number: 'E1234-56789-01234',
      surname: 'EXAMPLE',
      given_names: 'ADA',
      birth_date: '1981-07-14',
      sex: 'F',
      issue_date: '2019-07-14',
      expiry_date: '2024-07-14',
      issuing_country: 'CAN',
    },
  },
];
